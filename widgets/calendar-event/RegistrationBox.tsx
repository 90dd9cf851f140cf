import { useId } from 'react';
import type { EventRecord } from '#src/events/event.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { registrationPhase, type Phase } from '#src/events/phase.ts';
import { phaseText } from '#src/events/phase-text.ts';
import { registerHref } from '#src/events/register-href.ts';
import { isActive } from '#src/events/registration/is-active.ts';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import type { KnownRegistration } from '#src/events/useRegistrations.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './calendar-event.module.css';
import type en from './messages/en.json';
import type { TradeEventDetail } from './trade-event.schema.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly event: TradeEventDetail;
  readonly eventId: string;
  /** With the seats that are left now. */
  readonly record: EventRecord;
  readonly now: Date;
  readonly known: KnownRegistration;
}

/** Phases that the event's dates say already, above the box. */
const saidAbove: readonly Phase[] = ['cancelled', 'postponed', 'past'];

/** Whether visitors can register and how many seats are left, the visitor's own registration, and the way to the form. */
export function RegistrationBox({ config, event, eventId, record, now, known }: Props) {
  const t = useMessages<typeof en>();
  const events = useEventMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const headingId = useId();
  const { registration } = known;
  const phase = registrationPhase(record, now);
  const { capacity, remaining, opens, closes } = record.source;
  // A deadline of the calendar, as those without seats and times are, is nothing to register for.
  const isRegistrable = capacity !== undefined || Boolean(opens) || Boolean(closes);
  const hasRegistration = eventId !== '' && registration !== null && isRegistrable;
  const isSaid = hasRegistration && !saidAbove.includes(phase);
  const taken = capacity !== undefined && remaining !== undefined ? Math.max(0, capacity - remaining) : 0;
  return (
    <div className={styles['box']} role="group" aria-labelledby={headingId}>
      <Heading level={level} look="h4" id={headingId}>
        {t('registration')}
      </Heading>
      {isSaid && <p>{phaseText(record, phase, events, format)}</p>}
      {isSaid && phase === 'open' && remaining !== undefined && (
        <p className={styles['seats']}>{events('placesLeft', { count: remaining })}</p>
      )}
      {config.showAttendees && hasRegistration && taken > 0 && <p>{t('taken', { count: taken })}</p>}
      {phase === 'past' && event.attachments.length > 0 && <p>{t('materialsStay')}</p>}
      {hasRegistration ? (
        <Own config={config} event={event} eventId={eventId} phase={phase} known={known} />
      ) : (
        <p>{t('noRegistration')}</p>
      )}
    </div>
  );
}

interface OwnProps extends Pick<Props, 'config' | 'event' | 'eventId' | 'known'> {
  readonly phase: Phase;
}

/** What the visitor has, and what the visitor can do. */
function Own({ config, event, eventId, phase, known: { registration, error, again } }: OwnProps) {
  const t = useMessages<typeof en>();
  const events = useEventMessages();
  const { user, can } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  const isOver = phase === 'past' || phase === 'cancelled';
  const canRegister = phase === 'open' || phase === 'waitlist';
  const { audienceRoles, joinUrl } = event;
  const href = config.registerPath && registerHref(config.registerPath, eventId);

  if (error) return <RegistrationTrouble error={error} onRetry={again} />;
  if (!registration && !isAuthor) return user && <Waiting />;
  if (registration && isActive(registration))
    return (
      <>
        <RegistrationFacts registration={registration} />
        {joinUrl && registration.status === 'registered' && !isOver && (
          <Way href={joinUrl} text={t('join')} opensNewWindow />
        )}
        {href && !isOver && <Way href={href} text={t('manage')} look="stroke" />}
      </>
    );
  const isOther = user && audienceRoles.length > 0 && !audienceRoles.some((role) => can(role));
  return (
    <>
      {registration && <RegistrationFacts registration={registration} />}
      {canRegister && isOther && <p>{t('otherRole')}</p>}
      {canRegister && !isOther && registration?.status !== 'attended' && href && (
        <Way href={href} text={phase === 'open' ? t('register') : events('joinWaitlist')} />
      )}
    </>
  );
}

interface WayProps {
  readonly href: string;
  readonly text: string;
  readonly look?: 'primary' | 'stroke';
  readonly opensNewWindow?: boolean;
}

const Way = ({ href, text, look = 'primary', opensNewWindow = false }: WayProps) => (
  <Button
    href={href}
    look={look}
    opensNewWindow={opensNewWindow}
    event={{ event: 'cta_click', clickText: text }}
  >
    {text}
  </Button>
);

const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="button" />
  </Skeleton>
);
