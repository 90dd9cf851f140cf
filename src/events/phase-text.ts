import type { Format } from '#src/i18n/format.ts';
import type { EventRecord } from './event.ts';
import type { TranslateEvents } from './messages.ts';
import { phaseLimits, type Phase } from './phase.ts';

/** Where the registration for an event stands, in a sentence. */
export function phaseText(record: EventRecord, phase: Phase, t: TranslateEvents, format: Format): string {
  const { opens, closes } = phaseLimits(record);
  const write = (moment: Date) =>
    format.date(moment, { dateStyle: 'long', timeStyle: 'short', timeZone: record.timeZone });
  if (phase === 'notOpen' && opens) return t('notOpen', { date: write(opens) });
  if (phase === 'open' && closes) return t('openUntil', { date: write(closes) });
  return t(words[phase]);
}

const words = {
  cancelled: 'isCancelled',
  postponed: 'isPostponed',
  past: 'isOver',
  notOpen: 'closed',
  open: 'open',
  waitlist: 'waitlist',
  full: 'full',
  closed: 'closed',
} as const;
