import { PortalGate } from '#src/portal/PortalGate.tsx';
import type { Audience } from '#src/portal/access.ts';
import { Section } from '#src/section/Section.tsx';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FoundProfile } from './FoundProfile.tsx';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';
import { useAuthorNote } from './useAuthorNote.ts';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** One company of the trade, for business users: what it offers, how it is reached, where it is. */
export function PartnerProfile({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const contactCall = useEndpointUrl('contactUrl', config.contactUrl);
  const note = useAuthorNote(config);
  return (
    <Section config={config} label={t('label')} note={note} className={styles['section']}>
      <PortalGate audience={trade} signInText={t('signIn')}>
        <FoundProfile config={config} contactCall={config.contactForm ? contactCall : undefined} />
      </PortalGate>
    </Section>
  );
}
