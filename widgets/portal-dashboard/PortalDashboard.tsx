import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { needsDomain } from './count-query.ts';
import { Dashboard } from './Dashboard.tsx';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';
import type widget from './widget.ts';

/** The entry page of the portal, for whoever is signed in. */
export function PortalDashboard({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const domain = useSignInPage().site.userApi?.ssidDomain;
  const isUncounted = !domain && config.tiles.some(({ source }) => needsDomain(source));
  return (
    <Section
      config={config}
      label={t('label')}
      note={`${t('note')}${isUncounted ? ` ${t('noDomain')}` : ''}`}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate signInText={t('signIn')}>
        <Dashboard config={config} />
      </PortalGate>
    </Section>
  );
}
