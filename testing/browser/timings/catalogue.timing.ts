import { expect, test } from 'vitest';
import { mountElement } from '../../../demo-pages/html.ts';
import { frames } from '../probe-page.ts';
import { setStage, settled } from '../stage.ts';
import { longestTaskOfMount } from './mount-task.ts';
import { longestTaskOfAll, traceCategories } from '../trace.ts';

/** Five hundred items of a page, the most that an author may write, on a processor four times as slow. */

const stage = setStage();

const items = Array.from({ length: 500 }, (_, index) => ({
  id: `item-${index}`,
  type: 'event',
  title: `Évening ${(index * 7919) % 500} in the old town`,
  description: `Coffee, poetry and lanterns in the lanes between the gates, number ${index + 1}.`,
  url: `/en/events/${index}`,
  categories: ['Culture', `Theme ${index % 11}`],
  tags: [`tag-${index % 40}`],
  region: `region-${index % 13}`,
  city: `City ${index % 60}`,
  startDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
  addedOn: `2026-05-${String((index % 28) + 1).padStart(2, '0')}T10:00:00+03:00`,
  priceFrom: index + 1,
  currency: 'SAR',
}));

const facets = [
  ...['category', 'tags', 'region', 'city'].map((name) => ({ name, label: name, kind: 'checkbox' })),
  { name: 'price', label: 'Price', kind: 'range' },
  { name: 'when', label: 'When', kind: 'date' },
];

const config = { title: 'Evenings', items, facets, sorts: ['relevance', 'newest', 'title', 'date', 'price'] };

/** The catalogue, once its filters are there. */
async function showCatalogue() {
  const page = await stage.show(mountElement('content-catalogue', config, { id: 'list', load: 'load' }), {
    loaders: [],
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate("import('/build/loader.js')");
  await settled(page);
  await page.getByRole('button', { name: /^Culture/ }).waitFor();
  return page;
}

test('no task is longer than 50 ms while they are read and the first are drawn', async () => {
  const few = { ...config, items: items.slice(0, 5) };
  expect(await longestTaskOfMount(stage, 'content-catalogue', few, config)).toBeLessThan(50);
});

test.each([
  ['a value is chosen', 'Theme 3'],
  ['another one of the same facet is chosen', 'Theme 4'],
])('no task is longer than 50 ms when %s', async (_, name) => {
  const page = await showCatalogue();
  await stage.browser.startTracing(page, { categories: traceCategories });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  await frames(page, 4);
  expect(longestTaskOfAll(await stage.browser.stopTracing())).toBeLessThan(50);
});

test.each(['title', 'date', 'newest', 'price'])(
  'no task is longer than 50 ms when the order is %s',
  async (sort) => {
    const page = await showCatalogue();
    await stage.browser.startTracing(page, { categories: traceCategories });
    await page.getByRole('combobox').selectOption(sort);
    await page.waitForURL(`**sort=${sort}`);
    await frames(page, 4);
    expect(longestTaskOfAll(await stage.browser.stopTracing())).toBeLessThan(50);
  },
);
