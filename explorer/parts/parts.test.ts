import { expect, test } from 'vitest';
import {
  added,
  changedParts,
  emptyPage,
  inPageOrder,
  readOwnPage,
  removed,
  takenOver,
  undone,
  type Part,
} from './parts.ts';

const part = (widget: string, title: string): Omit<Part, 'id'> => ({
  widget,
  language: 'en',
  margin: 'md',
  config: { title },
});

/** A page with these widgets, each with its name as its title. */
const pageOf = (...widgets: string[]) =>
  widgets.reduce((page, widget) => added(page, part(widget, widget))[0], emptyPage);

const ids = (page: { readonly parts: readonly Part[] }) => page.parts.map(({ id }) => id);

test('each part has an id of its own, also after one of its kind has gone', () => {
  const page = pageOf('faq', 'faq', 'alert');
  expect(ids(page)).toEqual(['faq', 'faq-2', 'alert']);
  expect(added(removed(page, 'faq'), part('faq', 'new'))[1]).toBe('faq-3');
});

test('undo brings a removed widget back to its place, and takes back nothing that was typed since', () => {
  const page = removed(pageOf('faq', 'alert'), 'faq');
  const typed = changedParts(page, (one) => ({ ...one, config: { title: 'typed' } }));
  const back = undone(typed);
  expect(ids(back)).toEqual(['faq', 'alert']);
  expect(back.parts[1]?.config).toEqual({ title: 'typed' });
});

test('undo takes no widget away that was added since', () => {
  const page = added(removed(pageOf('faq', 'alert'), 'faq'), part('timeline', 'new'))[0];
  expect(ids(undone(page))).toEqual(['faq', 'alert', 'timeline']);
  expect(undone(pageOf('faq')).parts).toHaveLength(1);
});

test('a page from elsewhere takes no words of one’s own, though its widgets are named alike', () => {
  const own = pageOf('faq');
  const theirs = [
    { ...part('faq', 'theirs'), id: 'faq' },
    { ...part('alert', 'theirs'), id: 'alert' },
  ];
  const page = takenOver(own, theirs);
  expect(ids(page)).toEqual(['faq-2', 'alert']);
  const typed = changedParts(page, (one) =>
    one.id === 'faq-2' ? { ...one, config: { title: 'typed' } } : one,
  );
  expect(undone(typed)).toEqual({ parts: own.parts, past: [] });
  expect(takenOver(own, own.parts)).toBe(own);
});

test('undo without a step leaves the page as it is', () => {
  expect(undone(emptyPage)).toEqual(emptyPage);
});

test('a header stands first and a footer last, whenever they were chosen', () => {
  const parts = [
    { id: 'footer', place: 'footer' },
    { id: 'faq', place: 'main' },
    { id: 'header', place: 'header' },
    { id: 'alert', place: 'main' },
  ] as const;
  expect(inPageOrder(parts).map(({ id }) => id)).toEqual(['header', 'faq', 'alert', 'footer']);
});

const kept = { id: 'faq', widget: 'faq', language: 'ar', margin: 'sm', config: { title: 'أسئلة' } };

test('what a browser has kept is read again', () => {
  expect(readOwnPage(JSON.parse(JSON.stringify({ parts: [kept], past: [[]] })))).toEqual({
    parts: [kept],
    past: [[]],
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'faq'],
  ['parts that are no list', { parts: {} }],
  ['a part without a configuration', { parts: [{ ...kept, config: 'title' }] }],
  ['a part whose id would leave its attribute', { parts: [{ ...kept, id: '"><script>' }] }],
  ['a part in no language of the site', { parts: [{ ...kept, language: 'tlh' }] }],
])('%s is no page, and takes nothing down', (_, value) => {
  expect(readOwnPage(value).parts).toEqual([]);
});

test('of two parts with one id the first stands', () => {
  expect(readOwnPage({ parts: [kept, { ...kept, config: {} }] }).parts).toEqual([kept]);
});
