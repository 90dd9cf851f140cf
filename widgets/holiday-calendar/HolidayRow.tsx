import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './holiday-calendar.module.css';
import type en from './messages/en.json';
import type { Holiday } from './widget.ts';

interface Props {
  readonly holiday: Holiday;
  /** A day that is shown large beside it, `yyyy-mm-dd`; of a rule its day in some year. */
  readonly stamp: string;
  /** When it is, once in each calendar. */
  readonly when: readonly string[];
  readonly isExpected: boolean;
  /** How far away it is. */
  readonly left?: string | undefined;
  /** Keeps it as a calendar file. */
  readonly onKeep?: (() => void) | undefined;
}

/** A holiday: when it is, how many days are left, what it is about and what is closed. */
export function HolidayRow({ holiday, stamp, when, isExpected, left, onKeep }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = levelBelow(useHeadingLevel());
  const { label, kind, days, hijri, note, closures } = holiday;
  return (
    <li className={styles['row']} data-kind={kind}>
      <p className={styles['stamp']} aria-hidden="true">
        <span className={styles['number']}>{format.date(stamp, { day: 'numeric' })}</span>
        <span>{format.date(stamp, { month: 'short' })}</span>
      </p>
      <div className={styles['facts']}>
        <Heading level={level} look="h4">
          {label}
        </Heading>
        <p className={styles['when']}>
          {when.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <ul className={styles['marks']} role="list">
          <li className={styles['kind']}>{t(kind)}</li>
          {days > 1 && <li>{t('days', { count: days })}</li>}
          {isExpected && <li className={styles['expected']}>{t(hijri ? 'expectedHijri' : 'expected')}</li>}
        </ul>
        {note && <p>{note}</p>}
        {closures && <p className={styles['closures']}>{closures}</p>}
      </div>
      <div className={styles['side']}>
        {left && <p className={styles['left']}>{left}</p>}
        {onKeep && (
          <button form="" type="button" className={styles['keep']} onClick={onKeep}>
            <Icon glyph={download} size={16} />
            <span>{t('keep')}</span>
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  );
}
