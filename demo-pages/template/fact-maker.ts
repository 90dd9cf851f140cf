import type { Language } from '#src/i18n/languages.ts';
import { groupPhone } from '#src/text/group-phone.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { labelOf } from '#origin/data.ts';
import { attributes, escape } from '../html.ts';
import { formatList, formatPrice } from './format.ts';
import { label, wordFor, type LabelKey } from './words.ts';

/** What a page says of its item at a glance: terms, each with a text or markup. */

export interface Fact {
  readonly term: string;
  readonly html: string;
}

/** Makes facts in a language; one without a value is none. */
export function maker(language: Language) {
  const fact = (term: string, text: string | undefined): Fact[] =>
    text ? [{ term, html: `<bdi>${escape(text)}</bdi>` }] : [];
  const list = (texts: readonly string[] | undefined) => texts && formatList(texts, language);
  return {
    /** A term of the template. */
    own: (key: LabelKey, text: string | undefined) => fact(label(key, language), text),
    /** A term of the content's own lists. */
    of: (terms: 'placeFacts' | 'activityTerms' | 'packageTerms', key: string, text: string | undefined) =>
      fact(labelOf(terms, key, language), text),
    words: (facet: string, keys: readonly (string | number)[] | undefined) =>
      list(keys?.map((key) => wordFor(facet, key, language))),
    list,
    link: (key: LabelKey, href: string | undefined, text: string | undefined): Fact[] =>
      href && text
        ? [{ term: label(key, language), html: `<a${attributes({ href })}><bdi>${escape(text)}</bdi></a>` }]
        : [],
    yes: (is: boolean | undefined) => (is ? label('yes', language) : undefined),
    price: (amount: number | undefined) => (amount === undefined ? undefined : formatPrice(amount, language)),
    phone: (term: string, number: string | undefined): Fact[] =>
      number
        ? [
            {
              term,
              html: `<a href="tel:${escape(number)}"><bdi dir="ltr">${escape(groupPhone(number))}</bdi></a>`,
            },
          ]
        : [],
  };
}

type Maker = ReturnType<typeof maker>;

/** The facts of an item of one kind. */
export type FactsOf = (item: ContentItem, language: Language, make: Maker) => Fact[];

export const host = (address: string) => URL.parse(address)?.host;

/** Where an item is, as one fact. */
export const where: FactsOf = ({ venue, city, region, title }, _language, { own }) => {
  const names = new Set([venue ?? '', city, region].filter((text) => text !== '' && text !== title));
  return own('where', [...names].join(' · '));
};
