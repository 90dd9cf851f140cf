import { distanceText } from '#src/geo/distance.ts';
import { addDays } from '#src/i18n/dates.ts';
import { durationText } from '#src/i18n/duration.ts';
import type { Day } from '#src/planner/plan.ts';
import { useChoice } from '#src/storage/choice.ts';
import { usePage, useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

const weekdayToo: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/** Names days, dates, times and lengths in the language of the page. */
export function usePlanWords() {
  const t = useMessages<typeof en>();
  const { name: widget } = useScope();
  const { language } = usePage();
  const format = useFormat();
  const isHijri = useChoice(widget) === 'hijri';

  const day = (number: number, title: string): string =>
    title
      ? t('namedDay', { number: format.number(number), title })
      : t('day', { number: format.number(number) });
  return {
    isHijri,
    day,
    /** A day by its key. */
    dayOf(days: readonly Day[], key: number): string {
      const at = days.findIndex((one) => one.key === key);
      return day(at + 1, days[at]?.title ?? '');
    },
    /** The date of a day of a plan, in both calendars where the visitor wants Hijri dates. @param at from 0 */
    date(startDate: string, at: number): string {
      const iso = addDays(startDate, at);
      const gregorian = format.date(iso, weekdayToo);
      return isHijri ? t('bothDates', { hijri: format.hijri(iso), gregorian }) : gregorian;
    },
    duration: (minutes: number): string => durationText(minutes, format),
    distance: (kilometres: number): string => distanceText(kilometres, language, format),
    number: (value: number): string => format.number(value),
  };
}
