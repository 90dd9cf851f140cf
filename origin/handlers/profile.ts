import type { HttpHandler } from 'msw';
import { events } from '../data.ts';
import { endpoint, forUser, json, readBody, refuse, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { profileOf } from '../profile.ts';
import type { OriginState, Registration } from '../state.ts';

/** Fields that a visitor may fill in; they make up the completion. */
const editable = [
  'firstName',
  'lastName',
  'pictureUrl',
  'phone',
  'country',
  'birthYear',
  'language',
  'interests',
];

const notEnrolled = { enrolled: false, tier: null, number: null, points: 0 };

function status({ user, state }: UserCall): Response {
  const profile = profileOf(state, user);
  const missing = editable.filter((name) => profile[name] === undefined || profile[name] === '');
  const complete = Math.round(((editable.length - missing.length) / editable.length) * 100);
  return json({ complete, missing, loyalty: profile.loyalty ?? notEnrolled });
}

/** Takes the fields that may be edited; interests as a list or comma-separated, as the profile has them. */
async function edit(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const sent = Object.entries(body)
    .filter(([name]) => editable.includes(name))
    .map(([name, value]) => [name, Array.isArray(value) ? textsOf(value).join(',') : value]);
  call.state.profiles.set(call.user.id, {
    ...call.state.profiles.get(call.user.id),
    ...Object.fromEntries(sent),
  });
  return status(call);
}

const registrationsOf = ({ state, user }: UserCall): Registration[] => state.registrations.get(user.id) ?? [];

function registrations(call: UserCall): Response {
  const eventId = call.url.searchParams.get('eventId');
  return json({ items: registrationsOf(call).filter((own) => eventId === null || own.eventId === eventId) });
}

/** Sold-out events take nobody but on the waiting list; events that were called off take nobody at all. */
async function register(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const event = events.find(({ id }) => id === body['eventId']);
  if (!event) return refuse(404, 'not-found');
  const own = registrationsOf(call).find((one) => one.eventId === event.id);
  const action = textOf(body['action']);
  if (action === 'cancel' && !own) return refuse(404, 'not-found');
  if (action !== 'cancel' && event.status === 'cancelled') return refuse(409, 'cancelled');
  if (action === 'register' && event.status === 'soldout') return refuse(409, 'full');
  const states = new Map<string, Registration['status']>([
    ['register', 'registered'],
    ['waitlist', 'waitlisted'],
    ['cancel', 'cancelled'],
  ]);
  const next = states.get(action);
  if (!next) return refuse(422, 'action');
  const seats = Number(body['seats']);
  const registration: Registration = {
    eventId: event.id,
    status: next,
    reference: own?.reference ?? `R-${call.state.nextNumber()}`,
    seats: seats > 0 ? seats : (own?.seats ?? 1),
  };
  const others = registrationsOf(call).filter((one) => one !== own);
  call.state.registrations.set(call.user.id, [...others, registration]);
  return json({ ...registration });
}

const statusPath = '/bin/users/user-profile/status';
const registrationPath = '/bin/users/user-profile/events/registrations/status';

/** Q1: how complete a profile is, and its changes; Q2: places at events. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'Q1', 'get', statusPath, forUser(status)),
  endpoint(state, 'Q1', 'post', statusPath, forUser(edit)),
  endpoint(state, 'Q2', 'get', registrationPath, forUser(registrations)),
  endpoint(state, 'Q2', 'post', registrationPath, forUser(register)),
];
