import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { findItemKinds } from '../../src/schema/item-kinds.ts';
import { schemaPlugin } from '../schema/plugin.ts';
import { itemWords } from './item-words.ts';
import { itemsPlugin } from './items-plugin.ts';
import { keepExport } from './keep-export.ts';
import { widgetNamesPlugin } from './plugins.ts';
import { projectRoot } from './widgets.ts';

/** A folder of widgets of which one has a kind of item in its `item.ts`. */
const folder = join(projectRoot, 'testing/registered');

let server: ViteDevServer;
const load = <Module>(path: string) => server.ssrLoadModule(`/src/${path}`) as Promise<Module>;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [schemaPlugin(folder), itemsPlugin(folder), widgetNamesPlugin()],
  });
});
afterAll(() => server.close());

test('an answered item has the fields of a kind that one file adds', async () => {
  const { fullItem } = await load<typeof import('../../src/api/answers/full-item.schema.ts')>(
    'api/answers/full-item.schema.ts',
  );
  const { readValue } = await load<typeof import('../../src/schema/read.ts')>('schema/read.ts');
  const trail = { title: 'Rim', type: 'trail', ascent: 640, grade: 'hard' };
  expect(readValue(fullItem, trail)).toMatchObject(trail);
  expect(readValue(fullItem, { ...trail, ascent: -1 })).toMatchObject({ ...trail, ascent: undefined });
});

test('its cards show its facts, in its own words', async () => {
  const { factsOf } = await load<typeof import('../../src/cards/facts/facts.ts')>('cards/facts/facts.ts');
  const words = itemWords(folder).en['cards/facts']!;
  const t = (key: string, { count }: { count: number }) =>
    (words[key] as string).replace('{count}', String(count));
  const facts = factsOf({ type: 'trail', ascent: 640 } as object, { t } as never, 'trail');
  expect(facts.map(({ name, text }) => [name, text])).toEqual([['ascent', '640 m up']]);
});

test('its facet, its group and its audience go by its file', async () => {
  const values = await load<typeof import('../../src/catalogue/filters/item-values.ts')>(
    'catalogue/filters/item-values.ts',
  );
  expect(values.keysOf({ grade: 'hard' }, 'difficulty')).toEqual(['hard']);
  const groups = await load<typeof import('../../src/favourites/groups/groups.ts')>(
    'favourites/groups/groups.ts',
  );
  expect(groups.hasGroup('trail')).toBe(true);
  expect(groups.groupPlace('trail')).toBeGreaterThan(groups.groupPlace('place'));
  expect(groups.groupPlace('trail')).toBeLessThan(groups.groupPlace('activity'));
  const types = await load<typeof import('../../src/search/item-types.ts')>('search/item-types.ts');
  expect(types.isOffered('trail', 'B2C')).toBe(false);
  expect(types.isOffered('trail', 'B2B')).toBe(true);
  expect(types.withOfferedTypes({}, 'B2C')['type']).not.toContain('trail');
});

test('companies and courses are for the trade alone, all others for everybody', () => {
  const forTrade = findItemKinds().filter(({ audience }) => audience === 'trade');
  expect(forTrade.map(({ type }) => type).toSorted()).toEqual(['course', 'partner']);
});

test('the words of every kind are there in all languages, and a group has a name', () => {
  for (const { type, group, wordsFile } of findItemKinds(folder)) {
    expect(wordsFile !== undefined, type).toBe(group !== undefined);
    if (!wordsFile) continue;
    const words = JSON.parse(readFileSync(wordsFile, 'utf8')) as Record<string, { facts?: object }>;
    expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
    const keys = Object.values(words).map(({ facts = {} }) => Object.keys(facts));
    for (const own of keys) expect(own).toEqual(keys[0]);
    for (const language of languages)
      expect(itemWords(folder)[language]['favourites/groups']).toHaveProperty(type);
  }
});

test('of a kind’s file the facts stay, with what they need, and nothing of its fields', () => {
  const source = `import * as z from 'zod';
import { fact, type FactsOf } from './facts.ts';
import { price } from './price.ts';
const price2 = z.object({ cost: z.number() });
export default make({ fields: { price2 } });
const label = (item: { price2: number }) => fact(item.price2);
export const facts: FactsOf = (item) => [label(item)];
`;
  const kept = keepExport('kind.ts', source, 'facts');
  expect(kept).toContain('{ fact, type FactsOf }');
  expect(kept).toContain('const label');
  expect(kept).not.toMatch(/zod|price\.ts|z\.object|default/);
  expect(kept.split('\n')).toHaveLength(source.split('\n').length);
});
