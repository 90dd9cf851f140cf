import { eventAt, type EventRecord } from '#src/events/event.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { registrationPhase } from '#src/events/phase.ts';
import { phaseText } from '#src/events/phase-text.ts';
import { whenText } from '#src/events/when-text.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-registration-form.module.css';

interface Props {
  readonly record: EventRecord;
  readonly now: Date;
}

/** Which event it is: title, when, where, and whether visitors can register. */
export function EventSummary({ record, now }: Props) {
  const t = useEventMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const { source } = record;
  const { title = '', url, remaining } = source;
  const { shown, further } = eventAt(record, now);
  const place = [...new Set([source.venue, source.city])].filter(Boolean).join(', ');
  const phase = registrationPhase(record, now);
  return (
    <div className={styles['summary']}>
      <Heading level={level} look="h4">
        {url ? (
          <Link className={styles['link']} href={url} event={{ event: 'item_click', clickText: title }}>
            <span>{title}</span>
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p>{shown ? whenText(shown, record, { format }) : t('toBeAnnounced')}</p>
      {further > 0 && <p>{t('andMore', { count: further })}</p>}
      {place && <p>{place}</p>}
      <p className={styles['phase']}>{phaseText(record, phase, t, format)}</p>
      {phase === 'open' && remaining !== undefined && <p>{t('placesLeft', { count: remaining })}</p>}
    </div>
  );
}
