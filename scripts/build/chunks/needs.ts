import type { Piece } from './pieces.ts';

/** A widget, or what an `import()` leads to, with what it has to fetch. */
export interface Entry {
  /** The module that begins it. */
  readonly facade: string;
  readonly isWidget: boolean;
  /** Pieces, by file, that are not there yet when it is asked for. */
  readonly needs: ReadonlySet<string>;
}

/** What is there with the platform, and what each entry has to fetch beside it. */
export interface Needs {
  /** By file. */
  readonly platform: ReadonlySet<string>;
  readonly entries: readonly Entry[];
}

/**
 * What each entry has to fetch. Where a part is asked for, that is there which all who ask for it have, with what these had
 * when they were asked for themselves: found by beginning with everything, and taking away until nothing changes.
 *
 * @param platform the module that begins the platform
 * @param widgets the modules that begin the widgets
 * @throws Error where the build has no chunk that begins with one of them
 */
export function needsOf(pieces: readonly Piece[], platform: string, widgets: readonly string[]): Needs {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]));
  const byFacade = new Map(pieces.flatMap((piece) => (piece.facade ? [[piece.facade, piece] as const] : [])));
  const pieceOf = (facade: string): Piece => {
    const piece = byFacade.get(facade);
    if (!piece) throw new Error(`The build has no chunk that begins with ${facade}.`);
    return piece;
  };
  const closureOf = ({ file, imports }: Piece, closure = new Set<string>()): Set<string> => {
    if (closure.has(file)) return closure;
    closure.add(file);
    for (const imported of imports) closureOf(byFile.get(imported)!, closure);
    return closure;
  };
  const always = closureOf(pieceOf(platform));
  const begin = (piece: Piece, isWidget: boolean) => ({
    facade: piece.facade!,
    isWidget,
    file: piece.file,
    closure: closureOf(piece),
    had: new Set<string>(),
  });
  const asked = new Set(pieces.flatMap(({ asks }) => asks));
  const parts = pieces
    .filter(({ file, facade }) => facade && asked.has(file) && !widgets.includes(facade) && !always.has(file))
    .map((piece) => begin(piece, false));
  const all = [...widgets.map((facade) => begin(pieceOf(facade), true)), ...parts];

  const askersOf = new Map(
    parts.map((part) => {
      const askers = pieces.filter(({ asks }) => asks.includes(part.file)).map(({ file }) => file);
      const isAskedByPlatform = askers.some((file) => always.has(file));
      return [
        part,
        isAskedByPlatform ? [] : all.filter(({ closure }) => askers.some((file) => closure.has(file))),
      ];
    }),
  );
  for (const part of parts) if (askersOf.get(part)!.length > 0) part.had = new Set(byFile.keys());
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const part of parts)
      for (const file of part.had)
        if (!askersOf.get(part)!.every(({ closure, had }) => closure.has(file) || had.has(file))) {
          part.had.delete(file);
          isChanged = true;
        }
  }
  return {
    platform: always,
    entries: all.map(({ facade, isWidget, closure, had }) => ({
      facade,
      isWidget,
      needs: new Set([...closure].filter((file) => !always.has(file) && !had.has(file))),
    })),
  };
}

/** Pieces that come with the platform although it does without: what the header and this share of all widgets need. */
const wideShare = 0.5;

/**
 * Lets the platform bring what each page needs anyway, since every page has a header: one file more is then one file less.
 *
 * @param header the module that begins the header
 */
export function widen({ platform, entries }: Needs, header: string): Needs {
  const widgets = entries.filter(({ isWidget }) => isWidget);
  const ofHeader = widgets.find(({ facade }) => facade === header)?.needs ?? new Set<string>();
  const isWide = (file: string) =>
    widgets.filter(({ needs }) => needs.has(file)).length >= wideShare * widgets.length;
  const wide = new Set([...ofHeader].filter(isWide));
  return {
    platform: new Set([...platform, ...wide]),
    entries: entries.map((entry) => ({
      ...entry,
      needs: new Set([...entry.needs].filter((file) => !wide.has(file))),
    })),
  };
}
