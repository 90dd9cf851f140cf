import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './member-search.module.css';
import type en from './messages/en.json';
import { People } from './People.tsx';
import type widget from './widget.ts';

/** The people of the visitor's company, for its administrator. */
export function MemberSearch({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const domain = useSignInPage().site.userApi?.ssidDomain;
  return (
    <Section
      config={config}
      label={t('label')}
      note={domain ? t('note') : t('noService', { field: 'userApi.ssidDomain' })}
      head={{ space: 'close' }}
      className={styles['section']}
    >
      <PortalGate audience={{ mode: 'B2B', roles: config.allowedRoles }} signInText={t('signIn')}>
        <People config={config} domain={domain} />
      </PortalGate>
    </Section>
  );
}
