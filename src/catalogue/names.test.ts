// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listNamesOf } from './names.ts';

/** A page with lists, of which one is asked about. */
function namesOf(html: string, asked: string, term: 'search' | 'q' = 'q') {
  document.body.innerHTML = html;
  const mount = document.querySelector(asked)!;
  mount.insertAdjacentHTML('beforeend', '<div data-widget-root><p></p></div>');
  return listNamesOf(mount.querySelector('p')!, term);
}
const list = (attributes: string) => `<div data-component="search-results" ${attributes}></div>`;

test('the first list of a page has the plain names, also when a later one came before it', () => {
  const page = `<div data-component="faq"></div>${list('id="a"')}${list('id="b"')}`;
  expect(namesOf(page, '#a')).toEqual({ term: 'q', prefix: '' });
  expect(namesOf(page, '#b')).toEqual({ term: 'b.q', prefix: 'b.' });
});

test('a list that is not meant for the page does not count', () => {
  const page = list('id="a" data-status="skipped"') + list('id="b"');
  expect(namesOf(page, '#b')).toEqual({ term: 'q', prefix: '' });
});

test('a further list without an id keeps its state to itself', () => {
  expect(namesOf(list('id="a"') + list('class="b"'), '.b')).toBeUndefined();
});

test('every search leads to the results page: its term has one name wherever it stands', () => {
  expect(namesOf(list('id="a"') + list('id="b"'), '#b', 'search')).toEqual({ term: 'search', prefix: 'b.' });
});
