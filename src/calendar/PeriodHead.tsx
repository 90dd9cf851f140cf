import type { ReactNode } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { DayRange } from './days.ts';
import { useCalendarMessages } from './messages.ts';
import styles from './period-head.module.css';

type Label = 'previousYear' | 'previousMonth' | 'previousWeek' | 'nextWeek' | 'nextMonth' | 'nextYear';

/** A button that leads to an earlier or later period. */
export interface PeriodStep {
  readonly label: Label;
  /** A day of the period it leads to. */
  readonly day: string;
}

interface Props {
  /** Id of the name of the period. */
  readonly id: string;
  readonly name: string;
  /** The calendars, by name. */
  readonly note: string;
  /** Days that are shown. */
  readonly shown: DayRange;
  /** The farthest first. */
  readonly back: readonly PeriodStep[];
  /** The nearest first. */
  readonly on: readonly PeriodStep[];
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onShow: (day: string) => void;
}

/** The name of a month, year or week between buttons that lead to others. At an end a button stays, and does nothing. */
export function PeriodHead({ id, name, note, shown, back, on, min, max, onShow }: Props) {
  const t = useCalendarMessages();
  const level = useHeadingLevel();
  const isFirst = min !== undefined && shown.from <= min;
  const isLast = max !== undefined && shown.to >= max;
  const buttons = (steps: readonly PeriodStep[], isBack: boolean): ReactNode =>
    steps.map(({ label, day }, index) => {
      const isEnd = isBack ? isFirst : isLast;
      // Two arrows for the farther one of two.
      const isFar = steps.length > 1 && index === (isBack ? 0 : steps.length - 1);
      return (
        <button
          key={label}
          form=""
          type="button"
          className={styles['step']}
          data-back={isBack || undefined}
          aria-disabled={isEnd || undefined}
          onClick={() => {
            if (!isEnd) onShow(day);
          }}
        >
          <span className={styles['arrows']}>
            <Icon glyph={chevron} size={20} />
            {isFar && <Icon glyph={chevron} size={20} />}
          </span>
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        </button>
      );
    });

  return (
    <div className={styles['head']}>
      <div className={styles['steps']}>{buttons(back, true)}</div>
      <div className={styles['title']} aria-live="polite">
        <div className={styles['name']}>
          <Heading level={level} look="h4" id={id}>
            {name}
          </Heading>
        </div>
        <p className={styles['note']}>{note}</p>
      </div>
      <div className={styles['steps']}>{buttons(on, false)}</div>
    </div>
  );
}
