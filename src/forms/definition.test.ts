import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { answersOf } from './answers.ts';
import { defineForm, isShown } from './definition.ts';
import { formField } from './field.schema.ts';

const formOf = (fields: readonly object[], steps: readonly { id: string; title: string }[] = []) =>
  defineForm(
    fields.map((field) => readValue(formField, field)),
    steps,
  );
const onlyIf = (field: string, equals: string | boolean) => ({ showIf: { field, equals } });

test('a name that is there twice gets a number, and its author is told', () => {
  const { fields, faults } = formOf([{ name: 'where' }, { name: 'where' }]);
  expect(fields.map(({ name }) => name)).toEqual(['where', 'where-2']);
  expect(faults).toEqual([{ kind: 'duplicate', name: 'where-2' }]);
});

test.each(['lang', 'page', 'contact_reason'])(
  'a field named %s takes nothing from what the form itself sends under this name, and conditions still find it',
  (name) => {
    const { fields, faults } = formOf([{ name }, { name: 'other', ...onlyIf(name, 'yes') }]);
    expect(fields.map((field) => field.name)).toEqual([`${name}-2`, 'other']);
    expect(fields[1]?.condition?.on).toBe(fields[0]);
    expect(faults).toEqual([{ kind: 'reserved', name: `${name}-2` }]);
  },
);

test('no name of a field hides a property of its form or reads as a path', () => {
  const { fields } = formOf([{ name: 'elements' }, { name: 'a.b' }, { name: 'a[b' }, { name: '__proto__' }]);
  expect(fields.map(({ key }) => key)).toEqual(['f_elements', 'f_a_b', 'f_a_b-2', 'f___proto__']);
});

describe('conditions', () => {
  test('a field is shown while the other one has its value', () => {
    const { fields } = formOf([
      { name: 'a', type: 'consent' },
      { name: 'b', ...onlyIf('a', true) },
    ]);
    expect([{}, { f_a: false }, { f_a: true }].map((values) => isShown(fields[1]!, values, 'en'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a field is shown while the other one has no answer', () => {
    const { fields } = formOf([
      { name: 'a', type: 'select' },
      { name: 'b', ...onlyIf('a', 'x') },
    ]);
    const unasked = { ...fields[1]!, condition: { on: fields[0]!, equals: '' } };
    expect([{}, { f_a: '' }, { f_a: 'x' }].map((values) => isShown(unasked, values, 'en'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a field that depends on one that is not shown is not shown', () => {
    const { fields } = formOf([
      { name: 'a' },
      { name: 'b', ...onlyIf('a', 'yes') },
      { name: 'c', ...onlyIf('b', 'yes') },
    ]);
    expect(isShown(fields[2]!, { f_b: 'yes', f_a: 'no' }, 'en')).toBe(false);
    expect(isShown(fields[2]!, { f_b: 'yes', f_a: 'yes' }, 'en')).toBe(true);
  });

  test('a number counts by what it means, however it was typed', () => {
    const { fields } = formOf([
      { name: 'a', type: 'number' },
      { name: 'b', ...onlyIf('a', '1000') },
    ]);
    const typed = ['1000', '١٠٠٠', '1,000', '1000.0', '1 000', '100', '1e3'];
    const shown = typed.map((text) => isShown(fields[1]!, { f_a: text }, 'en'));
    expect(shown).toEqual([true, true, true, true, true, false, false]);
  });

  test('what depends on itself or on nothing is always shown, and its author is told', () => {
    const { fields, faults } = formOf([
      { name: 'a', ...onlyIf('b', 'x') },
      { name: 'b', ...onlyIf('a', 'x') },
      { name: 'c', ...onlyIf('c', 'x') },
      { name: 'd', ...onlyIf('nobody', 'x') },
    ]);
    expect(fields.every((field) => isShown(field, {}, 'en'))).toBe(true);
    expect(faults).toEqual([
      { kind: 'missing', name: 'd' },
      { kind: 'circular', name: 'a' },
      { kind: 'circular', name: 'b' },
      { kind: 'circular', name: 'c' },
    ]);
  });

  test('an author is told of a condition that can never hold', () => {
    const kinds = { name: 'kind', type: 'select', options: [{ value: 'bag' }] };
    expect(formOf([kinds, { name: 'serial', ...onlyIf('kind', 'laptop') }]).faults).toEqual([
      { kind: 'unreachable', name: 'serial' },
    ]);
  });
});

test('a field that names no step is asked in the first', () => {
  const steps = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ];
  const { steps: asked } = formOf(
    [{ name: 'a' }, { name: 'b', step: 'two' }, { name: 'c', step: 'three' }],
    steps,
  );
  expect(asked.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['a', 'c'], ['b']]);
});

test('answers are sent as servers read them, and nothing that is hidden by a condition', () => {
  const form = formOf([
    { name: 'phone', type: 'tel' },
    { name: 'guests', type: 'number' },
    { name: 'place', type: 'coordinates' },
    { name: 'days', type: 'choices' },
    { name: 'agree', type: 'consent' },
    { name: 'company', ...onlyIf('agree', true) },
    { name: 'empty' },
    { name: 'source', type: 'hidden', options: [{ value: 'page' }] },
  ]);
  const values = {
    f_phone: '+٩٦٦ (11) 000',
    f_guests: '٣',
    f_place: '24.7 46.7',
    f_days: ['mon', 'tue'],
    f_agree: false,
    f_company: 'Typed before',
    f_empty: ' ',
  };
  expect(answersOf(form, values, 'en')).toEqual({
    phone: '+96611000',
    guests: 3,
    place: '24.7,46.7',
    days: ['mon', 'tue'],
    agree: false,
    source: 'page',
  });
});

test('what is not seen is sent where it is text alone', () => {
  const form = formOf([
    { name: 'mail', type: 'email' },
    { name: 'second', type: 'email' },
    { name: 'site', type: 'url' },
    { name: 'code', autocomplete: 'one-time-code' },
    { name: 'person', pattern: 'lettersAndSpaces' },
    { name: 'line' },
    { name: 'story', type: 'textarea' },
    { name: 'chosen', type: 'select', options: [{ value: 'a\u200Eb', label: '' }] },
  ]);
  const values = {
    f_mail: 'mailto:sal\u200Bma@example.org\u202C',
    f_second: '\u200B',
    f_site: '\u200Ewww.example.org\u200B',
    f_code: '48\u200B21',
    f_person: '\u202Aعلی\u200Cرضا',
    f_line: '\u202ABK-\u200B\u200D77\u202C',
    f_chosen: 'a\u200Eb',
    f_story: '\u202Akept\u202C \u200B here',
  };
  expect(answersOf(form, values, 'en')).toEqual({
    mail: 'salma@example.org',
    site: 'www.example.org',
    code: '4821',
    person: 'علی\u200Cرضا',
    line: 'BK-\u200D77',
    story: '\u202Akept\u202C \u200B here',
    chosen: 'a\u200Eb',
  });
});

test('a file is sent under the name that its visitor reads, or by the name that the server gave it', () => {
  const form = formOf([{ name: 'papers', type: 'file' }]);
  const entry = { id: 1, file: new File(['x'], '..', { type: 'text/plain' }), name: 'file' };
  const { papers } = answersOf(form, { f_papers: [entry] }, 'en');
  expect(papers).toEqual([expect.objectContaining({ name: 'file', type: 'text/plain', size: 1 })]);
  expect(answersOf(form, { f_papers: [{ ...entry, uploadId: 'U-1' }] }, 'en')).toEqual({ papers: ['U-1'] });
});
