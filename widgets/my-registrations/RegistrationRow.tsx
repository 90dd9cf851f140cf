import { isActive } from '#src/events/registration/is-active.ts';
import { useRef } from 'react';
import { AddToCalendar } from '#src/events/AddToCalendar.tsx';
import { detailHref } from '#src/events/detail-href.ts';
import { offered } from '#src/events/event.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { CancelRegistration } from '#src/events/registration/CancelRegistration.tsx';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import { hijriText, whenText } from '#src/events/when-text.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { cancelLimit, datesOf, type Entry } from './entries.ts';
import type en from './messages/en.json';
import styles from './my-registrations.module.css';
import { ReferenceCode } from './ReferenceCode.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly entry: Entry;
  readonly now: Date;
  readonly isPast: boolean;
  /** In its list, from 1. */
  readonly position: number;
  /** Called with the event's title once the registration is cancelled. */
  readonly onCancelled: (title: string) => void;
}

/** One registration: its event, how it stands, and what can be done. Of an event that is missing only the reference. */
export function RegistrationRow({ config, entry, now, isPast, position, onCancelled }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const head = useRef<HTMLDivElement>(null);
  const { registration, record } = entry;
  const { eventId, reference, status } = registration;
  const title = record?.source.title || reference || t('event');
  const path = config.detailPath;
  const href = record && (path ? detailHref(path, eventId) : record.source.url);
  const isHeld = isActive(registration);
  return (
    <li className={styles['row']} data-status={status}>
      {/* Takes the focus once the button that cancelled is gone. */}
      <div ref={head} tabIndex={-1} className={styles['head']}>
        <Heading level={level} look="h4">
          {href ? (
            <Link
              className={styles['link']}
              href={href}
              event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
            >
              <span>{title}</span>
            </Link>
          ) : (
            title
          )}
        </Heading>
      </div>
      {record ? <When entry={entry} now={now} config={config} isPast={isPast} /> : <p>{t('missing')}</p>}
      <div className={styles['facts']}>
        <RegistrationFacts registration={registration} />
      </div>
      {isHeld && !isPast && (
        <div className={styles['ways']}>
          {reference && <ReferenceCode reference={reference} />}
          {record && config.allowIcs && status === 'registered' && (
            <AddToCalendar record={record} occurrences={offered(record, now)} />
          )}
          {record && config.allowCancel && (
            <Cancel
              entry={entry}
              now={now}
              title={title}
              hours={config.cancelHours}
              onCancelled={() => {
                head.current?.focus();
                onCancelled(title);
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}

function When({
  entry: { record },
  now,
  config,
  isPast,
}: Pick<Props, 'entry' | 'now' | 'config' | 'isPast'>) {
  const t = useEventMessages();
  const format = useFormat();
  const { timeZone } = usePage().site;
  if (!record) return null;
  const shown = datesOf(record, isPast, now);
  const place = [...new Set([record.source.venue, record.source.city])].filter(Boolean).join(', ');
  const context = { format, siteZone: timeZone };
  const when = shown ? whenText(shown, record, context) : t('toBeAnnounced');
  return (
    <>
      {record.status === 'scheduled' || record.status === 'soldout' ? null : (
        <p className={styles['strong']}>{t(record.status)}</p>
      )}
      {config.showHijri && shown ? (
        <>
          <p>{`${t('gregorian')}: ${when}`}</p>
          <p>{`${t('hijri')}: ${hijriText(shown, context, (from, to) => t('hijriRange', { from, to }))}`}</p>
        </>
      ) : (
        <p>{when}</p>
      )}
      {place && <p>{place}</p>}
    </>
  );
}

interface CancelProps {
  readonly entry: Entry;
  readonly now: Date;
  readonly title: string;
  readonly hours: number;
  readonly onCancelled: () => void;
}

/** The button that cancels, with its last moment; past that, why there is none. */
function Cancel({ entry, now, title, hours, onCancelled }: CancelProps) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const limit = cancelLimit(entry, hours, now);
  const date = limit && format.date(limit, { dateStyle: 'long', timeStyle: 'short' });
  if (limit && date && limit <= now) return <p className={styles['quiet']}>{t('tooLate', { date })}</p>;
  return (
    <>
      <CancelRegistration eventId={entry.registration.eventId} title={title} onCancelled={onCancelled} />
      {date && <p className={styles['quiet']}>{t('cancelUntil', { date })}</p>}
    </>
  );
}
