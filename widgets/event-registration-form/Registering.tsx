import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventsByIdQuery } from '#src/events/registration-events.ts';
import { readEvent } from '#src/events/event.ts';
import { momentsOf, registrationPhase } from '#src/events/phase.ts';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import { isActive } from '#src/events/registration/is-active.ts';
import { withSeats } from '#src/events/registration/with-seats.ts';
import { useNow } from '#src/events/useNow.ts';
import { useRegistration } from '#src/events/useRegistrations.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Confirmed } from './Confirmation.tsx';
import { EventChoice } from './EventChoice.tsx';
import { EventSummary } from './EventSummary.tsx';
import styles from './event-registration-form.module.css';
import { Manage } from './Manage.tsx';
import type en from './messages/en.json';
import { Register } from './Register.tsx';
import { sampleEvent } from './sample-event.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly eventId: string;
  readonly onRegistered: (confirmed: Confirmed) => void;
}

const noMoments: readonly number[] = [];

/** An event and what the visitor can do about it: register, wait, change, or read why none of these. */
export function Registering({ config, eventId, onRegistered }: Props) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const page = usePage();
  const headingLevel = useHeadingLevel();
  const { user, can } = useUser();
  const isAuthor = page.cmsMode === 'author';
  const event = useQuery(useAfterHydration(eventsByIdQuery(api, eventId ? [eventId] : [])));
  const { registration, error, again } = useRegistration(eventId);
  /** The service has refused what was sent: the form stays, with the reason and what was typed. */
  const [isRefused, setIsRefused] = useState(false);
  /** What the visitor has just done here. */
  const [done, setDone] = useState<'saved' | 'cancelled'>();
  // What was known stays while the session is lost: nothing that was typed may go.
  const [known, setKnown] = useState(registration);
  if (registration !== undefined && registration !== known) setKnown(registration);
  const present = user ? registration : known;

  const item = isAuthor ? sampleEvent(t('label')) : event.data?.[0];
  const { timeZone } = page.site;
  const record = item && withSeats(readEvent(item, timeZone), present);
  const now = useNow(record ? momentsOf(record) : noMoments);

  if (event.data?.length === 0 || registration === null) return <EventChoice mode={config.mode} isGone />;
  if (event.isError && !event.isFetching)
    return <RegistrationTrouble error={event.error} onRetry={() => void event.refetch()} />;
  if (!record || !now) return <Waiting />;

  const summary = config.showSummary && <EventSummary record={record} now={now} />;
  const body = () => {
    if (isAuthor) return <Register {...{ config, record, onRegistered }} phase="open" />;
    if (error) return <RegistrationTrouble error={error} onRetry={again} />;
    if (!present) return <Waiting />;
    if (isActive(present))
      return (
        <Manage
          config={config}
          registration={present}
          record={record}
          now={now}
          onDone={(what) => setDone(what)}
        />
      );
    if (present.status === 'attended') return <RegistrationFacts registration={present} />;
    const roles = item?.audienceRoles ?? [];
    if (user && roles.length > 0 && !roles.some((role) => can(role))) return <p>{t('otherRole')}</p>;
    const phase = registrationPhase(record, now);
    const isOpen = phase === 'open' || phase === 'waitlist';
    if (!isOpen && !isRefused) return !config.showSummary && <EventSummary record={record} now={now} />;
    return (
      <Register
        config={config}
        record={record}
        phase={phase === 'waitlist' ? phase : 'open'}
        onRegistered={onRegistered}
        onRefused={() => {
          setIsRefused(true);
          void event.refetch();
        }}
      />
    );
  };
  return (
    <div className={styles['parts']}>
      {done && <SuccessNote key={done} title={t(done)} headingLevel={headingLevel} />}
      {summary}
      {body()}
    </div>
  );
}

const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="title" />
    <SkeletonBox shape="text" lines={6} />
    <SkeletonBox shape="button" />
  </Skeleton>
);
