import { useId } from 'react';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import styles from './countdown.module.css';
import type en from './messages/en.json';
import { timeLeft } from './time-left.ts';

interface Props {
  /** In ms since 1970. */
  readonly end: number;
  /** The end as a date in words: it is what assistive technology says, once and not every second (catalogue, 12). */
  readonly date: string;
  /** Fits into one slim row. */
  readonly isCompact: boolean;
}

/** Counts down to the end of a campaign. */
export function Countdown({ end, date, isCompact }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  return (
    <div
      className={styles['countdown']}
      data-compact={isCompact || undefined}
      role="timer"
      aria-live="off"
      aria-labelledby={id}
    >
      <Cells end={end} />
      <p id={id} className={styles['caption']}>
        {t('until', { date })}
      </p>
    </div>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The digits: all that is drawn anew as the seconds pass. */
function Cells({ end }: Pick<Props, 'end'>) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const seconds = useSecondsUntil(end);
  const left = timeLeft(seconds ?? 0);
  return (
    <div className={styles['cells']} aria-hidden="true">
      {units.map((unit) => (
        <div key={unit} className={styles['cell']}>
          <span className={styles['digits']}>
            {seconds === undefined
              ? '–'
              : format.number(left[unit], {
                  minimumIntegerDigits: unit === 'days' ? 1 : 2,
                  useGrouping: false,
                })}
          </span>
          <span className={styles['unit']}>{t(unit, { count: left[unit] })}</span>
        </div>
      ))}
    </div>
  );
}
