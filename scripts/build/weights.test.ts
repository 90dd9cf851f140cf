import { expect, test } from 'vitest';
import type { Built, BuiltChunk, BuiltWidget } from './widget-map.ts';
import { weigh } from './weights.ts';

const chunk = (hash: string, rendered: Record<string, string>, hasStyles = false): BuiltChunk => ({
  hash,
  hasStyles,
  hasMessages: false,
  modules: Object.keys(rendered),
  rendered: new Map(Object.entries(rendered)),
  imports: [],
});

const text = (length: number) => `export const text = ${JSON.stringify('abcdefghij'.repeat(length / 10))};`;

const own = chunk('own0000', { 'widgets/probe/Probe.tsx': text(100) });
const shared = chunk('shared0', { 'src/ui/wanted.ts': text(100), 'src/ui/unwanted.ts': text(100) }, true);
const platform = chunk('platfrm', {});
const widget = {
  name: 'probe',
  family: 'Site chrome',
  purpose: '',
  modes: ['B2C'],
  load: 'load',
  hasMessages: false,
  chunk: own,
  needs: [1],
} satisfies BuiltWidget;
const built: Built = {
  widgets: [widget],
  shared: [platform, shared],
  chunks: [platform, own, shared],
  nameList: platform,
  needed: new Map([['probe', new Set(['widgets/probe/Probe.tsx', 'src/ui/wanted.ts'])]]),
};

test('a widget is told what it fetches beyond the platform, what of that it cannot reach, and in how many files', () => {
  const { widgets } = weigh(built, { filesOf: () => 1000, wordsOf: () => 0 });
  expect(widgets).toEqual([
    { name: 'probe', own: expect.any(Number), fetched: 2000, unreached: 500, files: 3 },
  ]);
});

test('what a widget or a room weighs by itself has nothing of other folders in it', () => {
  const sizes = { filesOf: () => 1000, wordsOf: () => 0 };
  const more = chunk('more000', { 'src/cards/Card.tsx': text(1000) });
  const before = weigh(built, sizes);
  const after = weigh({ ...built, chunks: [...built.chunks, more] }, sizes);
  expect(after.widgets).toEqual(before.widgets);
  const changed = after.rooms.filter(({ own: weight }, at) => weight !== before.rooms[at]?.own);
  expect(changed.map(({ name }) => name)).toEqual(['cards']);
  expect(before.rooms.find(({ name }) => name === 'ui')?.own).toBeGreaterThan(50);
});
