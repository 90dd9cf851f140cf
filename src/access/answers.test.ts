import { expect, test } from 'vitest';
import { parseJson } from '#src/api/answer-text.ts';
import { toPaywall, toTerms } from './answers.ts';

test.each([
  ['{"allowed":true,"reason":null,"remaining":2,"teaserLength":400}', { reason: undefined, remaining: 2 }],
  ['{"allowed":true}', { reason: undefined, remaining: undefined }],
  ['{"allowed":false,"reason":"quota","remaining":0}', { reason: 'quota', remaining: 0 }],
  ['{"allowed":false,"reason":"role"}', { reason: 'role', remaining: undefined }],
])('%s is understood', (text, answer) => {
  expect(toPaywall(parseJson(text))).toEqual(answer);
});

test.each([
  '',
  'null',
  'true',
  '"{\\"allowed\\":true}"',
  '[{"allowed":true}]',
  '{}',
  '{"allowed":"true"}',
  '{"allowed":1}',
  '{"allowed":null}',
  '{"allowed":false}',
  '{"allowed":false,"reason":"weather"}',
  '{"data":{"allowed":true}}',
  '{"__proto__":{"allowed":true}}',
  '<!doctype html><title>Sign in</title>',
  '{"allowed":true',
])('%s says nothing about a page, so that it stays closed', (text) => {
  expect(toPaywall(parseJson(text))).toBeUndefined();
});

test.each([
  '',
  '{}',
  '{"access":true}',
  '{"access":"GRANTED"}',
  '{"access":["granted"]}',
  '{"granted":true}',
  '"granted"',
  'null',
])('%s says nothing about terms, so that they stay closed', (text) => {
  expect(toTerms(parseJson(text))).toBeUndefined();
});

test('a version of terms may be a number, and is empty where none was accepted', () => {
  expect(toTerms({ access: 'granted', termsVersion: 3 })).toMatchObject({ termsVersion: '3' });
  expect(toTerms({ access: 'denied', termsVersion: null })).toEqual({
    access: 'denied',
    reason: '',
    termsVersion: '',
  });
});

test('what a page has written on every object opens nothing', () => {
  const prototype = Object.prototype as Record<string, unknown>;
  prototype['allowed'] = true;
  prototype['access'] = 'granted';
  try {
    expect([toPaywall({}), toTerms({})]).toEqual([undefined, undefined]);
  } finally {
    delete prototype['allowed'];
    delete prototype['access'];
  }
});
