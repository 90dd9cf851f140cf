import { withoutAngleBrackets } from '#src/text/plain.ts';
import { toTerm } from '#src/text/term.ts';

/** Name of the term in the address of the results page (specification, section 2). */
export const termParameter = 'search';

/**
 * Address of the results page for a term: no markup and no angle bracket gets into it (specification, section 5). What
 * the page's own address holds beside the term stays.
 *
 * @param searchPagePath address of the results page as its author wrote it, absolute or not
 * @param typed what the visitor typed, or chose
 */
export function resultsAddress(searchPagePath: string, typed: string): string {
  const { path, parameters, hash } = splitAddress(searchPagePath);
  parameters.set(termParameter, addressTerm(typed));
  return `${path}?${parameters.toString()}${hash}`;
}

/** What of a typed text gets into the address; empty where there is nothing to search for. */
export const addressTerm = (typed: string): string => withoutAngleBrackets(toTerm(typed)).trim();

/** The parts of an address as its author wrote them; the hash begins with its `#`, or is empty. */
export function splitAddress(address: string): {
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly hash: string;
} {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const [path = '', ...query] = beforeHash.split('?');
  return {
    path,
    parameters: new URLSearchParams(query.join('?')),
    hash: hashAt < 0 ? '' : address.slice(hashAt),
  };
}
