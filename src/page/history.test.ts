// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseHistory, refusals } from '#testing/refuse-history.ts';
import { entryState, pageAddress, writeEntry } from './history.ts';

const here = 'http://localhost:3000/en/page.html';

beforeEach(() => history.replaceState(null, '', '/en/page.html?a=1'));
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('base')?.remove();
  writeEntry('replace', {});
});

test('what is written stands in the browser’s address and history', () => {
  const { length } = history;
  writeEntry('push', { hash: '#eating' });
  expect([location.href, history.length]).toEqual([`${here}?a=1#eating`, length + 1]);
  writeEntry('replace', { search: '?b=2' }, { top: 5 });
  expect([location.href, history.length]).toEqual([`${here}?b=2#eating`, length + 1]);
  writeEntry('replace', { hash: '' });
  expect([location.href, history.state]).toEqual([`${here}?b=2`, { top: 5 }]);
});

const large = { visits: 'x'.repeat(600_000) };
test.each([
  ['nothing', null, null],
  ['what a router keeps', { turbo: { restorationIndex: 2 } }, { turbo: { restorationIndex: 2 } }],
  ['nothing of ours', { twTop: 700, twItem: 'p1', source: 'swup', twice: 1 }, { source: 'swup', twice: 1 }],
  ['nothing where all is ours', { twTop: 700 }, null],
  ['a text', 'page-7', 'page-7'],
  ['a list', [1, 2], [1, 2]],
  ['a map', new Map([['index', 3]]), new Map([['index', 3]])],
  ['what is large', large, large],
])('a new entry keeps of the one that it comes from %s', (_what, state, kept) => {
  history.replaceState(state, '');
  writeEntry('push', { search: '?view=list' });
  expect(history.state).toEqual(kept);
});

test.each(['push', 'replace'] as const)('a router that keeps the address finds the one of a %s', (how) => {
  const path = '/en/page.html?a=1';
  history.replaceState({ url: path, full: `${here}?a=1`, back: '/en/', list: [path] }, '');
  writeEntry(how, { search: '?b=2', hash: '#eating' });
  expect(history.state).toEqual({
    url: '/en/page.html?b=2#eating',
    full: `${here}?b=2#eating`,
    back: '/en/',
    list: [path],
  });
});

test.each(Object.keys(refusals) as (keyof typeof refusals)[])(
  'what the browser refuses %s counts, and is written with the next write that succeeds',
  (how) => {
    const { length } = history;
    const allow = refuseHistory(how);
    writeEntry('push', { search: '?view=list' });
    writeEntry('replace', { hash: '#eating' });
    expect(pageAddress().href).toBe(`${here}?view=list#eating`);
    expect(location.href).toBe(`${here}?a=1`);
    allow();
    writeEntry('replace', {}, { top: 5 });
    expect([location.href, pageAddress().href]).toEqual(Array(2).fill(`${here}?view=list#eating`));
    expect([history.state, history.length]).toEqual([{ top: 5 }, length + 1]);
  },
);

test('what an entry was to keep is read from memory as well', () => {
  const allow = refuseHistory();
  writeEntry('replace', {}, { item: 'dune' });
  expect(entryState()).toEqual({ item: 'dune' });
  allow();
  writeEntry('replace', {});
  expect(history.state).toEqual({ item: 'dune' });
});

test('a link to a place that the browser follows leaves the rest in memory', () => {
  refuseHistory();
  writeEntry('replace', { search: '?view=list' });
  location.hash = '#eating';
  expect(pageAddress().href).toBe(`${here}?view=list#eating`);
});

test('what was refused ends with its entry', () => {
  const allow = refuseHistory();
  writeEntry('replace', { search: '?view=list' }, { top: 5 });
  allow();
  history.pushState(null, '', '/en/page.html?of=the-page');
  expect([pageAddress().href, entryState()]).toEqual([`${here}?of=the-page`, null]);
});

test.each([
  '<base href="https://other.example/folder/">',
  '<base target="_top">',
  '<base href="">',
  '<base>',
])('a page’s base changes nothing in its address: %s', (base) => {
  document.head.insertAdjacentHTML('beforeend', base);
  writeEntry('push', { hash: '#eating' });
  expect([location.href, pageAddress().href]).toEqual(Array(2).fill(`${here}?a=1#eating`));
});

test('the frame of a preview, which has no address of the web, is where its base says', () => {
  vi.stubGlobal('location', { href: 'about:srcdoc', hash: '' });
  document.head.insertAdjacentHTML('beforeend', '<base href="https://visit.example/en/">');
  writeEntry('push', { search: '?view=list' });
  expect(pageAddress().href).toBe('https://visit.example/en/?view=list');
});
