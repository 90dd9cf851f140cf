import type { Language } from '#src/i18n/languages.ts';
import { foldForHits } from '#src/text/highlight.ts';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

/** The language that visitors learn to say something in: Arabic, and English those who read Arabic. */
export type Learnt = 'ar' | 'en';

export const learntOn = (language: Language): Learnt => (language === 'ar' ? 'en' : 'ar');

/** A phrase for visitors of one language. */
export interface Phrase {
  /** By it the browser remembers that it is kept. */
  readonly key: string;
  /** What it means, and in which language that is written. */
  readonly own: string;
  readonly ownLanguage: Language;
  /** What is said. */
  readonly target: string;
  /** How the Arabic is spelled in Latin letters; empty for those who learn English. */
  readonly spelling: string;
  /** Somebody who says it, where what is said is Arabic. */
  readonly recording: string | undefined;
  readonly note: string;
}

/** Phrases about one thing. */
export interface Category {
  readonly key: string;
  readonly label: string;
  readonly phrases: readonly Phrase[];
}

type AuthorsPhrase = Config['categories'][number]['phrases'][number];

/** What a phrase is in a language; undefined where its author wrote neither that nor English. */
function toPhrase(key: string, phrase: AuthorsPhrase, language: Language): Phrase | undefined {
  const { source, arabic, transliteration, audioSrc, note } = phrase;
  if (language === 'ar') {
    if (!source['en']) return undefined;
    const own = source['ar'] || arabic;
    return { key, own, ownLanguage: 'ar', target: source['en'], spelling: '', recording: undefined, note };
  }
  const ownLanguage = source[language] ? language : 'en';
  const own = source[ownLanguage];
  return own
    ? { key, own, ownLanguage, target: arabic, spelling: transliteration, recording: audioSrc, note }
    : undefined;
}

/** The categories that have phrases for visitors of a language. Of two phrases with one id the second has another key. */
export function toCategories(categories: Config['categories'], language: Language): Category[] {
  const all = deepLinkItems(
    categories.flatMap(({ phrases }) =>
      phrases.map((phrase) => ({ ...phrase, id: phrase.id || phrase.arabic })),
    ),
  );
  let end = 0;
  return categories.flatMap(({ label, phrases: { length } }) => {
    const phrases = all
      .slice(end, (end += length))
      .flatMap(({ key, item }) => toPhrase(key, item, language) ?? []);
    const [first] = phrases;
    return first ? [{ key: first.key, label, phrases }] : [];
  });
}

/** Marks that stand for Arabic sounds in Latin letters, which nobody types. */
const soundMarks = /[ʿʾ’‘'-]/g;

const fold = (text: string, language: Language) => foldForHits(text, language).replace(soundMarks, '');

/** The phrases that have every word of a term: in what they mean, in what is said, or in how that is spelled. */
export function findPhrases(phrases: readonly Phrase[], term: string, language: Language): Phrase[] {
  const words = fold(term, language).split(/\s+/).filter(Boolean);
  return phrases.filter(({ own, target, spelling }) => {
    const text = fold(`${own}\n${target}\n${spelling}`, language);
    return words.every((word) => text.includes(word));
  });
}
