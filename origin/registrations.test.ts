import { describe, expect, test } from 'vitest';
import { ask, askJson } from './ask.ts';
import { given } from './handlers/registrations.ts';
import { createOriginState, type OriginState } from './state.ts';

const path = '/bin/users/user-profile/events/registrations/status';
const admin = 'u-partner-admin';
const at = (time: string) => createOriginState({ now: () => new Date(time) });

const send = (state: OriginState, body: Record<string, unknown>, as = admin) =>
  ask(state, path, { as, method: 'POST', body });
const outcome = async (state: OriginState, body: Record<string, unknown>, as?: string) => {
  const response = await send(state, body, as);
  return [response.status, await response.json()];
};

describe('a place at an event', () => {
  test.each<[string, string, Record<string, unknown>, string, number, object]>([
    [
      'is given',
      '2026-11-20',
      { eventId: 'japan-webinar-2026', action: 'register', seats: 2 },
      admin,
      200,
      { status: 'registered', seats: 2, event: { remaining: 59 } },
    ],
    [
      'of a visitor is given',
      '2026-11-20',
      { eventId: 'jeddah-film-week', action: 'register' },
      'u-default',
      200,
      { status: 'registered', seats: 1 },
    ],
    [
      'is not given where it is full',
      '2026-11-20',
      { eventId: 'hegra-balloon-mornings', action: 'register' },
      'u-default',
      409,
      { error: 'full', status: 'none', event: { remaining: 0, waitlist: true } },
    ],
    [
      'waits on the list',
      '2026-11-20',
      { eventId: 'fam-alula-2026', action: 'waitlist' },
      'u-partner-content',
      200,
      { status: 'waitlisted', position: 4 },
    ],
    [
      'is not given where too few are left',
      '2026-11-17',
      { eventId: 'night-sky-workshop-2027', action: 'register', seats: 3 },
      admin,
      422,
      { error: 'many', fields: { seats: 'many' } },
    ],
    [
      'is not given for half a person',
      '2026-11-20',
      { eventId: 'japan-webinar-2026', action: 'register', seats: 0.5 },
      admin,
      422,
      { fields: { seats: 'pattern' } },
    ],
    [
      'is not given before registration opens',
      '2026-11-20',
      { eventId: 'berlin-forum-2027', action: 'register' },
      admin,
      409,
      { error: 'closed' },
    ],
    [
      'is not given after registration closes',
      '2026-11-20',
      { eventId: 'itinerary-workshop-jeddah-2026', action: 'register' },
      admin,
      409,
      { error: 'closed' },
    ],
    [
      'is not given when it is over',
      '2028-01-01',
      { eventId: 'jeddah-film-week', action: 'register' },
      'u-default',
      409,
      { error: 'closed' },
    ],
    [
      'is not given at a deadline',
      '2026-11-20',
      { eventId: 'academy-deadline-2026', action: 'register' },
      admin,
      409,
      { error: 'closed' },
    ],
    [
      'is not given where the event is cancelled',
      '2026-11-20',
      { eventId: 'cruise-webinar-2026', action: 'waitlist' },
      admin,
      409,
      { error: 'cancelled' },
    ],
    [
      'is not given to those whom it is not for',
      '2026-11-20',
      { eventId: 'fam-alula-2026', action: 'waitlist' },
      'u-partner-contributor',
      403,
      { error: 'notAllowed' },
    ],
    [
      'is not given at an event that nobody knows',
      '2026-11-20',
      { eventId: 'nothing', action: 'register' },
      admin,
      404,
      { error: 'notFound' },
    ],
    [
      'cannot be had in another way',
      '2026-11-20',
      { eventId: 'japan-webinar-2026', action: 'steal' },
      admin,
      422,
      { fields: { action: 'pattern' } },
    ],
    [
      'cannot be given up where there is none',
      '2026-11-20',
      { eventId: 'japan-webinar-2026', action: 'cancel' },
      admin,
      409,
      { error: 'changed' },
    ],
    [
      'cannot be taken twice',
      '2026-11-20',
      { eventId: 'riyadh-trade-days-2026', action: 'register' },
      admin,
      409,
      { error: 'changed', status: 'registered', reference: 'R-0901' },
    ],
  ])('%s', async (_case, day, body, as, status, expected) => {
    const [code, answer] = await outcome(at(`${day}T12:00:00+03:00`), body, as);
    expect(code).toBe(status);
    expect(answer).toMatchObject(expected);
  });

  test('is changed and given up, and the seats that are left follow', async () => {
    const state = at('2026-11-20T12:00:00+03:00');
    const eventId = 'japan-webinar-2026';
    const left = async () => {
      const { data } = (await askJson(state, `/bin/api/solr/search?id=${eventId}`)) as {
        data: { remaining: number }[];
      };
      return data[0]?.remaining;
    };
    await send(state, { eventId, action: 'register', seats: 1 });
    await send(state, { eventId, action: 'update', seats: 3 });
    expect(await left()).toBe(58);
    const [, given] = await outcome(state, { eventId, action: 'cancel' });
    expect(given).toMatchObject({ status: 'cancelled' });
    expect(await left()).toBe(61);
    const { items } = (await askJson(state, `${path}?eventId=${eventId}`, { as: admin })) as {
      items: object[];
    };
    expect(items).toMatchObject([{ eventId, status: 'cancelled' }]);
    expect(await outcome(state, { eventId, action: 'update', seats: 1 })).toMatchObject([
      409,
      { error: 'changed' },
    ]);
  });

  test('cannot be taken by two: the last seats go to who is first', async () => {
    const state = at('2026-11-16T12:00:00+03:00');
    const eventId = 'itinerary-workshop-jeddah-2026';
    for (const as of [admin, 'u-partner-content'])
      expect((await send(state, { eventId, action: 'register', seats: 2 }, as)).status).toBe(200);
    expect(await outcome(state, { eventId, action: 'register' }, 'u-partner-contributor')).toMatchObject([
      409,
      { error: 'full', eventId, status: 'none', event: { remaining: 0 } },
    ]);
  });

  test('that nobody has taken is answered with what its event says; all registrations leave it out', async () => {
    const state = at('2026-11-20T12:00:00+03:00');
    const asked = async (query: string) =>
      ((await askJson(state, `${path}${query}`, { as: admin })) as { items: object[] }).items;
    expect(await asked('?eventId=japan-webinar-2026')).toMatchObject([
      { status: 'none', reference: '', seats: 0, event: { remaining: 61, waitlist: false } },
    ]);
    expect(await asked('?eventId=nothing')).toEqual([]);
    expect(await asked('')).toHaveLength(3);
  });

  test('is given with answers and guests, of whom there are fewer than seats', async () => {
    const state = at('2026-11-20T12:00:00+03:00');
    const eventId = 'japan-webinar-2026';
    const guests = [{ name: 'Omar' }];
    const keyOf = `${admin} ${eventId}`;
    expect(await outcome(state, { eventId, action: 'register', seats: 1, guests })).toMatchObject([
      422,
      { fields: { guests: 'many' } },
    ]);
    expect(await outcome(state, { eventId, action: 'register', answers: 'none' })).toMatchObject([
      422,
      { fields: { answers: 'pattern' } },
    ]);
    await send(state, { eventId, action: 'register', seats: 2, guests, answers: { diet: 'vegan' } });
    await send(state, { eventId, action: 'update', seats: 3, guests: [{ name: 'Sara' }] });
    expect(given(state).get(keyOf)).toEqual({
      answers: { diet: 'vegan' },
      guests: [{ name: 'Omar' }, { name: 'Sara' }],
    });
    await send(state, { eventId, action: 'update', seats: 2 });
    expect(given(state).get(keyOf)?.guests).toEqual(guests);
    await send(state, { eventId, action: 'cancel' });
    expect(given(state).has(keyOf)).toBe(false);
  });

  test('can be given up after registration has closed, and not once it is over', async () => {
    const eventId = 'riyadh-trade-days-2026';
    const closed = at('2026-11-29T12:00:00+03:00');
    expect((await send(closed, { eventId, action: 'cancel' })).status).toBe(200);
    expect(await outcome(at('2027-12-01T12:00:00+03:00'), { eventId, action: 'cancel' })).toMatchObject([
      409,
      { error: 'closed', status: 'registered' },
    ]);
  });
});
