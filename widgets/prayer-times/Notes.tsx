import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { MonthDay } from './month.ts';
import type { PartProps } from './parts.ts';
import styles from './prayer-times.module.css';
import { hasLongTwilight, hasRamadanIsha, isRamadan, prayers } from './times.ts';

interface Props extends Omit<PartProps, 'format'> {
  /** The days whose times are shown; none where nobody can know the day. */
  readonly days: readonly MonthDay[];
}

/** Where the times come from, in which zone they are, and what has to be known of them. */
export function Notes({ place, rules, days }: Props) {
  const t = useMessages<typeof en>();
  const notes = [
    t('computed', { method: t(rules.method) }),
    t('prevails'),
    t('localTime', { place: place.label }),
    rules.asr === 'hanafi' && t('hanafi'),
    hasRamadanIsha(rules) && days.some(({ day }) => isRamadan(day)) && t('ramadan'),
    hasLongTwilight(place) && t('longTwilight'),
    days.some(({ times }) => prayers.some((prayer) => !times[prayer])) && t('noSun'),
  ];
  return (
    <ul className={styles['notes']} role="list">
      {notes.map((note) => note && <li key={note}>{note}</li>)}
    </ul>
  );
}
