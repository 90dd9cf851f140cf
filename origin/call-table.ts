import { describe, expect, test } from 'vitest';
import { ask, type Question } from './ask.ts';
import { createOriginState } from './state.ts';

/** One call: its short name in conventions.md, the address, what is sent, what the JSON answer holds. */
type CallLine = [name: string, path: string, question: Question, holds: object];

/** Checks that each call is answered with success, in JSON, by the endpoint of that name, in its shape. */
export function describeCalls(title: string, lines: CallLine[]): void {
  describe(title, () => {
    test.each(lines)('%s %s', async (name, path, question, holds) => {
      const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });
      const response = await ask(state, path, question);
      expect(response.ok).toBe(true);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toMatchObject(holds);
      expect(state.calls.map((call) => call.name)).toEqual([name]);
    });
  });
}

/** A multipart form as the session validation takes it. */
export function sessionForm(accessToken: string): Question {
  const body = new FormData();
  body.set('accessToken', accessToken);
  return { method: 'POST', headers: { authKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }, body };
}

/** Answers to every field that a request for access (T2) must have. */
export const accessAnswers = {
  companyName: 'Samt Najd Trails',
  country: 'SA',
  products: ['tents'],
  reason: 'A brochure for spring',
  consent: true,
};
