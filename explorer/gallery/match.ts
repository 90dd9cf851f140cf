import type { ExplorerLanguage } from '../words.ts';
import { foldForMatching } from '#src/text/fold.ts';

/** What an author asks of the gallery; an empty text asks nothing. */
export interface Wish {
  /** Words, each of which must be found. */
  readonly q: string;
  readonly mode: string;
  readonly family: string;
  readonly load: string;
}

/** Names of the wishes, as the address and the form have them. */
export const wishNames = ['q', 'mode', 'family', 'load'] as const;

/** What is known of a card. */
export interface Findable {
  /** Folded. */
  readonly words: string;
  readonly modes: readonly string[];
  readonly family: string;
  readonly load: string;
}

/** A text as the gallery compares it: case, vowel marks and accents do not count, nor do the variants of Arabic letters. */
export const foldWords = (text: string, language: ExplorerLanguage): string =>
  foldForMatching(text, language).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

/** The words of a wish, folded. Arabic words go without their article: what is called "events" is found by "the events". */
export const wordsOf = (wish: Wish, language: ExplorerLanguage): readonly string[] =>
  foldWords(wish.q, language)
    .split(' ')
    .map((word) => word.replace(/^و?ال(?=.{3})/, ''));

/** Whether a widget is what an author asks for, each word as it is written. */
export const isWanted = (widget: Findable, wish: Wish, language: ExplorerLanguage): boolean =>
  passesFilters(widget, wish) && wordsOf(wish, language).every((word) => widget.words.includes(word));

/** Whether a widget passes the filters, whatever the words are. */
export function passesFilters(widget: Findable, wish: Wish): boolean {
  return (
    (wish.mode === '' || widget.modes.includes(wish.mode)) &&
    (wish.family === '' || widget.family === wish.family) &&
    (wish.load === '' || widget.load === wish.load)
  );
}

/** The wish that an address has in its query. */
export function wishOf(query: URLSearchParams): Wish {
  const read = (name: (typeof wishNames)[number]) => query.get(name)?.trim() ?? '';
  return { q: read('q'), mode: read('mode'), family: read('family'), load: read('load') };
}

/** An address with a wish in its query, and whatever else was there. */
export function addressOf(wish: Wish, address: URL): string {
  const query = new URLSearchParams(address.search);
  for (const name of wishNames) {
    if (wish[name].trim() === '') query.delete(name);
    else query.set(name, wish[name].trim());
  }
  const text = query.toString();
  return `${address.pathname}${text && '?'}${text}${address.hash}`;
}
