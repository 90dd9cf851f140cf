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

const picks = Object.entries(seasons).flatMap(([season, { months, places }]) =>
  places.map((place) => ({ season, months: months as readonly number[], place })),
);

test.each(picks)('$place is at its best in $season', ({ months, place }) => {
  expect(placeFacts[place]?.bestMonths.some((month) => months.includes(month))).toBe(true);
});

/** Labels of the tabs, as the widget reads them. */
function labelsOn(date: string): string[] {
  const { document } = new JSDOM(renderSeasons(texts.seasons, 'en', day(date))).window;
  const config = document.querySelector('[data-component="content-tabs"] > script')?.textContent ?? '';
  const { tabs } = JSON.parse(config) as { readonly tabs: readonly { readonly label: string }[] };
  return tabs.map(({ label }) => label);
}

test('the season that it is comes first, under the name of the month', () => {
  expect(labelsOn('2026-11-30')).toEqual(['Now: November', 'Winter', 'Spring', 'Summer']);
  expect(labelsOn('2026-12-01')).toEqual(['Now: December', 'Spring', 'Summer', 'Autumn']);
  expect(labelsOn('2027-07-15')).toEqual(['Now: July', 'Autumn', 'Winter', 'Spring']);
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
