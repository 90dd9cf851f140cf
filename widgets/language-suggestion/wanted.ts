import { toLanguage, type Language } from '#src/i18n/languages.ts';
import { linkLanguage } from '#src/page/language.ts';
import type { Page } from '#src/page/page.ts';
import type { Config } from './widget.ts';

/** The page that something is offered on. */
export type At = Pick<Page, 'language' | 'url'>;

/**
 * The languages that a browser asks for and an author offers, in the browser's order, down to the page's own: who reads
 * that one needs none of those behind it.
 *
 * @param asked tags, separated by commas
 */
export function wantedLanguages({ languages }: Config, at: At, asked: string): readonly Language[] {
  const wanted = [...new Set(asked.split(',').flatMap((tag) => toLanguage(tag) ?? []))];
  const own = wanted.indexOf(at.language);
  const offered = (languages?.data ?? []).map(({ ctaLink }) => linkLanguage(ctaLink, at));
  return wanted.slice(0, own === -1 ? wanted.length : own).filter((language) => offered.includes(language));
}

/** Languages but the page's own that some rule for a country offers. */
export const languagesOfRules = ({ countryRules }: Config, { language }: At): readonly Language[] =>
  countryRules.flatMap((rule) => (rule.language === language ? [] : rule.language));
