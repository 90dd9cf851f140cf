import { describe, expect, test } from 'vitest';
import type { Built, BuiltChunk } from '../widget-map.ts';
import { chunkLimits, chunkTable, circlesIn } from './chunk-limits.ts';

const chunk = (hash: string, modules: readonly string[], imports: readonly string[] = []): BuiltChunk => ({
  hash,
  hasStyles: false,
  hasMessages: false,
  modules,
  rendered: new Map(),
  imports,
});

const platform = chunk('platfrm', ['loader/platform/platform.tsx', 'node_modules/react/index.js']);
const cards = chunk(
  'cards00',
  ['src/cards/Card.tsx', 'src/cards/facts/useFacts.ts', 'src/ui/Chip.tsx'],
  ['platfrm'],
);

const build = (change: Partial<Built> = {}): Built => ({
  widgets: [],
  shared: [platform, cards],
  nameList: chunk('names00', []),
  chunks: [platform, cards],
  needed: new Map(),
  ...change,
});

test('chunks that import each other are told, and no others', () => {
  expect(circlesIn([platform, cards])).toEqual([]);
  const circle = chunk('aaaaaaa', ['src/icon/Icon.tsx'], ['cards00', 'platfrm']);
  expect(circlesIn([platform, circle, { ...cards, imports: ['aaaaaaa', 'platfrm'] }])).toEqual([
    'The chunks of src/icon/Icon.tsx and src/cards/Card.tsx import each other.',
  ]);
});

describe('the limits of chunks', () => {
  test('count those that widgets share beside the platform', () => {
    expect(chunkLimits(build(), () => 1024)).toEqual([
      { what: 'chunks that widgets share', limit: 45, now: 1 },
    ]);
  });

  test('name each below 1 kB, which refuses nothing', () => {
    const [, small] = chunkLimits(build(), () => 1023);
    const what = `bytes of the shared chunk with ${cards.modules.join(', ')}`;
    expect(small).toEqual({ what, limit: 1024, now: 1023, isLeast: true });
  });
});

test('the table of chunks says what each weighs, how many widgets need it, and what is in it', () => {
  const widget = {
    name: 'faq',
    family: 'Site chrome',
    purpose: '',
    modes: ['B2C'],
    load: 'load',
    hasMessages: false,
    chunk: cards,
    needs: [1],
  } as const;
  const [, ...rows] = chunkTable(
    build({ widgets: [widget, { ...widget, name: 'alert', needs: [] }] }),
    () => 2000,
  );
  expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ['2000', '2', 'loader, react'],
    ['2000', '1', 'cards, ui'],
  ]);
});
