// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { answerPage } from './routes.ts';

async function popular(address: string): Promise<(string | null)[]> {
  const answer = await answerPage(new Request(`http://demo.test${address}`), '/loader.ts');
  const page = new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
  return [...page.querySelectorAll('#popular article:has(img) a')].map((link) => link.getAttribute('href'));
}

test.each(['/en/favourites.html', '/ar/search-results.html', '/ja/places/atlantis'])(
  'a page with nothing of its own to show invites with four pictures: %s',
  async (address) => {
    const links = await popular(address);
    expect(links).toHaveLength(4);
    expect(links.every((link) => link?.startsWith(address.slice(0, 4)))).toBe(true);
  },
);

test('results of a search stand without what is popular', async () => {
  expect(await popular('/en/search-results.html?search=hegra')).toEqual([]);
});
