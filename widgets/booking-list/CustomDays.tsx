import { useRef, useState, type FocusEvent } from 'react';
import { toDay } from '#src/catalogue/filters/ranges.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import { DayField } from './DayField.tsx';
import type en from './messages/en.json';
import { isSame, readDays, writeDays, type Days } from './ranges.ts';

interface Props {
  readonly days: Days;
  readonly today: string;
  readonly onDays: (days: Days) => void;
}

const ends = ['from', 'to'] as const;

/**
 * Two fields for the first and the last day, of which either may stay empty. They count once a visitor leaves them, presses Enter or
 * has chosen a day in the calendar; in the wrong order they are swapped.
 */
export function CustomDays({ days, today, onDays }: Props) {
  const t = useMessages<typeof en>();
  const group = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState(days);
  const [typed, setTyped] = useState(days);
  const [wrong, setWrong] = useState<readonly (keyof Days)[]>([]);
  if (!isSame(known, days)) {
    setKnown(days);
    setTyped(days);
    setWrong([]);
  }

  const apply = (next: Days) => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    // A date that is half filled in has no value, and only the browser knows of it.
    const faults = ends.filter(
      (end, index) =>
        (next[end] === '' && inputs[index]?.validity.badInput) || (next[end] !== '' && !toDay(next[end])),
    );
    setWrong(faults);
    if (faults.length > 0) return;
    const inOrder = readDays(writeDays(next));
    setTyped(inOrder);
    if (!isSame(inOrder, days)) onDays(inOrder);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget)) apply(typed);
  };
  return (
    <div ref={group} role="group" aria-label={t('custom')} className={styles['days']}>
      {ends.map((end) => (
        <DayField
          key={end}
          label={t(end)}
          value={typed[end]}
          error={wrong.includes(end) ? t('noDay') : undefined}
          today={today}
          onType={(text) => setTyped({ ...typed, [end]: text })}
          onEnter={() => apply(typed)}
          onLeave={leave}
          onChoose={(day) => apply({ ...typed, [end]: day })}
        />
      ))}
    </div>
  );
}
