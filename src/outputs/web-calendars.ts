import { addDays } from '#src/i18n/dates.ts';
import { spanStamps, type CalendarEntry } from './ics.ts';

/** Links that open a calendar on the web with an entry filled in; they belong into a new window. */

/** Google Calendar's form for a new entry. */
export function googleCalendarLink({ title, span, description, location, url }: CalendarEntry): string {
  const [start, end = start] = spanStamps(span);
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${start}/${end}`,
    details: bodyOf(description, url),
    location,
  });
}

/** The form for a new entry of Outlook on the web. */
export const outlookCalendarLink = ({ title, span, description, location, url }: CalendarEntry): string =>
  withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    ...('firstDay' in span
      ? { startdt: span.firstDay, enddt: addDays(span.lastDay, 1), allday: 'true' }
      : { startdt: span.start.toISOString(), enddt: span.end?.toISOString() }),
    body: bodyOf(description, url),
    location,
  });

const bodyOf = (description: string | undefined, url: string | undefined) =>
  [description, url].filter(Boolean).join('\n\n');

/** Longer addresses are refused by servers; only texts are long. */
const longestText = 1000;

function withQuery(address: string, fields: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields))
    if (value) url.searchParams.set(name, value.slice(0, longestText));
  return url.href;
}
