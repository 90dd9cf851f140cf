import { dayOf } from '#src/i18n/dates.ts';
import type { Format } from '#src/i18n/format.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { arabicNames } from './arabic-names.ts';
import type en from './messages/en.json';
import type { PartProps } from './parts.ts';
import styles from './prayer-times.module.css';
import { nextTime, prayers, timesOf } from './times.ts';
import { TimeText } from './TimeText.tsx';

interface Props extends PartProps {
  /** The beginning of this minute; undefined where nobody can know it. */
  readonly now: Date | undefined;
  /** The day that it is at the place, `yyyy-mm-dd`. */
  readonly today: string | undefined;
}

/** The six times of today, the next one, and how long it is until then. */
export function Today({ place, rules, format, now, today }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const times = today === undefined ? undefined : timesOf(place, today, rules);
  const next = today === undefined || !now ? undefined : nextTime(place, today, now, rules);
  return (
    <div className={styles['today']}>
      {today && (
        <p className={styles['dates']}>
          <span>{format.date(today, { dateStyle: 'full' })}</span>
          <span>{format.hijri(today)}</span>
        </p>
      )}
      {now && next && (
        <div className={styles['next']}>
          <p>{t(dayOf(next.at, place.timeZone) === today ? 'next' : 'nextTomorrow')}</p>
          <p className={styles['next-name']}>
            <span>{t(next.prayer)}</span>
            <span>{format.time(next.at)}</span>
          </p>
          <p>{t('remaining', { duration: durationText(next.at.getTime() - now.getTime(), format) })}</p>
        </div>
      )}
      <table className={styles['list']}>
        <caption>
          <VisuallyHidden>{t('caption', { place: place.label })}</VisuallyHidden>
        </caption>
        <tbody>
          {prayers.map((prayer) => {
            const at = times?.[prayer];
            const isNext = at !== undefined && at.getTime() === next?.at.getTime();
            return (
              <tr key={prayer} aria-current={isNext || undefined}>
                <th scope="row">
                  <span>{t(prayer)}</span>
                  {language !== 'ar' && (
                    <span lang="ar" dir="rtl" className={styles['arabic']}>
                      {arabicNames[prayer]}
                    </span>
                  )}
                </th>
                <td>{times && <TimeText at={at} write={format.time} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const minute = 60_000;

/** Hours and minutes as the language writes them. */
function durationText(milliseconds: number, format: Format): string {
  const all = Math.round(milliseconds / minute);
  const unit = (value: number, name: 'hour' | 'minute') =>
    value > 0 ? [format.number(value, { style: 'unit', unit: name, unitDisplay: 'short' })] : [];
  return format.list([...unit(Math.floor(all / 60), 'hour'), ...unit(all % 60, 'minute')], 'unit');
}
