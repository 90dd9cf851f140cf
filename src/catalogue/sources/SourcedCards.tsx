import type { ReactNode } from 'react';
import { item } from '#src/cards/item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { usePage } from '#src/widget/context.ts';
import type { CardList } from './card-list.ts';
import { FavouriteCards } from './FavouriteCards.tsx';
import { FoundCards, InterestCards } from './FoundCards.tsx';
import { useSourceMessages } from './messages.ts';

/** Where cards come from that nobody wrote down on the page. */
export type CardSource = 'favourites' | 'interests' | 'search';

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
  /** Stands there until it is known what is in the list. */
  readonly skeleton: ReactNode;
  /** Draws the list. */
  readonly children: (list: CardList) => ReactNode;
}

/** Cards that an author sees in place of any. */
const samples = 3;

/** Cards of the visitor's favourites, of the visitor's interests, or of a search. On an author's page nobody is asked. */
export function SourcedCards(props: SourcedCardsProps) {
  const { cmsMode } = usePage();
  if (cmsMode === 'author') return <SampleCards {...props} />;
  if (props.source === 'favourites') return <FavouriteCards {...props} />;
  return props.source === 'interests' ? <InterestCards {...props} /> : <FoundCards {...props} />;
}

function SampleCards({ children }: SourcedCardsProps) {
  const t = useSourceMessages();
  const items = Array.from({ length: samples }, (_, index) => ({
    ...readValue(item, { title: t('sampleTitle'), description: t('sampleText'), url: `#sample-${index}` }),
    id: `sample-${index}`,
    type: '',
  }));
  return children({ items, total: samples, hasMore: false, isLoadingMore: false, loadMore: () => {} });
}
