import { memory } from './memory.ts';
import type { OriginState } from './state.ts';

/** Seats taken at events since the origin was made, by event. */
const taken = memory(() => new Map<string, number>());

/** How many of the seats that the data says are left still are. */
export const seatsLeft = (state: OriginState, eventId: string, remaining: number): number =>
  Math.max(0, remaining - (taken(state).get(eventId) ?? 0));

/** Takes seats at an event; gives them back where the number is negative. */
export function takeSeats(state: OriginState, eventId: string, seats: number): void {
  taken(state).set(eventId, (taken(state).get(eventId) ?? 0) + seats);
}
