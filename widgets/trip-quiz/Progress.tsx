import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './trip-quiz.module.css';

interface Props {
  /** Of the question that is asked, from 1. */
  readonly number: number;
  readonly total: number;
}

/** How far a visitor has come, in words and as a bar. */
export function Progress({ number, total }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['progress']}>
      <p>{t('progress', { number, total })}</p>
      <progress aria-hidden="true" max={total} value={number} />
    </div>
  );
}
