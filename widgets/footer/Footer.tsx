import { useMessages } from '#src/widget/useMessages.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { AuthwallNote } from '#src/sign-in/AuthwallNote.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import layout from '#src/ui/layout.module.css';
import { QattBand } from '#src/ui/QattBand.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useOneOpen } from '#src/ui/useOneOpen.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { Brand } from './Brand.tsx';
import type { Config } from './config.ts';
import { FooterLink } from './FooterLink.tsx';
import styles from './footer.module.css';
import { LegalRow } from './LegalRow.tsx';
import { Logos } from './Logos.tsx';
import type en from './messages/en.json';

/** What every page ends with: who speaks, where else to go, whom to call, what the law wants said. */
export function Footer({ config }: WidgetProps<Config>) {
  const { linkGroups, legalLinks, newsletter, partnerLogos, appBadges, headingLevel } = config;
  const t = useMessages<typeof en>();
  const hasRoom = useMediaQuery(from(breakpoints.tablet), true);
  const membership = useOneOpen();
  if (isEmpty(config)) return null;

  return (
    <footer className={layout['column']}>
      <AuthwallNote ctas={[...legalLinks, ...linkGroups.flatMap(({ links }) => links)]} />
      <div data-ground="night">
        <QattBand />
        <div className={layout['content']}>
          {newsletter && (
            <div className={styles['newsletter']}>
              <MountElement name="newsletter-signup" config={newsletter} load="visible" />
            </div>
          )}
          <div className={styles['top']}>
            <Brand config={config} />
            {linkGroups.length > 0 && (
              <div className={styles['groups']}>
                {linkGroups.map(({ label, links }) => (
                  <nav key={label} className={styles['group']} aria-label={label}>
                    <Disclosure
                      label={label}
                      headingLevel={headingLevel}
                      look="small"
                      isFixed={hasRoom}
                      {...membership(label)}
                    >
                      <ul role="list">
                        {links.map((cta) => (
                          <li key={cta.ctaLabel}>
                            <FooterLink cta={cta} config={config} />
                          </li>
                        ))}
                      </ul>
                    </Disclosure>
                  </nav>
                ))}
              </div>
            )}
          </div>
          {partnerLogos.length > 0 && (
            <Logos label={t('partners')} logos={partnerLogos} config={config} isOnPaper />
          )}
          {appBadges.length > 0 && (
            <Logos
              label={t('apps')}
              logos={appBadges.map((badge) => ({ ...badge, alt: badge.image.alt }))}
              config={config}
            />
          )}
          <LegalRow config={config} />
        </div>
      </div>
    </footer>
  );
}

/** Whether there is anything to say: a footer without groups still has its legal row. */
const isEmpty = ({ linkGroups, legalLinks, socialLinks, copyright, title, description, logo }: Config) =>
  linkGroups.length + legalLinks.length + socialLinks.length === 0 &&
  !copyright &&
  !title &&
  !description &&
  !logo;
