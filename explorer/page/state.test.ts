import { describe, expect, test } from 'vitest';
import { changed, draftOf, textOf, type Change, type Draft } from './state.ts';

const begin = { title: 'Trips', cards: [{ label: 'A' }, { label: 'B' }] };
const after = (...changes: readonly Change[]): Draft => changes.reduce(changed, draftOf(begin));
const form = (config: Record<string, unknown>, at = 0): Change => ({ kind: 'form', config, at });

describe('what an author makes', () => {
  test('in the form stands in the JSON, and the other way round', () => {
    expect(after(form({ title: 'Days' })).text).toBe('{\n  "title": "Days"\n}');
    expect(after({ kind: 'json', text: '{"title":"Nights"}' }).config).toEqual({ title: 'Nights' });
  });

  test('stays as typed where it is no JSON yet, while the form keeps the last that was', () => {
    const { text, config, fault } = after({ kind: 'json', text: '{"title": ' });
    expect(text).toBe('{"title": ');
    expect(config).toEqual(begin);
    expect(fault).toContain('JSON');
  });

  test.each(['[]', '7', 'null', '"text"'])('is no configuration as %s', (text) => {
    expect(after({ kind: 'json', text })).toMatchObject({ config: begin, fault: 'object' });
  });

  test('is an empty configuration where nothing is left', () => {
    expect(after({ kind: 'json', text: ' \n' })).toMatchObject({ config: {}, fault: undefined });
  });
});

describe('undo', () => {
  const typed = [
    { ...begin, title: 'T' },
    { ...begin, title: 'To' },
    { ...begin, title: 'Tou' },
  ].map((config) => form(config));

  test('takes back what was typed into one field in one step, and redo brings it again', () => {
    const draft = after(...typed);
    const back = changed(draft, { kind: 'undo' });
    expect(back.config).toEqual(begin);
    expect(changed(back, { kind: 'redo' }).config).toEqual({ ...begin, title: 'Tou' });
  });

  test('takes back a word that was typed into an empty field in one step', () => {
    const draft = after(...['H', 'He', 'Hel'].map((eyebrow) => form({ ...begin, eyebrow })));
    expect(changed(draft, { kind: 'undo' }).config).toEqual(begin);
  });

  test('leaves it a part of the author’s page, unless another example has taken its place', () => {
    const example = { kind: 'load', config: {}, example: 'other', part: '' } as const;
    const draft = after(...typed, { kind: 'part', part: 'faq' }, example);
    expect(draft.part).toBe('');
    const back = changed(draft, { kind: 'undo' });
    expect(back).toMatchObject({ part: 'faq', example: 'default' });
    expect(changed(back, { kind: 'undo' }).part).toBe('faq');
  });

  test('takes back what was typed after a pause alone', () => {
    const draft = after(
      form({ ...begin, title: 'T' }, 1000),
      form({ ...begin, title: 'To' }, 1200),
      form({ ...begin, title: 'Tou' }, 4000),
    );
    expect(changed(draft, { kind: 'undo' }).config).toEqual({ ...begin, title: 'To' });
  });

  test('takes back the press of a button, or what was pasted, without what was typed before', () => {
    const draft = after(form({ ...begin, title: 'T' }), form({ ...begin, title: '<strong>T</strong>' }));
    const typedOn = changed(draft, form({ ...begin, title: '<strong>To</strong>' }));
    expect(changed(draft, { kind: 'undo' }).config).toEqual({ ...begin, title: 'T' });
    expect(changed(typedOn, { kind: 'undo' }).config).toEqual({ ...begin, title: '<strong>T</strong>' });
  });

  test('takes back one field after the other', () => {
    const draft = after(...typed, form({ ...begin, title: 'Tou', cards: [{ label: 'C' }, { label: 'B' }] }));
    expect(changed(draft, { kind: 'undo' }).config).toEqual({ ...begin, title: 'Tou' });
  });

  test('brings back a removed entry, even after typing in it', () => {
    const shorter = form({ ...begin, cards: [{ label: 'A' }] });
    const draft = after(form({ ...begin, cards: [{ label: 'A' }, { label: 'x' }] }), shorter);
    expect(changed(draft, { kind: 'undo' }).config).toEqual({
      ...begin,
      cards: [{ label: 'A' }, { label: 'x' }],
    });
  });

  test('brings back what another example has replaced', () => {
    const draft = after(...typed, { kind: 'load', config: { title: 'Example' } });
    expect(changed(draft, { kind: 'undo' }).config).toEqual({ ...begin, title: 'Tou' });
  });

  test('brings back JSON that cannot be read as it was typed', () => {
    const draft = after({ kind: 'json', text: '{"a": ' }, { kind: 'load', config: {} });
    expect(changed(draft, { kind: 'undo' })).toMatchObject({ text: '{"a": ', config: {} });
  });

  test('takes back tidied JSON without what was typed before it', () => {
    const draft = after(
      { kind: 'json', text: '{"title":"Days"}' },
      { kind: 'tidy', text: textOf({ title: 'Days' }) },
    );
    expect(changed(draft, { kind: 'undo' }).text).toBe('{"title":"Days"}');
  });

  test('does nothing where there is nothing to take back', () => {
    const draft = draftOf(begin);
    expect(changed(draft, { kind: 'undo' })).toBe(draft);
    expect(changed(draft, { kind: 'redo' })).toBe(draft);
    expect(changed(draft, { kind: 'json', text: textOf(begin) })).toBe(draft);
  });
});
