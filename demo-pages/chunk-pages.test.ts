import { expect, test } from 'vitest';
import { wholePages } from '../scripts/build/chunks/pages.ts';
import { answerPage } from './routes.ts';

/** Chunks are made for these pages (`scripts/build/chunks/pages.ts`), so they have to be the pages that there are. */

const addresses: Readonly<Record<string, string>> = {
  place: 'places/hegra.html',
  'search-results': 'search-results.html?search=hegra',
};

// What a visitor has opened on a page stands behind a comma.
const pages = Object.entries(wholePages).filter(([name]) => !name.includes(','));

test.each(pages)('the page %s has the widgets that chunks are made for', async (name, widgets) => {
  const address = `http://demo.test/en/${addresses[name] ?? `${name}.html`}`;
  const answer = await answerPage(new Request(address), '/build/loader.js');
  const found = [...(answer?.html ?? '').matchAll(/data-component="([a-z-]+)"/g)].map(([, widget]) => widget);
  expect([...new Set(found)].toSorted()).toEqual(widgets.toSorted());
});
