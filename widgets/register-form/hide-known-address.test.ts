import { expect, test } from 'vitest';
import { ApiError, type FailedAnswer } from '#src/api/errors.ts';
import { hideKnownAddress } from './hide-known-address.ts';

const refused = (status: number, rest: Partial<FailedAnswer> = {}) =>
  new ApiError('Refused', { status, url: 'https://a.example/own/register', ...rest });

test.each([
  [refused(409)],
  [refused(409, { error: 'taken' })],
  [refused(409, { error: 'duplicate' })],
  [refused(409, { error: 'notAccepted' })],
  [refused(422, { error: 'notAccepted', fields: { email: 'notAccepted' } })],
  [refused(409, { error: 'taken', fields: { email: 'taken' } })],
  [refused(422, { error: 'taken', fields: { email: 'taken' } })],
])('%o of a known address looks like success', (reason) => {
  expect(hideKnownAddress(reason)).toBeUndefined();
});

test.each([
  [refused(409, { error: 'closed' })],
  [refused(409, { error: 'taken', fields: { phone: 'taken' } })],
  [refused(422, { error: 'pattern', fields: { email: 'pattern' } })],
  [refused(429, { error: 'many', retryAfter: 5000 })],
  [refused(500)],
  [new Error('No answer')],
])('%o is told', (reason) => {
  expect(hideKnownAddress(reason)).toBe(reason);
});

test('of several reasons those that tell nothing of the address are left', () => {
  const fields = { email: 'taken', phone: 'pattern' } as const;
  expect(hideKnownAddress(refused(409, { error: 'taken', fields }))).toMatchObject({
    status: 422,
    error: 'pattern',
    fields: { phone: 'pattern' },
  });
});
