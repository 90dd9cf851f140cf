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
  writeEntry('push', { search: '' });
  expect([location.href, history.state]).toEqual([here, null]);
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
