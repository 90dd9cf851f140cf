import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frames } from '../probe-page.ts';
import { setStage } from '../stage.ts';
import { longestTaskOf, readyToPress, showSlow } from './mount-task.ts';

/** Two thousand places of a map, the most that an author may write, on a processor four times as slow. */

const stage = setStage();

/** A point of the country: close ones follow each other, as in an author's file. */
const pointOf = (index: number) => ({
  latitude: 17 + ((index * 7919) % 1400) / 100,
  longitude: 37 + ((index * 104_729) % 1500) / 100,
});

const kinds = ['heritage', 'nature', 'islands', 'museums', 'markets', 'mountains', 'cities', 'food'];

const features = Array.from({ length: 2000 }, (_, index) => {
  const { latitude, longitude } = pointOf(index);
  return {
    type: 'Feature',
    id: `place-${index}`,
    properties: {
      type: 'place',
      title: `Wādī ${index} of the old road`,
      description: `Palms, a well and a tower between the sand and the rock, number ${index + 1}.`,
      url: `/en/places/${index}`,
      city: `City ${index % 60}`,
      categories: [kinds[index % kinds.length]],
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
});

const config = {
  title: 'Places',
  features,
  categories: kinds.map((key) => ({ key, label: key, iconName: 'star', colour: '#0f4fc4' })),
};

const desk = { context: { viewport: { width: 1440, height: 1000 } } };

const map = (page: Page) => page.getByRole('group', { name: 'Map', exact: true });

/** The map of 2,000 places, once it has its clusters. */
async function showPlaces(): Promise<Page> {
  const page = await showSlow(stage, 'interactive-map', config, desk);
  await map(page).locator('[data-kind="cluster"]').first().waitFor();
  await map(page).scrollIntoViewIfNeeded();
  await frames(page, 30);
  return page;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Drags a map of this box once to its side and back. */
async function drag(page: Page, { x, y, width, height }: Box): Promise<void> {
  const middle = { x: x + width / 2, y: y + height - 40 };
  for (const way of [-1, 1]) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(middle.x + way * step * 20, middle.y - step * 8);
      await frames(page, 1);
    }
    await page.mouse.up();
    await frames(page, 20);
  }
}

test('no task is longer than 50 ms while a map of 2,000 places is panned', async () => {
  const page = await showPlaces();
  const box = (await map(page).boundingBox())!;
  await drag(page, box);
  expect(await longestTaskOf(stage, page, () => drag(page, box))).toBeLessThan(50);
});

test('no task is longer than 50 ms when a value is chosen beside a map of 500', async () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    id: `item-${index}`,
    type: 'place',
    title: `Wādī ${index} of the old road`,
    url: `/en/places/${index}`,
    categories: [kinds[index % kinds.length]],
    ...pointOf(index),
  }));
  const facets = [{ name: 'category', label: 'Category', kind: 'checkbox' }];
  const catalogue = { title: 'Places', items, facets, views: ['list', 'map'] };
  const page = await showSlow(stage, 'content-catalogue', catalogue, desk);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await map(page).locator('[data-kind="cluster"]').first().waitFor();
  await frames(page, 60);
  const choose = await readyToPress(page.getByRole('button', { name: /^islands/ }));
  expect(await longestTaskOf(stage, page, choose)).toBeLessThan(50);
  await page.getByRole('button', { name: 'Remove islands' }).waitFor();
});
