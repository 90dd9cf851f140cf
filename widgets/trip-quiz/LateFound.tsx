import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { FoundProps } from './found-props.ts';
import { WaitingCards } from './WaitingCards.tsx';

/** Only for a quiz whose results a search finds. */
export const LateFound = lazyComponent<FoundProps>(
  async () => (await import('./FoundResults.tsx')).FoundResults,
  ({ count }) => (
    <Skeleton>
      <WaitingCards count={count} />
    </Skeleton>
  ),
);
