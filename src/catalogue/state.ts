import { withoutAngleBrackets } from '#src/text/plain.ts';
import { toTerm } from '#src/text/term.ts';

/** What the address of a page says of one of its lists: all that a reload, a shared link and Back bring back. */
export interface ListState {
  /** Without markup; empty where nothing is searched for. */
  readonly term: string;
  /** Chosen values by the name of their filter; no entry is empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Order, where it is not the list's own. */
  readonly sort: string | undefined;
  /** Look, where it is not the list's own. */
  readonly view: string | undefined;
  /** Pages that are shown, or the number of the one that is; from 1. */
  readonly page: number;
}

/** The names that a list has in the address of its page (contract, section 4). */
export interface ListNames {
  /** Name of the term: `search` on the results page, `q` elsewhere, with the prefix of a further list. */
  readonly term: string;
  /** Stands before all other names: empty for the first list of a page, else the id of its mount element and a dot. */
  readonly prefix: string;
}

/** Begins the name of a filter's parameter, behind the list's own prefix. */
const filterPrefix = 'f.';

/** Values of one filter that are read: nobody chooses more, and an address may hold anything. */
const maximumValues = 50;

/** The state of a list of which an address says nothing. */
export const noState: ListState = { term: '', filters: {}, sort: undefined, view: undefined, page: 1 };

/**
 * Reads what an address says of a list.
 *
 * @param query as in `location.search`
 */
export function readListState(query: string, names: ListNames): ListState {
  const parameters = new URLSearchParams(query);
  const begin = names.prefix + filterPrefix;
  const filterNames = new Set([...parameters.keys()].filter((name) => name.startsWith(begin)));
  const filters = [...filterNames].flatMap((name) => {
    const values = [...new Set(parameters.getAll(name))].filter((value) => value !== '');
    return values.length > 0 ? [[name.slice(begin.length), values.slice(0, maximumValues)] as const] : [];
  });
  const read = (name: string) => parameters.get(names.prefix + name);
  const page = Number(read('page') ?? 1);
  return {
    term: toTerm(parameters.get(names.term) ?? ''),
    filters: Object.fromEntries(filters),
    sort: read('sort') || undefined,
    view: read('view') || undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Writes a state down: the query of an address. What stands in the present one beside it stays, other lists' state too;
 * neither markup nor an angle bracket of the term gets into it (specification, section 5).
 *
 * @param query the present one, as in `location.search`
 * @returns with its `?`, which is all where nothing is left to say
 */
export function writeListState(query: string, names: ListNames, state: ListState): string {
  const parameters = new URLSearchParams(query);
  const own = ['sort', 'view', 'page'].map((name) => names.prefix + name);
  const begin = names.prefix + filterPrefix;
  const present = [...parameters.keys()];
  for (const name of present) if (name.startsWith(begin) || own.includes(name)) parameters.delete(name);
  const term = withoutAngleBrackets(state.term).trim();
  if (term) parameters.set(names.term, term);
  else parameters.delete(names.term);
  for (const [name, values] of Object.entries(state.filters))
    for (const value of values) parameters.append(begin + name, value);
  const write = (name: string, value: string | undefined) => {
    if (value) parameters.set(names.prefix + name, value);
  };
  write('sort', state.sort);
  write('view', state.view);
  write('page', state.page > 1 ? String(state.page) : undefined);
  return `?${parameters.toString()}`;
}
