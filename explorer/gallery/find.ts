import MiniSearch from 'minisearch';
import type { ExplorerLanguage } from '../words.ts';
import { isWanted, passesFilters, wordsOf, type Findable, type Wish } from './match.ts';

/** A card that can be found by the words that name it, which count for more than those about it. */
export interface FindableCard extends Findable {
  /** Folded. */
  readonly called: string;
}

/** Finds cards: those that an author asks for, the best first. */
export type Find = (wish: Wish) => readonly number[];

/**
 * Prepares the search. Words are looked for as they are written; where no card has them all, in a spelling that is near.
 *
 * @returns gives the places of what is found in `cards`: in their order where no word was asked for
 */
export function findIn(cards: readonly FindableCard[], language: ExplorerLanguage): Find {
  const index = new MiniSearch<{ id: number; called: string; words: string }>({
    fields: ['called', 'words'],
    searchOptions: {
      boost: { called: 8 },
      combineWith: 'AND',
      prefix: true,
      // A word of four letters may have one wrong, one of eight two.
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
    },
  });
  index.addAll(cards.map(({ called, words }, id) => ({ id, called, words })));

  return (wish) => {
    const all = [...cards.keys()].filter((place) => passesFilters(cards[place]!, wish));
    const query = wordsOf(wish, language).join(' ');
    if (query === '') return all;
    const ranked = index.search(query).map(({ id }) => id as number);
    const near = ranked.filter((place) => all.includes(place));
    const exact = all.filter((place) => isWanted(cards[place]!, wish, language));
    if (exact.length === 0) return near;
    const rank = (place: number) => (near.includes(place) ? near.indexOf(place) : near.length);
    return exact.toSorted((a, b) => rank(a) - rank(b));
  };
}
