import { useMemo } from 'react';
import { AddToCalendar } from '#src/events/AddToCalendar.tsx';
import { offered, type EventRecord } from '#src/events/event.ts';
import { registrationPhase } from '#src/events/phase.ts';
import { CancelRegistration } from '#src/events/registration/CancelRegistration.tsx';
import { RegistrationFacts } from '#src/events/registration/RegistrationFacts.tsx';
import type { Registration } from '#src/events/registration.schema.ts';
import { useRegistrationChange } from '#src/events/useRegistrationChange.ts';
import { Form } from '#src/forms/Form.tsx';
import type { Send } from '#src/forms/send.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { toChange } from './answers.ts';
import styles from './event-registration-form.module.css';
import { defineChange } from './fields.tsx';
import type en from './messages/en.json';
import { mostSeats } from './most-seats.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly registration: Registration;
  readonly record: EventRecord;
  readonly now: Date;
  /** Called once a change is made; the focus goes to what is said of it. */
  readonly onDone: (what: 'saved' | 'cancelled') => void;
}

/** What a visitor who is registered can do: keep the dates, change the seats, cancel. */
export function Manage({ config, registration, record, now, onDone }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const phase = registrationPhase(record, now);
  const isOpen = phase === 'open' || phase === 'waitlist' || phase === 'full';
  const { source } = record;
  const hasSeats = isOpen && mostSeats(config, record) > 1;
  return (
    <>
      <div className={styles['facts']}>
        <RegistrationFacts registration={registration} />
      </div>
      {registration.status === 'registered' && (
        <AddToCalendar record={record} occurrences={offered(record, now)} hasWebCalendars />
      )}
      {hasSeats && (
        <>
          <Heading level={levelBelow(level)} look="h4">
            {t('changeSeats')}
          </Heading>
          <ChangeSeats
            key={registration.seats}
            config={config}
            registration={registration}
            record={record}
            onSaved={() => onDone('saved')}
          />
        </>
      )}
      {phase !== 'past' && (
        <div>
          <CancelRegistration
            eventId={registration.eventId}
            title={source.title ?? ''}
            onCancelled={() => onDone('cancelled')}
          />
        </div>
      )}
    </>
  );
}

interface ChangeProps extends Pick<Props, 'config' | 'registration' | 'record'> {
  readonly onSaved: () => void;
}

function ChangeSeats({ config, registration, record, onSaved }: ChangeProps) {
  const t = useMessages<typeof en>();
  const change = useRegistrationChange();
  const { eventId, seats = 1 } = registration;
  const most = mostSeats(config, record);
  const definition = useMemo(() => defineChange(config, seats, most, t), [config, seats, most, t]);
  const prefill = useMemo(() => ({ seats: String(seats) }), [seats]);
  const send: Send = async (answers, options) => {
    const { seats: wanted, guests } = toChange(answers);
    const { reference } = await change({ eventId, action: 'update', seats: wanted, guests }, options);
    return { reference };
  };
  return (
    <Form
      definition={definition}
      send={send}
      prefill={prefill}
      sendLabel={t('save')}
      onSent={onSaved}
      factsOf={() => ({ clickText: eventId })}
      hasHoneypot={false}
    />
  );
}
