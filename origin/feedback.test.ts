import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createOriginState } from './state.ts';

const state = createOriginState({ now: () => new Date('2026-07-20T12:00:00+03:00') });
const post = (body: Readonly<Record<string, unknown>>, at = state) =>
  ask(at, '/own/feedback', { method: 'POST', body });

describe('feedback on a page', () => {
  test('is counted by page and kind', async () => {
    const yes = { page: '/places/alula', kind: 'useful', answer: 'yes' };
    await post(yes);
    await post({ ...yes, answer: 'no', reason: 'missing', comment: '3 < 4' });
    expect(await (await post(yes)).json()).toEqual({ counts: { yes: 2, no: 1 } });
    expect(await (await post({ ...yes, page: '/places/asir' })).json()).toEqual({ counts: { yes: 1 } });
    expect(await (await post({ ...yes, kind: 'stars', answer: '5' })).json()).toEqual({ counts: { 5: 1 } });
  });

  test('a poll of the demo has been answered before', async () => {
    const answer = await post({ page: '/a', kind: 'poll', answer: 'car' });
    expect(await answer.json()).toEqual({ counts: { plane: 412, car: 269, coach: 57, train: 139 } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    [{}, { page: 'required', kind: 'required', answer: 'required' }],
    [{ page: '/a', kind: 'essay', answer: 'yes' }, { kind: 'pattern' }],
    [{ page: '/a', kind: 'useful', answer: 'yes', comment: 'x'.repeat(10_001) }, { comment: 'long' }],
    [{ page: '/a', kind: 'useful', answer: 'yes', comment: '<b>x</b>' }, { comment: 'pattern' }],
  ])('%o is refused', async (body, fields) => {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ fields })]);
  });

  test('that comes too often has to wait, and does not count', async () => {
    const busy = createOriginState();
    const body = { page: '/a', kind: 'useful', answer: 'yes' };
    for (let count = 0; count < 20; count += 1) await post(body, busy);
    const answer = await post(body, busy);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
