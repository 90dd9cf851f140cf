import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './packing-checklist.module.css';

interface Props {
  readonly done: number;
  readonly count: number;
  /** Essential items that are not packed. */
  readonly essentials: number;
}

/** How much is packed, and how many essential items are missing; said as it changes. */
export function Progress({ done, count, essentials }: Props) {
  const t = useMessages<typeof en>();
  const rest = essentials > 0 ? t('essentials', { count: essentials }) : t('essentialsPacked');
  return (
    <div className={styles['progress']}>
      <progress aria-hidden="true" max={count} value={done} />
      <div role="status">
        <p className={styles['done']}>{t('progress', { done, total: count })}</p>
        <p className={styles['essentials']}>{done === count ? t('complete') : rest}</p>
      </div>
    </div>
  );
}
