import { withoutAngleBrackets } from '#src/text/plain.ts';
import { termParameter } from './results-address.ts';
import { toTerm } from '#src/text/term.ts';

/** What the address of the results page says: all that a reload, a shared link and Back bring back. */
export interface ResultsState {
  /** Without markup; empty where nothing is searched for. */
  readonly term: string;
  /** Chosen values by the name of their filter; no entry is empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Order, where it is not the service's own. */
  readonly sort: string | undefined;
  /** Pages that are shown, or the number of the one that is; from 1. */
  readonly page: number;
}

/** Begins the name of a filter's parameter (contract, section 4). */
const filterPrefix = 'f.';

/** Values of one filter that are read: nobody chooses more, and an address may hold anything. */
const maximumValues = 50;

/**
 * Reads what the address of a results page asks for.
 *
 * @param query as in `location.search`
 */
export function readResultsState(query: string): ResultsState {
  const parameters = new URLSearchParams(query);
  const names = new Set([...parameters.keys()].filter((name) => name.startsWith(filterPrefix)));
  const filters = [...names].flatMap((name) => {
    const values = [...new Set(parameters.getAll(name))].filter((value) => value !== '');
    return values.length > 0
      ? [[name.slice(filterPrefix.length), values.slice(0, maximumValues)] as const]
      : [];
  });
  const page = Number(parameters.get('page') ?? 1);
  return {
    term: toTerm(parameters.get(termParameter) ?? ''),
    filters: Object.fromEntries(filters),
    sort: parameters.get('sort') || undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Writes a state down: the query of an address. What stands in the present one beside it stays; neither markup nor an
 * angle bracket of the term gets into it (specification, section 5).
 *
 * @param query the present one, as in `location.search`
 */
export function writeResultsState(query: string, { term, filters, sort, page }: ResultsState): string {
  const parameters = new URLSearchParams(query);
  const present = [...parameters.keys()];
  for (const name of present) {
    if (name.startsWith(filterPrefix) || name === 'sort' || name === 'page') parameters.delete(name);
  }
  parameters.set(termParameter, withoutAngleBrackets(term).trim());
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) parameters.append(`${filterPrefix}${name}`, value);
  }
  if (sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters.toString()}`;
}
