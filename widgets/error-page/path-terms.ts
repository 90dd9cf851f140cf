import { segmentLanguage } from '#src/i18n/languages.ts';
import { splitPath, type LanguagePage } from '#src/page/language.ts';
import { termParameter } from '#src/search/results-address.ts';
import { stripMarkup } from '#src/text/plain.ts';
import { toTerm } from '#src/text/term.ts';

/** What of an address may be searched for. */
export interface PathTerms {
  /** All its words. */
  readonly all: string;
  /** Those of its last segment that has any: what it says beside its sections. */
  readonly last: string;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const extension = /\.[a-z]{2,5}$/i;
const betweenWords = /[^\p{L}\p{M}\p{N}\p{Join_Control}'’]+/u;

/** A number, or a longer word of letters and digits; a year says something, as does a short word (`f1`, `top10`). */
const isId = (word: string): boolean =>
  /^\p{N}+$/u.test(word) ? !/^(?:19|20)\d\d$/.test(word) : word.length > 5 && /\p{N}/u.test(word);

/** A path with its escapes read; what is no UTF-8 is left out. */
const decodePath = (path: string): string =>
  path
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return ' ';
      }
    })
    .replaceAll('%', ' ');

/** What looks like the language of a path, whether the site speaks it or not. */
const isLanguage = (segment: string): boolean =>
  segmentLanguage(segment) !== undefined || /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(segment);

function wordsOf(segment: string): string[] {
  // An address of a person is nothing to search for, or to report.
  if (segment.includes('@')) return [];
  const words = segment.replace(extension, '').replace(uuid, ' ').split(betweenWords);
  return words.filter((word) => word !== '' && !isId(word));
}

/**
 * The words of a path: without language, file extension, ids and markup, each once, at most 255 characters. Empty where
 * there are none.
 *
 * @param path as it stands in an address
 */
export function pathTerms(path: string): PathTerms {
  const segments = stripMarkup(decodePath(path)).split('/').filter(Boolean);
  const named = isLanguage(segments[0] ?? '') ? segments.slice(1) : segments;
  const words = named.map(wordsOf);
  return {
    all: toTerm([...new Set(words.flat())].join(' ')),
    last: toTerm((words.findLast(({ length }) => length > 0) ?? []).join(' ')),
  };
}

const withoutExtension = (path: string) => path.replace(/\.html$/, '').replace(/\/+$/, '');

/**
 * What a page that failed was asked for: the words of its path, or, on the results page itself, what was searched for.
 *
 * @param page whose folders above its language are left out
 * @param resultsPage address of the results page, if there is one
 */
export function askedFor(
  page: LanguagePage,
  resultsPage: string | undefined,
): PathTerms & { readonly isResultsPage: boolean } {
  const url = new URL(page.url);
  const results = resultsPage === undefined ? null : URL.parse(resultsPage, page.url);
  const isResultsPage =
    results?.origin === url.origin && withoutExtension(results.pathname) === withoutExtension(url.pathname);
  const { language, after } = splitPath(url.pathname, page);
  if (!isResultsPage) return { ...pathTerms(language + after), isResultsPage };
  const term = toTerm(url.searchParams.get(termParameter) ?? '');
  return { all: term, last: term, isResultsPage };
}
