// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingAt } from '#origin/drawings.ts';
import { places } from '#origin/data.ts';
import { sameNeighbours } from '#testing/same-neighbours.ts';
import { publicFolder } from './explorer/facts.ts';
import { answerPage } from './routes.ts';
import { examplesOf, readExample, shownWidgets } from './widgets.ts';
import { pickedPaths } from './template/picks.ts';
import sections from './content/sections.json' with { type: 'json' };

const folder = join(publicFolder, 'images');
const files = readdirSync(folder);
const names = new Set(files.map((file) => file.replace(/(?:-\d+)?\.\w+$/, '')));

describe('the picture files', () => {
  test('are there in every width and format for each drawing', () => {
    const endings = [320, 640, 960, 1280, 1920, 2560].map((width) => `-${width}.avif`);
    const all = [...names].flatMap((name) =>
      [...endings, '.jpg', '-320.jpg'].map((ending) => `${name}${ending}`),
    );
    expect(new Set(files)).toEqual(new Set(all));
    expect(names.size).toBe(readdirSync(join(publicFolder, '../../scripts/pictures/illustrations')).length);
  });

  test('differ from each other', () => {
    const byContent = Map.groupBy(files, (file) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    );
    expect([...byContent.values()].filter((equal) => equal.length > 1)).toEqual([]);
  });
});

async function read(address: string): Promise<Document> {
  const answer = await answerPage(
    new Request(`http://demo.test${address}?bar=off`),
    '/src/not-built-loader.ts',
  );
  expect(answer?.status).toBe(200);
  return new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
}

/** The drawing of each card, list by list; a card without a picture has none. */
const listsOf = (page: Document): (string | undefined)[][] =>
  [...page.querySelectorAll('.site-grid:not(:has(> [data-wide]))')].map((list) =>
    [...list.children].map((card) => {
      const address = card.querySelector('img')?.getAttribute('src');
      return address ? drawingAt(address) : undefined;
    }),
  );

/** Lists with wide cards as they lie in columns: a wide card has two of them. Its own halves are left out of what is the same. */
function sameAroundWide(page: Document): string[] {
  return [...page.querySelectorAll('.site-grid:has(> [data-wide])')].flatMap((list) => {
    // What comes below the second of them is the order of the list.
    const cells = [...list.children].slice(0, 24).flatMap((card) => {
      const name = drawingAt(card.querySelector('img')?.getAttribute('src') ?? '');
      return card.matches('[data-wide]') ? [name, name] : [name];
    });
    const wide = [...list.children].flatMap((card, index, all) => {
      const before = all.slice(0, index).filter((one) => one.matches('[data-wide]')).length;
      return card.matches('[data-wide]') ? [index + before] : [];
    });
    return sameNeighbours(cells).filter(
      (found) => !wide.some((at) => found.endsWith(` at ${at} and ${at + 1}`)),
    );
  });
}

const authored = ['/home.html', '/interests.html', '/stories.html', '/portal.html'];

describe('the lists of a page show another drawing than their neighbours', () => {
  test.each([...authored, ...sections.map(({ path }) => path)])('%s', async (path) => {
    const lists = listsOf(await read(`/en${path}`));
    expect(lists.flatMap((list) => sameNeighbours(list))).toEqual([]);
    expect(lists.flat().filter((name) => name && !name.startsWith('/') && !names.has(name))).toEqual([]);
  });
});

test.each(pickedPaths)(
  'the wide cards of %s show another drawing than what lies around them',
  async (path) => {
    expect(sameAroundWide(await read(`/en${path}`))).toEqual([]);
  },
);

test.each(places.map(({ id }) => id))('what is near %s shows no drawing twice', async (id) => {
  const near = listsOf(await read(`/en/places/${id}`)).at(-1) ?? [];
  expect(near.length).toBe(4);
  expect(new Set(near).size).toBe(4);
});

/** The drawing of an entry of a configuration, as items, slides and stops name it. */
function drawingIn(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { image, featureImage } = entry as Record<string, unknown>;
  const address = [image, featureImage].map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['desktopImage'] : value,
  );
  const found = address.find((value) => typeof value === 'string');
  return found ? drawingAt(found) : undefined;
}

/** All lists in a configuration, those that are written as JSON text, too. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return listsIn(JSON.parse(value));
    } catch {
      return [];
    }
  }
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
}

const examples = shownWidgets().flatMap(({ name }) =>
  examplesOf(name).map((example) => [name, example] as const),
);

test('the lists of every example show another drawing than their neighbours', () => {
  const same = examples.flatMap(([name, example]) =>
    listsIn(readExample(name, example)).flatMap((list) =>
      sameNeighbours(list.map(drawingIn)).map((found) => `${name}, ${example}: ${found}`),
    ),
  );
  expect(same).toEqual([]);
});
