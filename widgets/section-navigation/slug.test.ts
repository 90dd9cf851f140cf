import { expect, test } from 'vitest';
import { freeName, toSlug } from './slug.ts';

test.each([
  ['Visas & entry', 'visas-entry'],
  ['  Getting there: by train? ', 'getting-there-by-train'],
  ['الطقس والفصول', 'الطقس-والفصول'],
  ['العُملة', 'العُملة'],
  ['ビザと入国', 'ビザと入国'],
  ['签证与入境（2026）', '签证与入境-2026'],
  ['Что взять с собой?', 'что-взять-с-собой'],
  ['Où dormir', 'où-dormir'],
  ['O\u0301', '\u00f3'],
  ['🧭', ''],
  ['…', ''],
])('%j is called %j in an address', (heading, slug) => {
  expect(toSlug(heading)).toBe(slug);
});

test('a word of 500 letters is cut between letters', () => {
  expect(toSlug('𠮷'.repeat(500))).toBe('𠮷'.repeat(60));
  expect(toSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

test('a name that is taken gets a number', () => {
  const taken = ['visa', 'visa-2'];
  expect(freeName('visa', (name) => taken.includes(name))).toBe('visa-3');
  expect(freeName('money', (name) => taken.includes(name))).toBe('money');
});
