import type { Audience } from '#src/portal/access.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Dashboard } from './Dashboard.tsx';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** What a business user has learned. */
export function ElearningDashboard({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  return (
    <Section
      config={config}
      label={t('label')}
      note={t('note')}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate audience={trade} signInText={t('signIn')}>
        <Dashboard config={config} />
      </PortalGate>
    </Section>
  );
}
