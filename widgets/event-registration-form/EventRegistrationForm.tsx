import { useMemo } from 'react';
import { FormSection } from '#src/forms/FormSection.tsx';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { Audience } from '#src/portal/access.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Confirmation, type Confirmed } from './Confirmation.tsx';
import { EventChoice } from './EventChoice.tsx';
import { defineRegistration } from './fields.tsx';
import type en from './messages/en.json';
import { Registering } from './Registering.tsx';
import { useEventId } from './useEventId.ts';
import type widget from './widget.ts';

const audiences: Readonly<Record<'trade' | 'public', Audience>> = {
  trade: { mode: 'B2B' },
  public: { mode: 'B2C' },
};

/** Registers a visitor for the event that its author or the page's address names; without one, events to choose from. */
export function EventRegistrationForm({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const eventId = useEventId(config.eventId);
  const { fields, faults } = useMemo(() => defineRegistration(config, 1, t), [config, t]);
  const files = [...config.fields, ...config.guestFields].filter(({ type }) => type === 'file');
  const gate = { audience: audiences[config.mode], signInText: t('signIn') };
  return (
    <FormSection<Confirmed>
      config={config}
      faults={[
        ...faults.map(({ name }) => t('faulty', { name })),
        ...files.map(({ name }) => t('fileField', { name })),
      ]}
      label={t('label')}
      note={t('note', { fields: fields.map(({ name, type }) => `${name} (${type})`).join(' · ') })}
      renderSent={(confirmed, keep) => (
        <PortalGate {...gate}>
          {confirmed.eventId === eventId ? (
            <Confirmation
              confirmed={confirmed}
              links={config.successLinks}
              onManage={() => keep(undefined)}
            />
          ) : (
            // It was kept for another event: this one begins anew.
            <Registering key={eventId} config={config} eventId={eventId ?? ''} onRegistered={keep} />
          )}
        </PortalGate>
      )}
    >
      {(keep) => (
        <PortalGate {...gate}>
          {eventId === '' ? (
            <EventChoice mode={config.mode} />
          ) : (
            <Registering key={eventId} config={config} eventId={eventId ?? ''} onRegistered={keep} />
          )}
        </PortalGate>
      )}
    </FormSection>
  );
}
