import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkFaults, chunkLimits, chunkOf, travelsTogether } from './chunks.ts';
import type { Built, BuiltChunk } from './widget-map.ts';
import { projectRoot } from './widgets.ts';

const inSource = (path: string) => join(projectRoot, 'src', path);

describe('a file of src is in the chunk', () => {
  test.each([
    ['cards/Card.tsx', 'cards', 'of its room'],
    ['api/client.ts', 'session', 'that its room travels with'],
    ['api/answers/search.ts', 'search', 'that its sub-folder travels with'],
    ['ui/Button.tsx', 'platform', 'that it is named for'],
    ['ui/button.module.css?used', 'ui', 'of its room, whatever is asked of it'],
  ])('%s: %s, the one %s', (path, chunk) => {
    expect(chunkOf(inSource(path))).toBe(chunk);
  });

  test('and nothing else is', () => {
    expect(chunkOf(join(projectRoot, 'widgets/alert/Alert.tsx'))).toBeUndefined();
  });
});

const chunk = (hash: string, modules: readonly string[]): BuiltChunk => ({
  hash,
  hasStyles: false,
  hasMessages: false,
  modules,
  rendered: new Map(),
  imports: [],
});

const platform = chunk(
  'platfrm',
  Object.values(travelsTogether)
    .flat()
    .map((path) => `src/${path}`),
);
const cards = chunk('cards00', ['src/cards/Card.tsx']);
const build = (change: Partial<Built> = {}): Built => ({
  widgets: [],
  shared: [platform, cards],
  nameList: chunk('names00', []),
  chunks: [platform, cards],
  needed: new Map(),
  ...change,
});

test('a rule that matches nothing is a fault, and no other', () => {
  expect(chunkFaults(build())).toEqual([]);
  const chunks = [{ ...platform, modules: platform.modules.filter((path) => path !== 'src/analytics') }];
  expect(chunkFaults({ chunks: [...chunks, cards] })).toEqual([expect.stringContaining('"analytics"')]);
});

describe('the limits of chunks', () => {
  const widget = {
    name: 'few',
    family: 'Site chrome',
    purpose: '',
    modes: ['B2C'],
    load: 'load',
    hasMessages: false,
    chunk: cards,
    needs: [1],
  } as const;
  const some = (name: string, count: number) => ({
    ...widget,
    name,
    needs: Array.from({ length: count }, (_, at) => at + 1),
  });
  const limitsOf = (widgets: Built['widgets'], size: number) => chunkLimits(build({ widgets }), () => size);

  test('are those of the widget that needs most, where all is well', () => {
    expect(limitsOf([widget, some('ten', 10)], 1024)).toEqual([
      { what: 'shared chunks of ten', limit: 20, now: 10 },
    ]);
  });

  test('name each widget that needs more than twenty', () => {
    expect(limitsOf([some('twenty', 20), some('more', 21), some('most', 22)], 1024)).toEqual([
      { what: 'shared chunks of most', limit: 20, now: 22 },
      { what: 'shared chunks of more', limit: 20, now: 21 },
    ]);
  });

  test('name each shared chunk below 256 bytes, which refuses nothing', () => {
    const [, small] = limitsOf([widget], 255);
    const what = 'bytes of the shared chunk with src/cards/Card.tsx';
    expect(small).toEqual({ what, limit: 256, now: 255, isLeast: true });
  });
});
