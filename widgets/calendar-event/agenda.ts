import { dayOf, startOf } from '#src/i18n/dates.ts';
import type { TradeEventDetail } from './trade-event.schema.ts';

/** An item of the programme. */
export interface AgendaItem {
  readonly key: string;
  readonly title: string;
  readonly start: Date;
  /** Undefined where nobody wrote one that is later than the start. */
  readonly end: Date | undefined;
  readonly speakers: readonly string[];
  readonly room: string;
}

/** The items of one day. */
export interface AgendaDay {
  /** `yyyy-mm-dd` in the zone of the event. */
  readonly day: string;
  readonly items: readonly AgendaItem[];
}

type Source = Pick<TradeEventDetail, 'agenda' | 'speakers'>;

/**
 * The programme by days, all in their order; one over midnight is on the day on which it begins. An item whose start cannot
 * be read is left out.
 *
 * @param timeZone of the event
 */
export function agendaDays({ agenda, speakers }: Source, timeZone: string): readonly AgendaDay[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const items = agenda.flatMap((entry, index): AgendaItem[] => {
    const start = startOf(entry.start ?? '', timeZone);
    if (!start) return [];
    const end = startOf(entry.end ?? '', timeZone);
    const known = entry.speakerIds.flatMap((id) => names.get(id) ?? []);
    return [
      {
        key: `${entry.start} ${index}`,
        title: entry.title,
        start,
        end: end && end > start ? end : undefined,
        speakers: [...new Set([...known, ...entry.speakers, entry.speaker])].filter(Boolean),
        room: entry.room,
      },
    ];
  });
  const sorted = items.toSorted((one, other) => one.start.getTime() - other.start.getTime());
  const days = Map.groupBy(sorted, ({ start }) => dayOf(start, timeZone));
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}
