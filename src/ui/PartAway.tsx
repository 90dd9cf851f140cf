import { useSharedMessages } from '#src/widget/useMessages.ts';
import { Button } from './Button.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './part-away.module.css';

interface Props {
  readonly onRetry: () => void;
}

/** In the place of a part that stays away: says so, with a button that fetches it again. */
export function PartAway({ onRetry }: Props) {
  const t = useSharedMessages();
  return (
    <div className={styles['away']}>
      <NotLoaded className={undefined} />
      <Button look="stroke" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
