import type { HttpHandler } from 'msw';
import { toLanguage } from '#src/i18n/languages.ts';
import { faq, licences, taxonomy } from '../data.ts';
import { learning } from '../data-portal.ts';
import { endpoint, type Call } from '../endpoint.ts';
import { facetWords } from '../facets.ts';
import { json, refuse } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/**
 * Wording of every key that the answers use: as `list.key` and as `facet.key`, and as the bare key, for which the first
 * list that has it speaks.
 */
function dictionary({ params }: Call): Response {
  const language = toLanguage(/^dict\.(\w+)\.json$/u.exec(params['file'] ?? '')?.[1]);
  if (!language) return refuse(404, 'notFound');
  const faqGroups = faq.map(({ id, label }) => ({ key: id, label }));
  const assetFacets = { keywords: taxonomy.tags, licence: licences };
  const lists = Object.entries({ ...taxonomy, licences, faqGroups, levels: learning.levels, ...assetFacets });
  const words = lists.flatMap(([list, entries]) =>
    entries.map(({ key, label }) => ({ list, key, text: label[language] })),
  );
  const bare = words.toReversed().map(({ key, text }) => [key, text]);
  const named = words.map(({ list, key, text }) => [`${list}.${key}`, text]);
  return json(Object.fromEntries([...bare, ...named, ...facetWords(language)]) as Record<string, string>);
}

/** A4: the wording of keys. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'A4', 'get', '/libs/cq/i18n/:file', dictionary),
];
