import { calendarEntries } from '#src/events/calendar-entries.ts';
import { offered } from '#src/events/event.ts';
import { calendar } from '#src/icon/glyphs.ts';
import { keepCalendar } from '#src/outputs/keep-calendar.ts';
import { Button } from '#src/ui/Button.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { inTime } from './entries.ts';
import type en from './messages/en.json';
import styles from './my-registrations.module.css';
import { RegistrationRow } from './RegistrationRow.tsx';
import type { Config } from './widget.ts';

type Part = 'upcoming' | 'past';

interface Props {
  readonly config: Config;
  readonly parts: ReturnType<typeof inTime>;
  readonly shown: readonly Part[];
  readonly now: Date;
  /** Called with what is to be said once one is cancelled. */
  readonly onCancelled: (text: string) => void;
}

/** Registrations to come and past ones, and what can be done with all of them. */
export function RegistrationList({ config, parts, shown, now, onCancelled }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { url } = usePage();
  const level = useHeadingLevel();
  const { allowIcs, calendarPath } = config;
  const hasParts = shown.length > 1;
  const held = parts.upcoming.filter(({ registration }) => registration.status === 'registered');
  const dates = held.flatMap(({ record }) =>
    record ? calendarEntries(record, offered(record, now), url) : [],
  );
  const keepAll = () => {
    track({ event: 'download', clickText: t('label'), dataLayer: { count: dates.length } });
    keepCalendar(dates, t('label'), t('event'));
  };
  const isEmpty = shown.every((part) => parts[part].length === 0);
  return (
    <>
      {allowIcs && shown.includes('upcoming') && held.length > 1 && dates.length > 1 && (
        <div>
          <Button look="stroke" size="small" icon={calendar} onClick={keepAll}>
            {t('addEvery')}
          </Button>
        </div>
      )}
      {shown.map((part) => (
        <div key={part} className={styles['part']}>
          {hasParts && (
            <Heading level={level} look="h3">
              {t(part)}
            </Heading>
          )}
          {parts[part].length === 0 ? (
            <p>{t(part === 'past' ? 'nonePast' : 'noneUpcoming')}</p>
          ) : (
            <HeadingLevelContext value={hasParts ? levelBelow(level) : level}>
              <ul className={styles['list']} role="list" aria-label={t(part)}>
                {parts[part].map((entry, index) => (
                  <RegistrationRow
                    key={entry.registration.eventId}
                    config={config}
                    entry={entry}
                    now={now}
                    isPast={part === 'past'}
                    position={index + 1}
                    onCancelled={(title) => onCancelled(t('cancelled', { title }))}
                  />
                ))}
              </ul>
            </HeadingLevelContext>
          )}
        </div>
      ))}
      {isEmpty && calendarPath && (
        <div>
          <Button
            look="stroke"
            size="small"
            href={calendarPath}
            event={{ event: 'cta_click', clickText: t('browse') }}
          >
            {t('browse')}
          </Button>
        </div>
      )}
    </>
  );
}
