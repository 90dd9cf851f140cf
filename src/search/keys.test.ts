import { expect, test } from 'vitest';
import { intentOf, step, type Intent, type Situation } from './keys.ts';

const nothing: Situation = { hasCompletion: false, isListOpen: false, hasActive: false, hasText: false };
const typed = { ...nothing, hasText: true };
const listed = { ...typed, isListOpen: true };
const completed = { ...listed, hasCompletion: true };
const pointed = { ...listed, hasActive: true };

const rows: [string, Situation, Intent | undefined][] = [
  ['Tab', completed, 'accept'],
  ['Shift+Tab', completed, undefined],
  ['Control+Tab', completed, undefined],
  ['Tab', listed, undefined],
  ['Tab', pointed, undefined],
  ['Escape', completed, 'removeCompletion'],
  ['Escape', pointed, 'closeList'],
  ['Escape', listed, 'closeList'],
  ['Escape', typed, 'clear'],
  ['Escape', nothing, undefined],
  ['ArrowDown', listed, 'next'],
  ['ArrowDown', nothing, 'next'],
  ['ArrowUp', pointed, 'previous'],
  ['Alt+ArrowDown', typed, 'open'],
  ['Alt+ArrowUp', pointed, 'closeList'],
  ['Alt+ArrowUp', typed, undefined],
  ['Shift+ArrowDown', listed, undefined],
  ['Meta+ArrowUp', pointed, undefined],
  ['Enter', pointed, 'choose'],
  ['Enter', completed, undefined],
  ['Enter', listed, undefined],
  ['Home', pointed, 'toText'],
  ['End', pointed, 'toText'],
  ['ArrowLeft', pointed, 'toText'],
  ['ArrowRight', pointed, 'toText'],
  ['Home', listed, undefined],
  ['a', pointed, undefined],
  ['Backspace', pointed, undefined],
];

test.each(rows)('%s in %o means %s', (keys, situation, intent) => {
  const parts = keys.split('+');
  const facts = {
    key: parts.at(-1)!,
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
  };
  expect(intentOf(facts, situation)).toBe(intent);
});

test.each([
  [-1, 1, 5, 0],
  [-1, -1, 5, 4],
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [2, 1, 5, 3],
  [0, 1, 1, 0],
  [-1, 1, 0, -1],
] as const)('from option %i a step of %i among %i leads to %i', (active, by, count, next) => {
  expect(step(active, by, count)).toBe(next);
});
