import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import { Bookings } from './Bookings.tsx';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** Every role of a company: who has none has no bookings. */
const roles = [
  'PARTNER_ADMIN',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_CONTRIBUTOR',
  'STA_ADMIN',
  'STA_CONTENT_MANAGER',
  'STA_CONTRIBUTOR',
  'STA_MEMBER',
];

/** The trade bookings of the visitor's company. */
export function BookingList({ config }: WidgetProps<typeof widget>) {
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
      <PortalGate audience={{ mode: 'B2B', roles }} signInText={t('signIn')}>
        <Bookings config={config} domain={domain} />
      </PortalGate>
    </Section>
  );
}
