import { useQuery } from '@tanstack/react-query';
import { eventAt, readEvent } from '#src/events/event.ts';
import { comingEventsQuery } from '#src/events/registration-events.ts';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import { useNow } from '#src/events/useNow.ts';
import { whenText } from '#src/events/when-text.ts';
import { ownHref } from '#src/page/history.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './event-registration-form.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly mode: Config['mode'];
  /** The event that was asked for is gone. */
  readonly isGone?: boolean;
}

const midnightAlone: readonly number[] = [];

/** Events to come, each with a link that leads to its form on this page. */
export function EventChoice({ mode, isGone = false }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const format = useFormat();
  const level = useHeadingLevel();
  const { timeZone } = usePage().site;
  const now = useNow(midnightAlone);
  const query = useQuery(
    useAfterHydration(comingEventsQuery(api, mode === 'trade' ? 'b2bEvent' : 'event', now)),
  );
  const { error } = query;
  const data = query.data?.filter(({ status }) => status !== 'cancelled');
  return (
    <div className={styles['parts']}>
      <p role={isGone ? 'status' : undefined}>{t(isGone ? 'gone' : 'choose')}</p>
      {error && !query.isFetching && (
        <RegistrationTrouble error={error} onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && (
        <Skeleton>
          <SkeletonBox shape="text" lines={6} />
        </Skeleton>
      )}
      {data?.length === 0 && <p>{t('noEvents')}</p>}
      {data && data.length > 0 && now && (
        <>
          <Heading level={level} look="h4">
            {t('events')}
          </Heading>
          <ul className={styles['choice']} role="list">
            {data.map((item, index) => {
              const record = readEvent(item, timeZone);
              const { shown } = eventAt(record, now);
              return (
                <li key={item.id}>
                  <Link
                    className={styles['link']}
                    href={ownHref(`?eventId=${encodeURIComponent(item.id)}`)}
                    event={{
                      event: 'item_click',
                      clickText: item.title,
                      dataLayer: { position: index + 1 },
                    }}
                  >
                    <span>{item.title}</span>
                  </Link>
                  {shown && <p>{whenText(shown, record, { format }, true)}</p>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
