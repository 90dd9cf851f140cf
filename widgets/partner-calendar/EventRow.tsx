import { AddToCalendar } from '#src/events/AddToCalendar.tsx';
import { eventHref } from '#src/events/event-href.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { registerHref } from '#src/events/register-href.ts';
import { registrationPhase } from '#src/events/phase.ts';
import type { Registration } from '#src/events/registration.schema.ts';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import { When } from '#src/events/When.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Entry } from './entries.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import type { CalendarState } from './useCalendarState.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly entry: Entry;
  readonly level: HeadingLevel;
  /** In its list, from 1. */
  readonly position: number;
  readonly now: Date | undefined;
  /** Undefined where the author has no categories. */
  readonly category: CalendarState['categories'][number] | undefined;
  readonly registration: Registration | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** An event at one of its dates: when and where it is, how it stands, and what can be done. */
export function EventRow(props: Props) {
  const { config, entry, level, position, now, category, registration, isSelected, onSelect } = props;
  const t = useMessages<typeof en>();
  const words = useEventMessages();
  const { record, occurrence } = entry;
  const { id = '', title = '', description, url, venue, city, capacity } = record.source;
  const href = config.eventPath && id ? eventHref(config.eventPath, id) : url;
  const place = [...new Set([venue, city])].filter(Boolean).join(' · ');
  const phase = now && registrationPhase(record, now);
  const isMine = registration !== undefined && !['cancelled', 'none'].includes(registration.status);
  const isOffered =
    (phase === 'open' || phase === 'waitlist') && !isMine && id !== '' && capacity !== undefined;
  const isOver = now !== undefined && occurrence.end <= now;
  const note = record.status !== 'scheduled' ? words(record.status) : isOver ? words('isOver') : undefined;

  return (
    <li className={styles['row']} data-colour={category?.colour ?? 'primary'} data-status={record.status}>
      <div className={styles['facts']}>
        {category && <span className={styles['category']}>{category.label}</span>}
        {note && (
          <span className={styles['badge']} data-status={record.status}>
            {note}
          </span>
        )}
      </div>
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
      <When record={record} occurrence={occurrence} calendar={config.calendar} />
      {place && <p>{place}</p>}
      {description && <p className={styles['description']}>{description}</p>}
      {isMine && (
        <div className={styles['facts']}>
          <RegistrationFacts registration={registration} />
        </div>
      )}
      <div className={styles['ways']}>
        {config.registerPath && isOffered && (
          <Button
            size="small"
            href={registerHref(config.registerPath, id)}
            event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
          >
            {phase === 'waitlist' ? words('joinWaitlist') : t('register')}
          </Button>
        )}
        {!isOver && <AddToCalendar record={record} occurrences={[occurrence]} />}
        <label className={styles['select']}>
          <input form="" type="checkbox" checked={isSelected} onChange={onSelect} />
          <span>{t('select')}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </label>
      </div>
    </li>
  );
}
