/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- These are the roles that the elements have; a stylesheet that puts a row in two lines takes them away. */
import type { RefObject } from 'react';
import { hijriRange } from '#src/calendar/hijri-range.ts';
import { download } from '#src/icon/glyphs.ts';
import { keepCalendar } from '#src/outputs/keep-calendar.ts';
import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { PrintButton } from '#src/outputs/PrintButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { monthCsv, monthEntries, type MonthDay, type MonthNames } from './month.ts';
import type { PartProps } from './parts.ts';
import styles from './prayer-times.module.css';
import { prayers, type Prayer } from './times.ts';
import { TimeText } from './TimeText.tsx';

interface Props extends Omit<PartProps, 'rules'> {
  /** The day that it is at the place, `yyyy-mm-dd`. */
  readonly today: string;
  /** All days of its Gregorian month. */
  readonly days: readonly MonthDay[];
  /** What is printed as a sheet to take along. */
  readonly frame: RefObject<Element | null>;
}

/** Hours and minutes from 00:00 to 23:59, as narrow columns have them. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const csvType = 'text/csv;charset=utf-8';

/** The times of each day of the month in both calendars, to print and to keep. */
export function Month({ place, format, today, days, frame }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const level = useHeadingLevel();
  const monthAndYear = { month: 'long', year: 'numeric' } as const;
  const month = format.date(today, monthAndYear);
  const hijri = hijriRange(format, days[0]!.day, days.at(-1)!.day, monthAndYear);
  const names: MonthNames = {
    day: t('day'),
    hijri: t('hijri'),
    prayers: Object.fromEntries(prayers.map((prayer) => [prayer, t(prayer)])) as Record<Prayer, string>,
  };
  const title = t('monthOf', { place: place.label, month });
  const keepCsv = () => {
    keepFile(fileName(title, 'prayer-times', 'csv'), monthCsv(days, names, format, place.timeZone), csvType);
    track({ event: 'download', clickText: t('keepCsv') });
  };
  const keepIcs = () => {
    keepCalendar(monthEntries(days, names, place), title, 'prayer-times');
    track({ event: 'download', clickText: t('keepCalendar') });
  };
  const hijriMonth = (day: string | undefined) => day && format.hijri(day, { month: 'long' });
  /** A day of the Hijri calendar; the first that is shown of a month has its name. */
  const hijriDay = (day: string, index: number) =>
    hijriMonth(day) === hijriMonth(days[index - 1]?.day)
      ? format.hijri(day, { day: 'numeric' })
      : format.hijri(day, { day: 'numeric', month: 'short' });

  return (
    <div className={styles['month']}>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      <p className={styles['quiet']}>{hijri}</p>
      <div className={styles['tools']}>
        <PrintButton part={frame}>{t('print')}</PrintButton>
        <Button look="stroke" size="small" icon={download} onClick={keepIcs}>
          {t('keepCalendar')}
        </Button>
        <Button look="stroke" size="small" icon={download} onClick={keepCsv}>
          {t('keepCsv')}
        </Button>
      </div>
      <table role="table" className={styles['days']} aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {names.day}
            </th>
            <th role="columnheader" scope="col">
              {names.hijri}
            </th>
            {prayers.map((prayer) => (
              <th key={prayer} role="columnheader" scope="col">
                {prayer === 'sunrise' ? t('sunriseInColumn') : names.prayers[prayer]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {days.map(({ day, times }, index) => (
            <tr key={day} role="row" aria-current={day === today ? 'date' : undefined}>
              <th role="rowheader" scope="row">
                <span>{format.date(day, { day: 'numeric' })}</span>{' '}
                <span>{format.date(day, { weekday: 'short' })}</span>
              </th>
              <td role="cell">{hijriDay(day, index)}</td>
              {prayers.map((prayer) => (
                <td key={prayer} role="cell">
                  <TimeText at={times[prayer]} write={(at) => format.date(at, clock)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
