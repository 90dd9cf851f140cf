import type { Audience } from '#src/portal/access.ts';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { Section } from '#src/section/Section.tsx';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { CartPage } from './CartPage.tsx';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import type widget from './widget.ts';

const trade: Audience = { mode: 'B2B' };

/** The files that a business user has chosen in the library, and the packages made of them. */
export function DownloadCart({ config }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  return (
    <>
      {config.purposeRequired && config.purposes.length === 0 && <AuthorNote>{t('noPurposes')}</AuthorNote>}
      <Section
        config={config}
        label={t('label')}
        note={t('note')}
        head={{ space: 'close' }}
        className={styles['section']}
      >
        <PortalGate audience={trade} signInText={t('signIn')}>
          <CartPage config={config} />
        </PortalGate>
      </Section>
    </>
  );
}
