import { item } from '#src/cards/item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { usePage } from '#src/widget/context.ts';
import { listOf } from '#src/text/list-of.ts';
import { FavouriteCards } from './FavouriteCards.tsx';
import { FoundCards, InterestCards } from './FoundCards.tsx';
import { useSourceMessages } from './messages.ts';
import type { SourcedCardsProps } from './sourced-cards-props.ts';

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
  const items = listOf(samples, (index) => ({
    ...readValue(item, { title: t('sampleTitle'), description: t('sampleText'), url: `#sample-${index}` }),
    id: `sample-${index}`,
    type: '',
  }));
  return children({ items, total: samples, hasMore: false, isLoadingMore: false, loadMore: () => {} });
}
