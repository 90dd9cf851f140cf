import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { itemAt } from '#origin/content.ts';
import { renderPassing, renderTablesAndBeds } from './around.ts';

const place = (id: string) => itemAt('en', `/en/places/${id}`)!;
const titlesIn = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('article h3')].map((title) =>
    title.textContent.trim(),
  );

test('a place lists where to eat and to sleep, the nearest first, and nothing farther away', () => {
  expect(titlesIn(renderTablesAndBeds(place('hegra'), 'en'))).toEqual([
    'Seven Fires Camp',
    'Red Wall Lodge',
    'Orange Grove Kitchen',
  ]);
});

test('a place far from any table and bed has no list of them', () => {
  expect(renderTablesAndBeds(place('empty-quarter'), 'en')).toBe('');
});

test('a place lists the trips that stop there before the stories that speak of it', () => {
  expect(titlesIn(renderPassing(place('hegra'), 'en'))[0]).toBe('AlUla and Hegra in Four Days');
});
