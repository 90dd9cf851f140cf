import type { ReactNode } from 'react';
import type { CardList } from './card-list.ts';

/** Where cards come from that nobody wrote down on the page. */
export type CardSource = 'favourites' | 'interests' | 'search';

/** What a list of cards needs to know whose items come from a service. */
export interface SourcedCardsProps {
  readonly source: CardSource;
  /** Filters of the search, by its parameters; `query` is its term. */
  readonly filters: Readonly<Record<string, string>>;
  /** How many cards are shown at first, and how many more each time. */
  readonly pageSize: number;
  /** Page on which visitors choose their interests. */
  readonly interestsLink: string | undefined;
  /** Whether a card can be put among the favourites: one of the visitor's favourites then stays when its heart is off. */
  readonly hasHearts: boolean;
  /** The author's own cards: they stay, with the error under them, where the list does not come. */
  readonly authored?: ReactNode;
  /** Shown until the list has come. */
  readonly skeleton: ReactNode;
  /** Draws the list. */
  readonly children: (list: CardList) => ReactNode;
}
