import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { Audience } from '#src/portal/access.ts';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './calendar-event.module.css';
import { FoundEvent } from './FoundEvent.tsx';
import type en from './messages/en.json';
import { TradeEvent } from './TradeEvent.tsx';
import { useAuthorNote } from './useAuthorNote.ts';
import { useOwnEventId } from './useOwnEventId.ts';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** One event of the partners' calendar, for business users: what it is, and the way to register. */
export function CalendarEvent({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const { event } = config;
  const eventId = useOwnEventId(config);
  const note = useAuthorNote(config, eventId);
  return (
    <Section config={config} label={event?.title ?? t('label')} note={note} className={styles['section']}>
      <PortalGate audience={trade} signInText={t('signIn')}>
        {event ? (
          <TradeEvent key={eventId} config={config} event={event} eventId={eventId ?? ''} />
        ) : (
          <FoundEvent key={eventId} config={config} eventId={eventId} />
        )}
      </PortalGate>
    </Section>
  );
}
