import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { SourcedCardsProps } from './sourced-cards-props.ts';

/** Only for cards that are asked for. */
export const LazySourcedCards = lazyComponent<SourcedCardsProps>(
  async () => (await import('./SourcedCards.tsx')).SourcedCards,
  ({ skeleton }) => skeleton,
);
