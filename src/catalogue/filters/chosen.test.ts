import { expect, test } from 'vitest';
import type { Facet, FacetKind } from '../facet.schema.ts';
import { withValues } from '../choices.ts';
import { distinctFacets, readChosen } from './chosen.ts';

const facet = (name: string, kind: FacetKind): Facet => ({ name, label: name, kind, collapsed: false });

const facets = [
  facet('region', 'checkbox'),
  facet('city', 'radio'),
  facet('price', 'range'),
  facet('when', 'date'),
];

test('of an address counts what the author offers, as it can be chosen', () => {
  const filters = {
    region: ['asir', 'tabuk'],
    city: ['abha', 'tabuk'],
    price: ['300..100'],
    when: ['rubbish', '2026-12-01..2026-11-01'],
    unknown: ['x'],
  };
  expect(readChosen(facets, filters)).toEqual({
    region: ['asir', 'tabuk'],
    city: ['abha'],
    price: ['100..300'],
    when: ['2026-11-01..2026-12-01'],
  });
});

test('of a facet with values of its own only these count', () => {
  const values = [{ value: '0..90', label: 'Short' }];
  const own = [{ ...facet('duration', 'checkbox'), values }];
  expect(readChosen(own, { duration: ['short', '0..90', '0..60'] })).toEqual({ duration: ['0..90'] });
});

test('an address that says nothing that counts chooses nothing', () => {
  expect(readChosen(facets, { price: ['..'], when: ['soon'], region: [] })).toEqual({});
});

test('names that every object has are no choices', () => {
  const strange = facet('constructor', 'checkbox');
  expect(readChosen([strange], {})).toEqual({});
  const planted = readChosen([facet('__proto__', 'checkbox')], Object.fromEntries([['__proto__', ['x']]]));
  expect(Object.getPrototypeOf(planted)).toBe(Object.prototype);
});

test('choices change facet by facet, and no facet is left empty', () => {
  const chosen = { region: ['asir'], city: ['abha'] };
  expect(withValues(chosen, 'region', ['asir', 'tabuk'])).toEqual({
    city: ['abha'],
    region: ['asir', 'tabuk'],
  });
  expect(withValues(chosen, 'region', [])).toEqual({ city: ['abha'] });
});

test('a facet whose name was there before is left out', () => {
  const list = [facet('price', 'range'), facet('price', 'checkbox'), facet('city', 'radio')];
  expect(distinctFacets(list)).toEqual([list[0], list[2]]);
});
