import { Section } from '#src/section/Section.tsx';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './my-registrations.module.css';
import { OwnRegistrations } from './OwnRegistrations.tsx';
import type widget from './widget.ts';

/** The events that a visitor has registered for. */
export function MyRegistrations({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  return (
    <Section
      config={config}
      label={t('label')}
      note={t('note')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate signInText={t('signIn')}>
        <OwnRegistrations config={config} />
      </PortalGate>
    </Section>
  );
}
