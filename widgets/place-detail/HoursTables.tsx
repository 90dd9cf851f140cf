import type { DayHours } from '#src/hours/week.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './place-detail.module.css';

/** The times of a day, each in a line, and what its author wrote beside them. */
export function HoursOfDay({
  hours: { spans, notes },
}: {
  readonly hours: Pick<DayHours, 'spans' | 'notes'>;
}) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <>
      {spans.length === 0 && <span className={styles['line']}>{t('closed')}</span>}
      {spans.map(({ opens, closes, isAllDay }) => (
        <span key={opens.getTime()} className={styles['line']}>
          {isAllDay ? t('allDay') : t('range', { from: format.time(opens), to: format.time(closes) })}
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className={styles['note']} dir="auto">
          {note}
        </span>
      ))}
    </>
  );
}

interface Props {
  readonly name: string;
  /** When these hours count. */
  readonly dates?: string;
  /** From Monday on. */
  readonly week: readonly DayHours[];
}

/** A week of a part of the year: days with the same hours in one row. */
export function GroupedHours({ name, dates, week }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const groups = Map.groupBy(
    week.map((hours, index) => ({ hours, index })),
    ({ hours: { spans, notes } }) =>
      [...spans.map(({ opens, closes }) => `${format.time(opens)} ${format.time(closes)}`), ...notes].join(
        '\n',
      ),
  );
  const nameOf = (index: number) => format.date(week[index]?.day ?? '', { weekday: 'long' });
  const daysText = (days: readonly number[]) =>
    format.list(
      runsOf(days).map(([from, to]) =>
        from === to ? nameOf(from) : t('range', { from: nameOf(from), to: nameOf(to) }),
      ),
      'unit',
    );
  return (
    <table className={styles['hours']}>
      <caption>
        <span>{name}</span>
        {dates && <span className={styles['note']}>{dates}</span>}
      </caption>
      <tbody>
        {[...groups].map(([key, days]) => (
          <tr key={key}>
            <th scope="row">{daysText(days.map(({ index }) => index))}</th>
            <td>{days[0] && <HoursOfDay hours={days[0].hours} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Runs of numbers that follow one another, by their ends. */
function runsOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
