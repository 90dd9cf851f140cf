import { useMemo, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { EventRecord } from '#src/events/event.ts';
import { useEventMessages } from '#src/events/messages.ts';
import type { Registration } from '#src/events/registration.schema.ts';
import { useRegistrationChange } from '#src/events/useRegistrationChange.ts';
import { Form } from '#src/forms/Form.tsx';
import type { Send } from '#src/forms/send.ts';
import type { Values } from '#src/forms/values.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { toChange } from './answers.ts';
import type { Confirmed } from './Confirmation.tsx';
import { defineRegistration } from './fields.tsx';
import type en from './messages/en.json';
import { mostSeats } from './most-seats.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly record: EventRecord;
  readonly phase: 'open' | 'waitlist';
  readonly onRegistered: (confirmed: Confirmed) => void;
  /** The event is full, closed or cancelled meanwhile. */
  readonly onRefused?: () => void;
}

/** The form that registers, or puts on the waiting list where no seat is left. */
export function Register({ config, record, phase, onRegistered, onRefused }: Props) {
  const t = useMessages<typeof en>();
  const events = useEventMessages();
  const { user } = useUser();
  const change = useRegistrationChange();
  const answered = useRef<Registration>(undefined);
  /** How many seats were refused because so many are not left. */
  const [refusedSeats, setRefusedSeats] = useState<number>();
  const most = mostSeats(config, record);
  const definition = useMemo(() => defineRegistration(config, most, t), [config, most, t]);
  const { source } = record;
  const { id: eventId = '' } = source;
  const isWaiting = phase === 'waitlist' || (refusedSeats !== undefined && source.waitlist === true);

  const prefill = useMemo((): Values => {
    const known = config.prefill && user;
    return {
      seats: '1',
      ...(known && {
        name: `${known.firstName} ${known.lastName}`.trim(),
        firstName: known.firstName,
        lastName: known.lastName,
        email: known.email,
        company: known.company?.companyName ?? '',
      }),
    };
  }, [config.prefill, user]);

  const send: Send = async (answers, options) => {
    const asked = toChange(answers);
    // Fewer seats than were refused may be left.
    const waits = phase === 'waitlist' || (isWaiting && asked.seats >= (refusedSeats ?? 0));
    try {
      const action = waits ? 'waitlist' : 'register';
      answered.current = await change({ eventId, action, ...asked }, options);
      return { reference: answered.current.reference };
    } catch (error) {
      const reason = error instanceof ApiError ? error.error : undefined;
      if (reason === 'full') setRefusedSeats(asked.seats);
      if (reason === 'full' || reason === 'closed' || reason === 'cancelled') onRefused?.();
      throw error;
    }
  };
  return (
    <Form
      definition={definition}
      send={send}
      prefill={prefill}
      sendLabel={isWaiting ? events('joinWaitlist') : t('register')}
      onSent={() => {
        const { current } = answered;
        if (current) onRegistered({ ...current, record });
      }}
      factsOf={() => ({ clickText: eventId })}
      otherWay={isWaiting && refusedSeats !== undefined && <p>{t('joinInstead')}</p>}
      hasHoneypot={false}
    />
  );
}
