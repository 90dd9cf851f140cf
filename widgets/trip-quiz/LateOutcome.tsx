import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import type { OutcomeProps } from './outcome-props.ts';
import { WaitingCards } from './WaitingCards.tsx';
import styles from './trip-quiz.module.css';

/** Fetched for those who have begun to answer. */
export const Outcome = lazyComponent<OutcomeProps>(async () => (await import('./Outcome.tsx')).Outcome);

/** What the answers lead to, once its code is there; says so where it stays away. */
export function LateOutcome(props: OutcomeProps) {
  const t = useSharedMessages();
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(Outcome, !isMissing, () => setMissing(true));
  if (isOpen) return <Outcome {...props} />;
  if (isMissing)
    return (
      <div className={styles['notLoaded']}>
        <NotLoaded className={styles['error']} />
        <Button look="stroke" size="small" onClick={() => setMissing(false)}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <Skeleton>
      <WaitingCards count={props.config.resultCount} />
    </Skeleton>
  );
}
