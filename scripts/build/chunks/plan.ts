import { joined, type Atom } from './atoms.ts';
import { createCost, either, sizesOf, sizesTogether, type Fetched, type Sizes } from './cost.ts';
import type { Load } from './loads.ts';
import type { Texts } from './pieces.ts';

/** Atoms that are one chunk. */
interface Group {
  readonly atoms: readonly number[];
  readonly texts: Texts;
  readonly sizes: Sizes;
  /** Loads that fetch it, also those that only fetch what imports it. */
  fetched: Fetched;
  cost: number;
  /** Groups that it imports, by name. */
  readonly imports: Set<number>;
  /** What one entry alone has stays with it. */
  readonly isFixed: boolean;
}

/** A group is called by the place of its first atom. */
type Groups = Map<number, Group>;

const none: Sizes = [0, 0, 0];

/**
 * Puts atoms into chunks: two groups become one as long as that saves, those first that save most. The same input gives the same
 * plan: of equals the first is taken. A chunk never imports one that imports it.
 *
 * @returns the atoms of each chunk that several entries need, by their places in the list
 */
export function planOf(atoms: readonly Atom[], loads: readonly Load[]): readonly (readonly number[])[] {
  const costOf = createCost(loads);
  const imported = new Set(atoms.flatMap(({ imports }) => [...imports]));
  const groups: Groups = new Map(
    atoms.map((atom, place) => {
      const users = new Set(atom.users);
      const fetched = Uint8Array.from(loads, ({ entries }) => Number(entries.some((at) => users.has(at))));
      const isFixed = atom.users.length === 1;
      // What stays by itself costs the same whatever is made of the others, unless one of these imports it.
      const sizes = isFixed && !imported.has(place) ? none : sizesOf(atom.texts);
      const group: Group = {
        atoms: [place],
        texts: atom.texts,
        sizes,
        fetched,
        cost: costOf(sizes, fetched),
        imports: new Set(atom.imports),
        isFixed,
      };
      return [place, group];
    }),
  );
  /** What becoming one would save, if nothing of it were imported or imported others; only where that is something. */
  const savings = new Map<number, Map<number, number>>();
  const lookAt = (one: number) => {
    const { sizes, fetched, cost } = groups.get(one)!;
    const own = new Map<number, number>();
    for (const [other, group] of groups) {
      if (other === one || group.isFixed) continue;
      const joint = costOf(sizesTogether(sizes, group.sizes), fetched, group.fetched);
      const saved = cost + group.cost - joint;
      const back = savings.get(other);
      if (saved > 0) {
        own.set(other, saved);
        back?.set(one, saved);
      } else back?.delete(one);
    }
    savings.set(one, own);
  };
  for (const [name, { isFixed }] of groups) if (!isFixed) lookAt(name);

  for (let pair = bestPair(groups, savings, costOf); pair; pair = bestPair(groups, savings, costOf)) {
    const [kept, gone] = pair;
    const changed = merge(groups, kept, gone, costOf);
    savings.delete(gone);
    for (const row of savings.values()) row.delete(gone);
    for (const name of changed) if (!groups.get(name)!.isFixed) lookAt(name);
  }
  return [...groups.values()].flatMap(({ isFixed, atoms: held }) => (isFixed ? [] : [held]));
}

type CostOf = ReturnType<typeof createCost>;

/** The two groups that save most as one. */
function bestPair(
  groups: Groups,
  savings: ReadonlyMap<number, ReadonlyMap<number, number>>,
  costOf: CostOf,
): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let most = 0;
  // What they import only adds to the cost, so no pair saves more than it says.
  for (const [one, row] of savings)
    for (const [other, saved] of row) {
      if (one > other || saved <= most || isCircle(groups, one, other)) continue;
      const exact = saved - costInVain(groups, one, other, costOf);
      if (exact > most) [most, best] = [exact, [one, other]];
    }
  return best;
}

/** All that a group imports, and what that imports. */
function importedBy(groups: Groups, name: number, found = new Set<number>()): Set<number> {
  for (const next of groups.get(name)!.imports)
    if (!found.has(next)) {
      found.add(next);
      importedBy(groups, next, found);
    }
  return found;
}

/** Whether two groups as one would import a group that imports it. */
function isCircle(groups: Groups, one: number, other: number): boolean {
  const leads = (from: number, to: number) =>
    [...groups.get(from)!.imports].some((next) => next !== to && importedBy(groups, next).has(to));
  return leads(one, other) || leads(other, one);
}

/** What it costs that who fetches one of the two then fetches all that the other imports. */
function costInVain(groups: Groups, one: number, other: number, costOf: CostOf): number {
  const fetched = either(groups.get(one)!.fetched, groups.get(other)!.fetched);
  let cost = 0;
  for (const name of new Set([...importedBy(groups, one), ...importedBy(groups, other)])) {
    if (name === one || name === other) continue;
    const group = groups.get(name)!;
    cost += costOf(group.sizes, group.fetched, fetched) - group.cost;
  }
  return cost;
}

/** Makes two groups one, under the name of the first. @returns it and all groups that more loads fetch now */
function merge(groups: Groups, kept: number, gone: number, costOf: CostOf): number[] {
  const [a, b] = [groups.get(kept)!, groups.get(gone)!];
  const texts = joined([a.texts, b.texts]);
  const sizes = sizesOf(texts);
  const fetched = either(a.fetched, b.fetched);
  const imports = new Set([...a.imports, ...b.imports]);
  imports.delete(kept);
  imports.delete(gone);
  groups.delete(gone);
  for (const group of groups.values()) if (group.imports.delete(gone)) group.imports.add(kept);
  groups.set(kept, {
    atoms: [...a.atoms, ...b.atoms].toSorted((one, other) => one - other),
    texts,
    sizes,
    fetched,
    cost: costOf(sizes, fetched),
    imports,
    isFixed: false,
  });
  const changed = [kept];
  for (const name of importedBy(groups, kept)) {
    const group = groups.get(name)!;
    const now = either(group.fetched, fetched);
    if (now.every((value, place) => value === group.fetched[place])) continue;
    group.fetched = now;
    group.cost = costOf(group.sizes, now);
    changed.push(name);
  }
  return changed;
}
