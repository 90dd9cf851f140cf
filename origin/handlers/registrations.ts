import type { HttpHandler } from 'msw';
import { events, type User } from '../data.ts';
import { tradeEvents } from '../data-catalogue.ts';
import { endpoint, forUser, readBody, textOf, type UserCall } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields } from '../refusals.ts';
import { seatsLeft, takeSeats } from '../seats.ts';
import type { OriginState } from '../state.ts';

/** A visitor's place at an event. */
interface Registration {
  eventId: string;
  /** `none`: the event is there, and nobody has registered; never kept. */
  status: 'registered' | 'waitlisted' | 'pending' | 'cancelled' | 'attended' | 'none';
  reference: string;
  seats: number;
  /** On the waiting list, from 1. */
  position?: number;
}

/** What somebody has answered for themselves and for their guests; never given out again. */
interface Given {
  answers: object;
  guests: readonly unknown[];
}

/** What registering for an event goes by. Events for everybody have no number of seats. */
interface Registrable {
  id: string;
  status: string;
  end: string;
  capacity?: number;
  remaining?: number;
  opens?: string;
  closes?: string;
  waitlist?: boolean;
  seatsPerCompany?: number;
  audienceRoles?: readonly string[];
  /** Where nobody registers: a deadline. */
  isDateOnly?: boolean;
}

const registrables = new Map<string, Registrable>([
  ...events.map((event): [string, Registrable] => {
    const end = event.occurrences.at(-1)?.end ?? '';
    return [event.id, { id: event.id, status: event.status, end, waitlist: event.status === 'soldout' }];
  }),
  ...tradeEvents.map((event): [string, Registrable] => [
    event.id,
    {
      ...event,
      end: event.occurrences?.at(-1)?.end ?? event.end,
      isDateOnly: event.capacity === undefined,
    },
  ]),
]);

/** What the invented people have registered for, by person. */
export const registrations = memory(
  () =>
    new Map<string, Registration[]>([
      [
        'u-partner-admin',
        [
          { eventId: 'riyadh-trade-days-2026', status: 'registered', reference: 'R-0901', seats: 2 },
          { eventId: 'fam-alula-2026', status: 'waitlisted', reference: 'R-0907', seats: 1, position: 2 },
          { eventId: 'winter-briefing-2026', status: 'attended', reference: 'R-0844', seats: 1 },
        ],
      ],
      [
        'u-default',
        [
          { eventId: 'taif-rose-harvest', status: 'registered', reference: 'R-0912', seats: 2 },
          { eventId: 'national-day', status: 'attended', reference: 'R-0731', seats: 1 },
        ],
      ],
    ]),
);

/** What was answered, by person and event. */
export const given = memory(() => new Map<string, Given>());

/** How many stand on each waiting list. */
const waiting = memory(() => new Map<string, number>([['fam-alula-2026', 3]]));

const ownOf = ({ state, user }: UserCall): Registration[] => registrations(state).get(user.id) ?? [];

/** A registration with what its event says of seats and times. */
function withEvent(registration: Registration, state: OriginState) {
  const event = registrables.get(registration.eventId);
  if (!event) return { ...registration };
  const { capacity, opens, closes, waitlist = false } = event;
  const left = leftOf(state, event);
  return {
    ...registration,
    event: {
      capacity,
      remaining: left === Infinity ? undefined : left,
      opens,
      closes,
      // Every event that is full has a list.
      waitlist: waitlist || left === 0,
    },
  };
}

/** How many seats are left; of an event without a number of seats as many as anybody wants, or none. */
function leftOf(state: OriginState, { id, capacity, remaining = 0, status }: Registrable): number {
  if (status === 'soldout') return 0;
  return capacity === undefined ? Infinity : seatsLeft(state, id, remaining);
}

const none = (eventId: string): Registration => ({ eventId, status: 'none', reference: '', seats: 0 });

function list(call: UserCall): Response {
  const eventId = call.url.searchParams.get('eventId');
  const items = ownOf(call).filter((own) => eventId === null || own.eventId === eventId);
  const isOpen = eventId !== null && items.length === 0 && registrables.has(eventId);
  const shown = isOpen ? [none(eventId)] : items;
  return json({ items: shown.map((item) => withEvent(item, call.state)) });
}

/** Whether somebody can still register or change at a time; to cancel, it must not be over. */
const isOpen = ({ opens, closes, end, isDateOnly }: Registrable, now: Date, action: string): boolean =>
  action === 'cancel'
    ? now <= new Date(end)
    : isDateOnly !== true &&
      (opens === undefined || now >= new Date(opens)) &&
      (closes === undefined || now <= new Date(closes)) &&
      now <= new Date(end);

