import type { EventRecord } from '#src/events/event.ts';
import type { Config } from './widget.ts';

/** How many seats a visitor may take: as many as the author says, and no more than the event allows a company. */
export function mostSeats({ maxSeats }: Pick<Config, 'maxSeats'>, { source }: EventRecord): number {
  const { seatsPerCompany = maxSeats } = source;
  return Math.max(1, Math.min(maxSeats, Math.floor(seatsPerCompany)));
}
