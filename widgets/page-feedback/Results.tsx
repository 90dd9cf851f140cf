import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';
import type { Counts } from './useSendFeedback.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly options: Config['options'];
  readonly counts: Counts;
  readonly given: string | undefined;
}

/** What those say who have answered a poll, in the order of its options. Answers that are none of them do not count. */
export function Results({ options, counts, given }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const countOf = (id: string) => (Object.hasOwn(counts, id) ? Math.max(0, counts[id] ?? 0) : 0);
  const total = options.reduce((sum, { id }) => sum + countOf(id), 0);
  if (total === 0) return null;
  return (
    <div className={styles['results']}>
      <ul role="list">
        {options.map(({ id, label }) => {
          const share = countOf(id) / total;
          return (
            <li key={id} className={styles['result']} data-given={id === given || undefined}>
              <span>
                <bdi>{label || id}</bdi>{' '}
                {id === given && <span className={styles['quiet']}>{t('yours')}</span>}
              </span>
              <span className={styles['percent']}>
                {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
              </span>
              <span
                ref={(bar) => bar?.style.setProperty('--tourism-share', String(share))}
                className={styles['bar']}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ul>
      <p className={styles['quiet']}>{t('answers', { count: total })}</p>
    </div>
  );
}
