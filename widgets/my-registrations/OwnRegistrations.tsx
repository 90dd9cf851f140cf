import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { momentsOf } from '#src/events/phase.ts';
import { eventsByIdQuery } from '#src/events/registration-events.ts';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import { useNow } from '#src/events/useNow.ts';
import { useRegistrations } from '#src/events/useRegistrations.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { inTime, joined, type Entry } from './entries.ts';
import type en from './messages/en.json';
import styles from './my-registrations.module.css';
import { RegistrationList } from './RegistrationList.tsx';
import type { Config } from './widget.ts';

const none: readonly Entry[] = [];

/** The registrations of the visitor who is signed in, once they and their events are known. */
export function OwnRegistrations({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { cmsMode, site } = usePage();
  const { user } = useUser();
  const { items, error, again } = useRegistrations();
  const ids = (items ?? []).map(({ eventId }) => eventId).toSorted();
  const events = useQuery(useAfterHydration(eventsByIdQuery(api, ids)));
  const [said, say] = useState('');
  const isAuthor = cmsMode === 'author';

  const { data } = events;
  const entries = useMemo(
    () => (items ? joined(items, data ?? [], site.timeZone) : none),
    [items, data, site.timeZone],
  );
  const moments = useMemo(
    () => entries.flatMap(({ record }) => (record ? momentsOf(record) : [])),
    [entries],
  );
  const now = useNow(moments);
  const isKnown = isAuthor || (items && (ids.length === 0 || data || events.isError));

  // The session is lost: what was the visitor's own is forgotten.
  if (!user && !isAuthor) return null;
  if (error) return <RegistrationTrouble error={error} onRetry={again} />;
  if (!isKnown || !now) return <Waiting />;
  const parts = inTime(entries, now);
  const shown = config.show === 'all' ? (['upcoming', 'past'] as const) : ([config.show] as const);
  return (
    <div className={styles['body']}>
      <p role="status" className={styles['said']}>
        {said && <span>{said}</span>}
      </p>
      {events.isError && !data && <p role="alert">{t('noEvents')}</p>}
      <RegistrationList config={config} parts={parts} shown={shown} now={now} onCancelled={say} />
    </div>
  );
}

const Waiting = () => (
  <Skeleton>
    {['first', 'second'].map((box) => (
      <div key={box} className={styles['row']}>
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={3} />
      </div>
    ))}
  </Skeleton>
);
