import { calendar } from '#src/icon/glyphs.ts';
import { keepCalendar } from '#src/outputs/keep-calendar.ts';
import { googleCalendarLink, outlookCalendarLink } from '#src/outputs/web-calendars.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './add-to-calendar.module.css';
import { calendarEntries } from './calendar-entries.ts';
import type { EventRecord } from './event.ts';
import { useEventMessages } from './messages.ts';
import type { Occurrence } from './occurrences.ts';

interface Props {
  readonly record: EventRecord;
  /** What is kept: one, or several in one file. Nothing is shown for none. */
  readonly occurrences: readonly Occurrence[];
  /** Whether links to calendars on the web stand beside the file; they take one occurrence. */
  readonly hasWebCalendars?: boolean;
  /** `link` where it stands on each card of a list. */
  readonly look?: 'button' | 'link';
}

/** Keeps dates of an event in the visitor's calendar: as a file, or by a calendar on the web. */
export function AddToCalendar({ record, occurrences, hasWebCalendars = false, look = 'button' }: Props) {
  const t = useEventMessages();
  const track = useTrack();
  const page = usePage();
  // A server may know the page by another address.
  const pageUrl = useHydrated() ? page.url : '';
  const [first] = calendarEntries(record, occurrences.slice(0, 1), pageUrl);
  if (!first) return null;
  const { title } = first;

  const keep = () => {
    track({ event: 'download', clickText: title });
    keepCalendar(calendarEntries(record, occurrences, page.url), title, t('event'));
  };
  const label = occurrences.length > 1 ? t('addAll', { count: occurrences.length }) : t('addToCalendar');
  const links =
    hasWebCalendars && occurrences.length === 1
      ? ([
          ['googleCalendar', googleCalendarLink(first)],
          ['outlookCalendar', outlookCalendarLink(first)],
        ] as const)
      : [];

  return (
    <div className={styles['ways']} role="group" aria-label={t('calendars')}>
      {look === 'link' ? (
        <button form="" type="button" className={styles['link']} onClick={keep}>
          {label}
        </button>
      ) : (
        <Button look="stroke" size="small" icon={calendar} onClick={keep}>
          {label}
        </Button>
      )}
      {links.map(([name, href]) => (
        <Link
          key={name}
          className={styles['link']}
          href={href}
          opensNewWindow
          event={{ event: 'download', clickText: t(name) }}
        >
          <span>{t(name)}</span>
        </Link>
      ))}
    </div>
  );
}
