import type { HttpHandler } from 'msw';
import { taxonomy } from '../data.ts';
import { endpoint, forUser, readBody, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { editProfile, profileOf } from '../profile.ts';
import { isSound, json, refuse, refuseFields, type RefusedFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** A visitor's membership. */
interface Loyalty {
  state: 'none' | 'pending' | 'enrolled' | 'suspended';
  tier: string | null;
  number: string | null;
  points: number;
  /** Points of the next tier; null at the highest. */
  nextTierAt: number | null;
}

/** Points at which each tier begins, in the order of the taxonomy. */
const thresholds = [0, 1000, 5000] as const;
const youngest = 18;

/** Memberships that began, or were changed by a test, while the origin runs; by person. */
export const memberships = memory(() => new Map<string, Pick<Loyalty, 'state' | 'number' | 'points'>>());

/** What a person is in the loyalty programme. */
export function loyaltyOf({ state, user }: UserCall): Loyalty {
  const { loyalty } = user.profile;
  const known = loyalty && { state: 'enrolled' as const, number: loyalty.number, points: loyalty.points };
  const own = memberships(state).get(user.id) ?? known;
  if (!own) return { state: 'none', tier: null, number: null, points: 0, nextTierAt: null };
  const reached = thresholds.filter((points) => own.points >= points).length;
  const tier = taxonomy.tiers[reached - 1]?.key ?? null;
  return { ...own, tier, nextTierAt: thresholds[reached] ?? null };
}

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

function status(call: UserCall): Response {
  const profile = profileOf(call.state, call.user);
  const missing = editable.filter((name) => profile[name] === undefined || profile[name] === '');
  const complete = Math.round(((editable.length - missing.length) / editable.length) * 100);
  const { phone = '', country = '', birthYear = '', language = '' } = profile;
  return json({
    complete,
    missing,
    profile: { phone, country, birthYear, language },
    loyalty: { ...loyaltyOf(call) },
  });
}

/** What is wrong with the fields sent, as the server of record would find it. */
function wrongFields(sent: Readonly<Record<string, unknown>>): RefusedFields {
  const patterns = { phone: /^\+?\d{5,20}$/u, country: /^[A-Z]{2}$/u, birthYear: /^(?:19|20)\d\d$/u };
  const malformed = Object.entries(patterns).filter(([name, pattern]) => {
    const value = sent[name];
    const text = typeof value === 'number' ? String(value) : textOf(value);
    return text !== '' && !pattern.test(text);
  });
  const long = ['firstName', 'lastName'].filter((name) => textOf(sent[name]).length > 100);
  return {
    ...Object.fromEntries(malformed.map(([name]) => [name, 'pattern'] as const)),
    ...Object.fromEntries(long.map((name) => [name, 'long'] as const)),
  };
}

/**
 * Whether somebody is too young to join. Who was born on 29 February comes of age on 1 March of a common year, as `Date` rolls
 * over; where only the year is known, it decides.
 */
function isTooYoung(now: Date, birthDate: string, birthYear: number): boolean {
  const [year = birthYear, month = 1, day = 1] = birthDate ? birthDate.split('-').map(Number) : [];
  return now < new Date(year + youngest, month - 1, day);
}

/** Joins the programme: the young are told so, who has joined already gets 409 with the card. */
function enrol(call: UserCall, birthDate: string, birthYear: number): Response {
  const { state, user } = call;
  const present = loyaltyOf(call);
  if (present.state === 'suspended') return refuse(403, 'notAllowed');
  if (present.state !== 'none') return refuse(409, 'duplicate', { loyalty: present });
  if (isTooYoung(state.now(), birthDate, birthYear))
    return refuseFields({ [birthDate ? 'birthDate' : 'birthYear']: 'notAllowed' });
  const number = `0000-0000-${state.nextNumber()}`;
  memberships(state).set(user.id, { state: 'enrolled', number, points: 0 });
  return status(call);
}

/** Takes the fields that may be edited; interests as a list or comma-separated, as the profile has them. */
async function edit(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const sent = Object.entries(body)
    .filter(([name]) => editable.includes(name))
    .map(([name, value]) => [name, Array.isArray(value) ? textsOf(value).join(',') : value] as const);
  const wrong = wrongFields(Object.fromEntries(sent));
  if (!isSound(wrong)) return refuseFields(wrong);
  editProfile(call.state, call.user, Object.fromEntries(sent));
  return body['loyalty'] === 'enrol'
    ? enrol(call, textOf(body['birthDate']), Number(body['birthYear']))
    : status(call);
}

const path = '/bin/users/user-profile/status';

/** Q1: how complete a profile is, its changes, and the membership. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'Q1', 'get', path, forUser(status)),
  endpoint(state, 'Q1', 'post', path, forUser(edit)),
];
