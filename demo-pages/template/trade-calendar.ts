import { labelOf } from '#origin/data.ts';
import { mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderGate } from './sign-in.ts';

/** Page of the trade's calendar, without language. */
export const tradeCalendarPath = '/partner-tools/calendar';

/** Categories of trade events, as the origin has them, and the colours of their bars. */
const colours = {
  fair: 'primary',
  'fam-trip': 'green',
  webinar: 'blue',
  workshop: 'violet',
  deadline: 'amber',
} as const;

/**
 * The `partner-calendar` of the portal, below the title of its page.
 *
 * @param fallback the events as the CMS lists them, for who has no script
 */
export function renderTradeCalendar({ language, address }: PageOptions, fallback: string): string {
  const config = {
    calendar: language === 'ar' ? 'hijri' : 'both',
    views: ['month', 'week', 'list'],
    categories: Object.entries(colours).map(([key, colour]) => ({
      key,
      label: labelOf('tradeEventCategories', key, language),
      colour,
    })),
    eventPath: `/${language}${tradeCalendarPath}/{id}.html`,
    registerPath: `/${language}${tradeCalendarPath}/event-registration.html`,
    // A calendar program takes no other address than a whole one.
    icsFeed: `https://${address.host}/own/trade-calendar.ics?lang=${language}`,
  };
  return mountElement('partner-calendar', config, {
    id: 'trade-calendar',
    load: afterPaint,
    fallback: renderGate('partner-calendar', fallback, language),
  });
}
