import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-page.module.css';
import { useEventPageMessages } from './messages.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long it is until the event begins, in days, hours, minutes and seconds; nothing once it is there. */
export function Countdown({ until }: { readonly until: Date }) {
  const t = useEventPageMessages();
  const format = useFormat();
  const seconds = useSecondsUntil(until.getTime());
  if (!seconds) return null;
  const first = units.findIndex(([, length]) => seconds >= length);
  const parts = units.slice(first, first + 3).map(([unit, length], index) => {
    const larger = units[first + index - 1]?.[1];
    const rest = index === 0 || larger === undefined ? seconds : seconds % larger;
    return format.number(Math.floor(rest / length), { style: 'unit', unit, unitDisplay: 'long' });
  });
  return (
    <p className={styles['countdown']} role="timer">
      {t('startsIn', { time: format.list(parts, 'unit') })}
    </p>
  );
}
