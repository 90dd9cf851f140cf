import { useId } from 'react';
import type { Format } from '#src/i18n/format.ts';
import { OpenNow } from '#src/hours/OpenNow.tsx';
import { dayLength, type HoursRow } from '#src/hours/schedule.ts';
import { useOpenNow } from '#src/hours/useOpenNow.ts';
import { ordinaryWeek, seasonsOf, weekFrom, type DayHours, type SeasonHours } from '#src/hours/week.ts';
import { useToday } from '#src/time/useToday.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { GroupedHours, HoursOfDay } from './HoursTables.tsx';
import type en from './messages/en.json';
import styles from './place-detail.module.css';

interface Props {
  /** The same list each time, or it is read anew. */
  readonly hours: readonly HoursRow[];
}

/** Whether a place is open, its week with today first, and its seasons. */
export function OpeningHours({ hours }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const id = useId();
  const { timeZone } = usePage().site;
  const today = useToday(timeZone);
  const ordinary = ordinaryWeek(hours, timeZone);
  const seasons = seasonsOf(hours, timeZone).filter(({ to }) => !today || !to || to >= today);
  const hasHours = ordinary !== undefined || seasons.length > 0;
  // Which day it is, is known once the page has come to life: until then the week of most of the year stands there.
  const week = today && hasHours ? weekFrom(hours, today, timeZone) : ordinary;
  const isInSeason = seasons.some(({ from }) => today !== undefined && (!from || from <= today));
  return (
    <div className={styles['part']}>
      <Heading level={level} id={id}>
        {t('hours')}
      </Heading>
      {!hasHours && <p>{t('noHours')}</p>}
      {hasHours && <Status hours={hours} />}
      {week && (
        <table className={styles['hours']} aria-labelledby={id}>
          <tbody>
            {week.map((day) => (
              <DayRow key={day.day} hours={day} isToday={day.day === today} />
            ))}
          </tbody>
        </table>
      )}
      {isInSeason && ordinary && <GroupedHours name={t('usual')} week={ordinary} />}
      {seasons.map((season) => (
        <Season key={`${season.from} ${season.to}`} season={season} />
      ))}
    </div>
  );
}

/** A change that is further off than this is one of the season. */
const season = 7 * dayLength;

/** Whether it is open; the room of this line is there before anybody knows. */
function Status({ hours }: Props) {
  const t = useMessages<typeof en>();
  const opening = useOpenNow(hours);
  const isFarOff = opening?.next && opening.next.at.getTime() - opening.at.getTime() > season;
  return (
    <p className={styles['status']}>
      <OpenNow hours={hours} />
      {opening && !opening.isOpen && isFarOff && <strong>{t('closedForSeason')}</strong>}
    </p>
  );
}

function DayRow({ hours, isToday }: { readonly hours: DayHours; readonly isToday: boolean }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <span>{format.date(hours.day, { weekday: 'long' })}</span>
        {isToday && <span className={styles['today']}>{t('today')}</span>}
      </th>
      <td>
        <HoursOfDay hours={hours} />
      </td>
    </tr>
  );
}

/** Seasons that have a name of ours. */
const names = ['ramadan', 'summer', 'winter'] as const;

function Season({ season: { season: key, from, to, week } }: { readonly season: SeasonHours }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const name = names.find((known) => known === key) ?? 'otherHours';
  return <GroupedHours name={t(name)} dates={datesText(from, to, t, format)} week={week} />;
}

function datesText(
  from: string | undefined,
  to: string | undefined,
  t: ReturnType<typeof useMessages<typeof en>>,
  format: Format,
): string {
  if (from && to) return format.dateRange(from, to);
  return from ? t('since', { date: format.date(from) }) : t('until', { date: format.date(to ?? '') });
}
