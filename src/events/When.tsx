import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { CalendarChoice } from './calendar.schema.ts';
import type { EventRecord } from './event.ts';
import { useEventMessages } from './messages.ts';
import type { Occurrence } from './occurrences.ts';
import styles from './when.module.css';
import { hijriText, whenText, zonesText } from './when-text.ts';

interface Props {
  readonly record: EventRecord;
  readonly occurrence: Occurrence;
  readonly calendar: CalendarChoice;
}

/**
 * When an occurrence takes place: in the event's own zone, with the zone's name and the site's time below it where these
 * differ, and in the calendars that are wanted, each by its name where both stand.
 */
export function When({ record, occurrence, calendar }: Props) {
  const t = useEventMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const context = { format, language, siteZone: site.timeZone };
  const zones = zonesText(occurrence, record, context);
  const own = zones?.own ?? whenText(occurrence, record, context);
  const lines = [own, zones?.site].filter((line) => line !== undefined);
  const gregorian = lines.map((line) => (
    <span key={line} className={styles['line']}>
      <bdi>{line}</bdi>
    </span>
  ));
  if (calendar === 'gregory') return <div className={styles['when']}>{gregorian}</div>;

  const hijri = hijriText(occurrence, context, (from, to) => t('hijriRange', { from, to }));
  const calendars = [
    <div key="gregorian">
      <span className={styles['name']}>{t('gregorian')}</span>
      {gregorian}
    </div>,
    <div key="hijri">
      <span className={styles['name']}>{t('hijri')}</span>
      <span className={styles['line']}>
        <bdi>{hijri}</bdi>
      </span>
      <span className={styles['name']}>{t('hijriNote')}</span>
    </div>,
  ];
  return <div className={styles['when']}>{calendar === 'hijri' ? calendars.toReversed() : calendars}</div>;
}