const isActive = (own: Registration | undefined): own is Registration =>
  own !== undefined && ['registered', 'waitlisted', 'pending'].includes(own.status);

const mayCome = ({ audienceRoles }: Registrable, user: User): boolean =>
  audienceRoles === undefined || audienceRoles.includes(user.expectedRole);

/** The state that an action leads to, or why it does not. */
function nextStatus(
  action: string,
  event: Registrable,
  { own, left, seats }: { own: Registration | undefined; left: number; seats: number },
): Registration['status'] | 'full' | 'changed' | undefined {
  const isTooMany = seats > left;
  switch (action) {
    case 'register':
      if (isActive(own)) return 'changed';
      return isTooMany ? 'full' : 'registered';
    case 'waitlist':
      if (isActive(own)) return 'changed';
      return event.waitlist === true || isTooMany ? 'waitlisted' : 'registered';
    case 'update':
      if (!isActive(own)) return 'changed';
      return own.status === 'registered' && isTooMany ? 'full' : own.status;
    case 'cancel':
      return isActive(own) ? 'cancelled' : 'changed';
    default:
      return undefined;
  }
}

/**
 * Registers, changes, cancels. 409 `cancelled` where the event is, `closed` outside its time, `full` where seats are
 * wanting, `changed` where the visitor's own registration is another than they saw; each with the registration as it is.
 */
async function change(call: UserCall): Promise<Response> {
  const { state, user } = call;
  const body = await readBody(call.request);
  const event = registrables.get(textOf(body['eventId']));
  if (!event) return refuse(404, 'notFound');
  const own = ownOf(call).find((one) => one.eventId === event.id);
  const action = textOf(body['action']);
  const conflict = (reason: 'full' | 'closed' | 'cancelled' | 'changed') =>
    refuse(409, reason, withEvent(own ?? none(event.id), state));
  if (!mayCome(event, user)) return refuse(403, 'notAllowed');
  if (event.status === 'cancelled' && action !== 'cancel') return conflict('cancelled');
  if (!isOpen(event, state.now(), action)) return conflict('closed');
  const seats = body['seats'] === undefined ? own?.seats || 1 : Number(body['seats']);
  if (!Number.isInteger(seats) || seats < 1) return refuseFields({ seats: 'pattern' });
  if (seats > (event.seatsPerCompany ?? Infinity)) return refuseFields({ seats: 'many' });
  const { answers = {}, guests = [] } = body;
  if (typeof answers !== 'object' || answers === null) return refuseFields({ answers: 'pattern' });
  if (!Array.isArray(guests) || guests.length > seats - 1) return refuseFields({ guests: 'many' });

  const held = own?.status === 'registered' ? own.seats : 0;
  const status = nextStatus(action, event, { own, left: leftOf(state, event) + held, seats });
  if (status === undefined) return refuseFields({ action: 'pattern' });
  if (status === 'full' || status === 'changed') return conflict(status);

  takeSeats(state, event.id, (status === 'registered' ? seats : 0) - held);
  const registration: Registration = {
    eventId: event.id,
    status,
    reference: own?.reference || `R-${state.nextNumber()}`,
    seats,
    ...(status === 'waitlisted' && { position: own?.position ?? nextPosition(state, event.id) }),
  };
  registrations(state).set(user.id, [...ownOf(call).filter((one) => one !== own), registration]);
  keepGiven(state, `${user.id} ${event.id}`, { action, answers, guests, seats });
  return json(withEvent(registration, state));
}

/** An update brings guests that are added; whoever has fewer seats has fewer guests. */
function keepGiven(
  state: OriginState,
  key: string,
  { action, answers, guests, seats }: Given & { action: string; seats: number },
): void {
  const before = given(state).get(key);
  if (action === 'cancel') given(state).delete(key);
  else if (action !== 'update' || !before) given(state).set(key, { answers, guests });
  else
    given(state).set(key, {
      answers: { ...before.answers, ...answers },
      guests: [...before.guests, ...guests].slice(0, seats - 1),
    });
}

function nextPosition(state: OriginState, eventId: string): number {
  const position = (waiting(state).get(eventId) ?? 0) + 1;
  waiting(state).set(eventId, position);
  return position;
}

const path = '/bin/users/user-profile/events/registrations/status';

/** Q2: places at events. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'Q2', 'get', path, forUser(list)),
  endpoint(state, 'Q2', 'post', path, forUser(change)),
];
