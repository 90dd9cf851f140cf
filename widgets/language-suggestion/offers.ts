import { toCountry } from '#src/countries/to-country.ts';
import type { Language } from '#src/i18n/languages.ts';
import { isOnlyLanguage, languageLink } from '#src/page/language-link.ts';
import { linkLanguage } from '#src/page/language.ts';
import { wantedLanguages, type At } from './wanted.ts';
import type { Config } from './widget.ts';

/** What may be offered to a visitor: a language, and where it leads. */
export interface Offer {
  readonly language: Language;
  readonly href: string;
  /** The author's words of the link; empty where there are none. */
  readonly label: string;
  /** The author's words of the offer; empty where there are none. */
  readonly message: string;
  /** Leads to a page for a country, not to this page in another language. */
  readonly isCountryPage: boolean;
}

/** What an author offers for each language but the page's own. */
export const languageOffers = ({ languages }: Config, at: At): readonly Offer[] =>
  (languages?.data ?? []).flatMap(({ ctaLabel, ctaLink }) => {
    const named = linkLanguage(ctaLink, at);
    const href = languageLink(ctaLink, at);
    if (!named || named === at.language || href === undefined) return [];
    return [{ language: named, href, label: ctaLabel, message: '', isCountryPage: false }];
  });

/** The offers for the languages that a browser asks for, in its order. */
export function offersForBrowser(config: Config, at: At, asked: string): readonly Offer[] {
  const offers = languageOffers(config, at);
  return wantedLanguages(config, at, asked).flatMap(
    (language) => offers.find((offer) => offer.language === language) ?? [],
  );
}

/** The offer of the first rule for a country, in another language than the page's. */
export function offerForCountry(config: Config, at: At, country: string): Offer | undefined {
  const rule = config.countryRules.find(
    ({ countryName, language }) => language !== at.language && toCountry(countryName) === country,
  );
  if (!rule) return undefined;
  const { language, ctaLink = `/${language}`, message } = rule;
  return {
    language,
    href: languageLink(ctaLink, at) ?? ctaLink,
    label: '',
    message,
    isCountryPage: !isOnlyLanguage(ctaLink, at),
  };
}
