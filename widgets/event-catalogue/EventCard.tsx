import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Fact } from '#src/cards/fact.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { AddToCalendar } from '#src/events/AddToCalendar.tsx';
import type { CalendarChoice } from '#src/events/calendar.schema.ts';
import type { EventRecord } from '#src/events/event.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { hijriText, whenText, zonesText } from '#src/events/when-text.ts';
import { calendar as calendarGlyph, mapPin } from '#src/icon/glyphs.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-catalogue.module.css';
import { shownDate, type Around, type ShownDate } from './shown-date.ts';

interface Props {
  readonly item: FullItem;
  readonly record: EventRecord;
  readonly around: Around;
  readonly place: CardPlace;
  /** Of any list, but for the date. */
  readonly facts: readonly Fact[];
  readonly calendar: CalendarChoice;
  readonly hasHeart: boolean;
}

/** An event: its date among the days that are shown, where it is, what it costs, and how it stands. */
export function EventCard({ item, record, around, place, facts, calendar, hasHeart }: Props) {
  const t = useEventMessages();
  const date = shownDate(record, around);
  const dates = useDateTexts(record, date, calendar);
  const { status } = record;
  const where = [...new Set([item.venue, item.city])].filter(Boolean).join(' · ');
  const own: Fact[] = [
    ...dates.map((text, index) => ({ name: `date${index}`, icon: calendarGlyph, text })),
    ...(where ? [{ name: 'where', icon: mapPin, text: where }] : []),
  ];
  const isOver = date !== undefined && around.now !== undefined && date.occurrence.end <= around.now;
  const badge =
    status !== 'scheduled' ? t(status) : date?.isNow ? t('onNow') : isOver ? t('isOver') : undefined;

  return (
    <CatalogueCard
      item={item}
      place={place}
      facts={[...own, ...facts.filter(({ name }) => name !== 'status')]}
      hasHeart={hasHeart}
      foot={
        <div className={styles['foot']}>
          {badge && (
            <span className={styles['badge']} data-status={status === 'scheduled' ? 'now' : status}>
              {badge}
            </span>
          )}
          {date && place.onMap !== 'entry' && (!isOver || status === 'cancelled') && (
            <AddToCalendar record={record} occurrences={[date.occurrence]} look="link" />
          )}
        </div>
      }
    />
  );
}

/** The date of an event in the calendars that are wanted, each by its name where both stand. */
function useDateTexts(
  record: EventRecord,
  date: ShownDate | undefined,
  calendar: CalendarChoice,
): readonly string[] {
  const t = useEventMessages();
  const format = useFormat();
  const { language, site } = usePage();
  if (!date) return [t('toBeAnnounced')];
  const context = { format, language, siteZone: site.timeZone };
  const { occurrence, further } = date;
  const zones = zonesText(occurrence, record, context);
  const own = zones?.own ?? whenText(occurrence, record, context, true);
  const more = further > 0 ? ` ${t('andMore', { count: further })}` : '';
  const others = zones ? [zones.site] : [];
  if (calendar === 'gregory') return [`${own}${more}`, ...others];
  const hijri = hijriText(occurrence, context, (from, to) => t('hijriRange', { from, to }));
  const texts = [`${t('gregorian')}: ${own}${more}`, `${t('hijri')}: ${hijri}`];
  return [...(calendar === 'hijri' ? texts.toReversed() : texts), ...others];
}
