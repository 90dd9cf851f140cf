import { startOf } from '#src/i18n/dates.ts';
import { usePage } from '#src/widget/context.ts';
import { readEvent } from '../event.ts';
import type { Detail } from './detail.schema.ts';
import { useEventPageMessages } from './messages.ts';

type Dates = Pick<Detail, 'timeZone' | 'occurrences' | 'startDate' | 'endDate'>;

/** What its author should know of an event's dates, as sentences; for authors alone. */
export function useDateFaults(event: Dates | undefined): readonly string[] {
  const t = useEventPageMessages();
  const page = usePage();
  if (page.cmsMode !== 'author' || !event) return [];
  const { timeZone, occurrences, startDate, endDate } = event;
  const siteZone = page.site.timeZone;
  const dates = [...occurrences, ...(startDate ? [{ start: startDate, end: endDate }] : [])];
  const isReversed = dates.some(({ start, end = start }) => {
    const [from, to] = [startOf(start, siteZone), startOf(end, siteZone)];
    return from !== undefined && to !== undefined && to < from;
  });
  const isUnknown = timeZone !== '' && readEvent({ timeZone }, siteZone).timeZone !== timeZone;
  return [
    ...(isReversed ? [t('noteReversed')] : []),
    ...(isUnknown ? [t('noteZone', { zone: timeZone })] : []),
  ];
}
