import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { placeFacts } from '#origin/data-catalogue.ts';
import { renderSeasons, seasons } from './seasons.ts';
import { readTexts } from './content.ts';
import { renderWhatsOn } from './whats-on.ts';

const texts = readTexts('home', 'en') as {
  readonly events: Parameters<typeof renderWhatsOn>[0];
  readonly seasons: Parameters<typeof renderSeasons>[0];
};
const day = (date: string) => new Date(`${date}T12:00:00+03:00`);

test.each(Object.entries(seasons))('in %s its place is at its best', (_, { months, place }) => {
  const best: readonly number[] = placeFacts[place]?.bestMonths ?? [];
  expect(months.some((month) => best.includes(month))).toBe(true);
});

/** Titles of the seasons, and what their cards ask for. */
function seasonsOn(date: string): string[] {
  const { document } = new JSDOM(renderSeasons(texts.seasons, 'en', day(date))).window;
  return [...document.querySelectorAll('h3 a')].map(
    (link) => `${link.textContent.trim()} ${link.getAttribute('href')?.replace('/en/places', '')}`,
  );
}

test('the season that it is comes first, under the name of the month, and each leads to places that are best then', () => {
  expect(seasonsOn('2026-11-30')).toEqual([
    'Now: November ?month=11',
    'Winter ?month=12&month=1&month=2',
    'Spring ?month=3&month=4&month=5',
    'Summer ?month=6&month=7&month=8',
  ]);
  expect(seasonsOn('2026-12-01')[0]).toBe('Now: December ?month=12');
  expect(seasonsOn('2027-07-15')[1]).toBe('Autumn ?month=9&month=10&month=11');
});

/** Titles of the events of a day, with their days. */
function eventsOn(date: string): string[] {
  const { document } = new JSDOM(renderWhatsOn(texts.events, 'en', day(date))).window;
  return [...document.querySelectorAll('article')].map((card) => {
    const [days] = card.querySelectorAll('li');
    // Between days stand narrow spaces.
    return `${card.querySelector('h3')?.textContent?.trim()}: ${days?.textContent?.replaceAll(/\s/g, ' ')}`;
  });
}

test('what runs already comes before what begins later, and what is over or called off does not come', () => {
  expect(eventsOn('2026-12-05')).toEqual([
    'Jeddah Film Week: Dec 3 – 12',
    'Diriyah Story Season: Dec 3, 2026 – Jan 30, 2027',
    'Riyadh Winter Nights: Oct 22, 2026 – Feb 4, 2027',
    'Art Thursdays in Al-Balad: Dec 10',
  ]);
  // It would be on 9 April.
  expect(eventsOn('2027-04-08').join()).not.toContain('Umluj Open Water Swim');
});
