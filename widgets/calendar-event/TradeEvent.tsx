import { useMemo, useState } from 'react';
import { eventAt, offered, readEvent } from '#src/events/event.ts';
import { EventColumns } from '#src/events/page/EventColumns.tsx';
import { EventFacts } from '#src/events/page/EventFacts.tsx';
import { EventPrices } from '#src/events/page/EventPrices.tsx';
import { Tickets } from '#src/events/page/Tickets.tsx';
import { momentsOf } from '#src/events/phase.ts';
import { withSeats } from '#src/events/registration/with-seats.ts';
import { useNow } from '#src/events/useNow.ts';
import { useRegistration } from '#src/events/useRegistrations.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { useUser } from '#src/session/useUser.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { agendaDays } from './agenda.ts';
import { Agenda } from './Agenda.tsx';
import { Attachments } from './Attachments.tsx';
import { RegistrationBox } from './RegistrationBox.tsx';
import { Speakers } from './Speakers.tsx';
import type { TradeEventDetail } from './trade-event.schema.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly event: TradeEventDetail;
  /** Empty where it has none of the right shape: nobody registers then. */
  readonly eventId: string;
}

/** An event: dates and registration beside its facts, programme, speakers and files. */
export function TradeEvent({ config, event, eventId }: Props) {
  const { timeZone } = usePage().site;
  const level = useHeadingLevel();
  const { user } = useUser();
  const known = useRegistration(eventId);
  // What was known stays while the session is lost.
  const [kept, setKept] = useState(known.registration);
  if (known.registration !== undefined && known.registration !== kept) setKept(known.registration);
  const registration = user ? known.registration : kept;

  const read = useMemo(() => readEvent(event, timeZone), [event, timeZone]);
  const record = useMemo(() => withSeats(read, registration), [read, registration]);
  const moments = useMemo(() => momentsOf(record), [record]);
  const days = useMemo(() => agendaDays(event, record.timeZone), [event, record.timeZone]);
  const now = useNow(moments);
  const { body, gallery } = event;
  return (
    <EventColumns
      card={
        <>
          <Tickets
            event={event}
            record={record}
            dates={offered(record, now)}
            at={now && eventAt(record, now)}
            calendar={config.calendar}
            hasCountdown={false}
          />
          {now && (
            <RegistrationBox
              config={config}
              event={event}
              eventId={eventId}
              record={record}
              now={now}
              known={{ ...known, registration }}
            />
          )}
        </>
      }
    >
      <EventFacts event={event} />
      {body && (
        <div>
          <RichText html={body} headingLevel={level} />
        </div>
      )}
      <Agenda days={days} timeZone={record.timeZone} />
      <Speakers speakers={event.speakers} />
      <Attachments attachments={event.attachments} />
      <EventPrices event={event} />
      {gallery.length > 0 && (
        <MountElement
          name="image-gallery"
          config={{
            images: gallery.map((image) => ({ image })),
            layout: 'mosaic',
            headingLevel: Math.min(level, 4),
          }}
        />
      )}
    </EventColumns>
  );
}
