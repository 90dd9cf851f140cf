import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '#src/events/registration-events.ts';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import { readValue } from '#src/schema/read.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './calendar-event.module.css';
import type en from './messages/en.json';
import { TradeEvent } from './TradeEvent.tsx';
import { tradeEvent, tradeEventsAnswer } from './trade-event.schema.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Empty where none has the right shape; undefined while nobody can know it. */
  readonly eventId: string | undefined;
}

/** The event that the search knows by its id; where it is gone, a way back to the calendar. */
export function FoundEvent({ config, eventId }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const level = useHeadingLevel();
  const isAuthor = usePage().cmsMode === 'author';
  const query = useQuery(
    useAfterHydration(eventsQuery(api, 'trade event', eventId ? [eventId] : [], tradeEventsAnswer)),
  );
  if (isAuthor)
    return (
      <TradeEvent
        config={config}
        event={readValue(tradeEvent, { title: t('label') })}
        eventId={eventId || 'sample'}
      />
    );
  const [event] = query.data ?? [];
  if (eventId === '' || query.data?.length === 0)
    return (
      <div className={styles['gone']}>
        <p role="status">{t('gone')}</p>
        {config.calendarPath && (
          <Link
            className={styles['link']}
            href={config.calendarPath}
            event={{ event: 'cta_click', clickText: t('toCalendar') }}
          >
            <span>{t('toCalendar')}</span>
          </Link>
        )}
      </div>
    );
  if (query.error && !query.isFetching)
    return (
      <RegistrationTrouble error={query.error} text={t('failed')} onRetry={() => void query.refetch()} />
    );
  if (!event || !eventId)
    return (
      <Skeleton>
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={8} />
        <SkeletonBox shape="button" />
      </Skeleton>
    );
  return (
    <>
      {!config.title && (
        <Heading level={level} look="h2">
          {event.title}
        </Heading>
      )}
      <TradeEvent config={config} event={event} eventId={eventId} />
    </>
  );
}
