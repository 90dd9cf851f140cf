import type { HttpHandler } from 'msw';
import { endpoint, type Call } from '../endpoint.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/**
 * Pages that some languages lack, by path without language and `.html`. Both written forms of a language
 * occur, as they do at the real service (contract, section 4).
 */
const missing: Readonly<Record<string, readonly string[]>> = {
  '/visa': ['ja', 'ru'],
  '/articles/accessible-travel': ['zh-CN', 'de-DE'],
  '/portal': ['zh', 'de', 'es', 'fr', 'ja-JP', 'ru-RU'],
  '/partner-tools/calendar': ['zh', 'es', 'ja'],
};

function availability({ url }: Call): Response {
  const path = (url.searchParams.get('pagePath') ?? '')
    .replace(/\.html$/u, '')
    .replace(/^\/[a-z]{2}(?=\/|$)/u, '')
    .replace(/(?<=.)\/$/u, '');
  return json({ pageUnavailableLocales: Object.hasOwn(missing, path) ? (missing[path] ?? []) : [] });
}

/** L1: in which languages a page does not exist. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'L1', 'get', '/bin/api/v1/langswitcher', availability),
  endpoint(state, 'L1', 'get', '/bin/api/v2/langswitcher', availability),
];
