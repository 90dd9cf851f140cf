import type { Needs } from './needs.ts';
import type { Piece, Texts } from './pieces.ts';

/** Pieces that the same entries have to fetch: no plan parts them. */
export interface Atom {
  /** Places in the list of entries, ascending. */
  readonly users: readonly number[];
  readonly modules: readonly string[];
  readonly texts: Texts;
  /** Places of the atoms that it imports, itself excepted. */
  readonly imports: ReadonlySet<number>;
}

/** The pieces of a build by who has to fetch them, without the platform's, in an order that their users alone decide. */
export function atomsOf(pieces: readonly Piece[], { platform, entries }: Needs): Atom[] {
  const users = new Map<string, number[]>();
  for (const [place, { needs }] of entries.entries())
    for (const file of needs) users.set(file, [...(users.get(file) ?? []), place]);
  const groups = Map.groupBy(
    pieces.filter(({ file }) => users.has(file) && !platform.has(file)),
    ({ file }) => users.get(file)!.join(' '),
  );
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const placeOf = new Map(
    sorted.flatMap(([, held], place) => held.map(({ file }) => [file, place] as const)),
  );
  return sorted.map(([key, held], place) => ({
    users: key.split(' ').map(Number),
    modules: held.flatMap(({ modules }) => modules),
    texts: joined(held.map(({ texts }) => texts)),
    imports: new Set(
      held
        .flatMap(({ imports }) => imports.flatMap((file) => placeOf.get(file) ?? []))
        .filter((at) => at !== place),
    ),
  }));
}

/** Texts of several that become one. */
export const joined = (texts: readonly Texts[]): Texts => [
  texts.map(([code]) => code).join(''),
  texts.map(([, styles]) => styles).join(''),
  texts.map(([, , words]) => words).join(''),
];
