import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkFaults, chunkOf, travelsTogether } from './chunks.ts';
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

describe('a build is refused', () => {
  test('and not when all is well', () => {
    expect(chunkFaults(build(), () => 1024)).toEqual([]);
  });

  test('for a rule that matches nothing', () => {
    const chunks = [{ ...platform, modules: platform.modules.filter((path) => path !== 'src/analytics') }];
    expect(chunkFaults(build({ chunks: [...chunks, cards] }), () => 1024)).toEqual([
      expect.stringContaining('"analytics"'),
    ]);
  });

  test('for a shared chunk below 256 bytes', () => {
    expect(chunkFaults(build(), () => 255)).toEqual([
      'A shared chunk has only 255 bytes: src/cards/Card.tsx.',
    ]);
  });

  test('for a widget that needs more than twenty', () => {
    const widget = {
      name: 'many',
      family: 'Site chrome',
      purpose: '',
      modes: ['B2C'],
      load: 'load',
      hasMessages: false,
      chunk: cards,
    } as const;
    const shared = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const widgets = [
      { ...widget, needs: shared(21) },
      { ...widget, name: 'twenty', needs: shared(20) },
    ];
    expect(chunkFaults(build({ widgets }), () => 1024)).toEqual([
      'many needs 21 shared chunks; 20 are the most.',
    ]);
  });
});
