import { relative } from 'node:path';
import { projectRoot } from '../widgets.ts';
import type { Entry } from './needs.ts';
import { frame, seenFirst, wholePages } from './pages.ts';

/** What somebody fetches at one time: a page with its widgets, or what an `import()` asks for. */
export interface Load {
  /** How much it counts, against a page like any other. */
  readonly weight: number;
  /** What a file costs it beside its bytes, in bytes. */
  readonly perFile: number;
  /** Places in the list of entries. */
  readonly entries: readonly number[];
}

/** A request on a phone, its headers, and what brotli does not find again in another file. */
const perFile = 2600;

const weights = { page: 3, widget: 1, alone: 0.3, part: 0.2 };

/**
 * Everything that chunks are made for: the pages that stand for a site, each widget on a page like any other and by itself, each
 * part, and what is felt first.
 *
 * @param entries those that a build has; pages and parts with others are left out, as in builds with widgets of a test
 */
export function loadsOf(entries: readonly Entry[]): Load[] {
  const places = new Map(entries.map(({ facade }, place) => [nameOf(facade), place]));
  const load = (names: readonly string[], weight: number, cost = perFile): Load[] => {
    const found = names.flatMap((name) => places.get(name) ?? []);
    return found.length < names.length ? [] : [{ weight, perFile: cost, entries: found }];
  };
  const known = (names: readonly string[]) => names.filter((name) => places.has(name));
  return [
    ...Object.values(wholePages).flatMap((widgets) => load(widgets, weights.page)),
    ...entries.flatMap(({ facade, isWidget }) => {
      const name = nameOf(facade);
      return isWidget
        ? [...load([...new Set([...known(frame), name])], weights.widget), ...load([name], weights.alone)]
        : load([name], weights.part);
    }),
    // All files of what is felt first are asked for at once: its bytes alone count.
    ...seenFirst.flatMap(({ widget, parts, weight }) => load([widget, ...parts], weight, 0)),
  ];
}

/** A widget by its name, a part by its path. */
function nameOf(facade: string): string {
  const path = relative(projectRoot, facade).replaceAll('\\', '/').replace(/\?.*/, '');
  return /(?:^|\/)([^/]+)\/widget\.ts$/.exec(path)?.[1] ?? path;
}
