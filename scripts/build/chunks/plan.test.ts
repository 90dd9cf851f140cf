import { describe, expect, test } from 'vitest';
import type { Atom } from './atoms.ts';
import type { Load } from './loads.ts';
import { planOf } from './plan.ts';

/** So many bytes that brotli makes next to nothing of, the same for the same seed. */
function noise(bytes: number, seed: number): string {
  let state = seed + 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

/** An atom of some kB that entries need. @param users places of entries @param imports places of atoms */
const atom = (at: number, users: readonly number[], { kB = 8, imports = [] as number[] } = {}): Atom => ({
  users,
  modules: [`module ${at}`],
  texts: [noise(kB * 1024, at), '', ''],
  imports: new Set(imports),
});

const load = (entries: readonly number[], { weight = 20, perFile = 2600 } = {}): Load => ({
  weight,
  perFile,
  entries,
});

describe('atoms become one chunk', () => {
  test('that are always fetched together', () => {
    const atoms = [atom(0, [0, 1]), atom(1, [0, 1, 2]), atom(2, [3, 4])];
    const pages = [load([0, 2]), load([1, 2]), load([3]), load([4])];
    expect(planOf(atoms, pages)).toEqual([[0, 1], [2]]);
  });

  test('that are small, although some fetch one of them in vain', () => {
    const atoms = [atom(0, [0, 1], { kB: 0.3 }), atom(1, [2, 3], { kB: 0.3 })];
    expect(planOf(atoms, [load([0, 2]), load([1]), load([3])])).toEqual([[0, 1]]);
  });
});

describe('atoms stay apart', () => {
  test('that are large, and that different pages fetch', () => {
    const atoms = [atom(0, [0, 1]), atom(1, [2, 3])];
    expect(planOf(atoms, [load([0]), load([1]), load([2]), load([3])])).toEqual([[0], [1]]);
  });

  test('where what one of them imports would be fetched in vain', () => {
    const large = atom(0, [0, 1, 4], { kB: 60 });
    const atoms = [large, atom(1, [0, 1], { kB: 1.3, imports: [0] }), atom(2, [2, 3], { kB: 1.3 })];
    const pages = [load([0]), load([1]), load([2]), load([3]), load([4], { weight: 1000 })];
    expect(planOf(atoms, pages)).toEqual([[0], [1], [2]]);
    // Without that import they become one.
    const without = [large, atom(1, [0, 1], { kB: 1.3 }), atom(2, [2, 3], { kB: 1.3 })];
    expect(planOf(without, pages)).toEqual([[0], [1, 2]]);
  });

  test('whose chunk would import one that imports it', () => {
    const atoms = [
      atom(0, [0, 1, 2], { kB: 0.2 }),
      atom(1, [0, 1], { kB: 30, imports: [0] }),
      atom(2, [0, 1, 3], { kB: 0.2, imports: [1] }),
    ];
    const plan = planOf(atoms, [load([0, 1]), load([2]), load([3])]);
    expect(plan).not.toContainEqual([0, 2]);
  });

  test('of a widget alone: it stays with the widget', () => {
    const atoms = [atom(0, [0], { kB: 0.2 }), atom(1, [0, 1])];
    expect(planOf(atoms, [load([0]), load([1])])).toEqual([[1]]);
  });
});

test('what is felt first has nothing that it does not need, where that weighs more than a file on every page', () => {
  const atoms = [atom(0, [0, 1, 2], { kB: 4 }), atom(1, [1, 2], { kB: 4 })];
  const pages = [load([0, 1], { weight: 3 }), load([0, 2], { weight: 3 })];
  expect(planOf(atoms, pages)).toEqual([[0, 1]]);
  expect(planOf(atoms, [...pages, load([0], { weight: 300, perFile: 0 })])).toEqual([[0], [1]]);
});

test('the same atoms make the same plan', () => {
  const atoms = Array.from({ length: 12 }, (_, at) => atom(at, [at % 5, 5 + (at % 3)], { kB: 1 + (at % 4) }));
  const loads = Array.from({ length: 8 }, (_, at) => load([at]));
  expect(planOf(atoms, loads)).toEqual(planOf(atoms, loads));
});
