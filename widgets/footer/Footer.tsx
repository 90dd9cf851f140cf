import { useMessages } from '#src/widget/useMessages.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import layout from '#src/ui/layout.module.css';
import { OrnamentBand } from '#src/ui/OrnamentBand.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useAccordion } from '#src/ui/useAccordion.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { Brand } from './Brand.tsx';
import type { Config } from './widget.ts';
import styles from './footer.module.css';
import { LegalRow } from './LegalRow.tsx';
import { Logos } from './Logos.tsx';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** What every page ends with: who speaks, where else to go, whom to call, what the law wants said. */
export function Footer({ config }: WidgetProps<typeof widget>) {
  const { linkGroups, newsletter, partnerLogos, appBadges, headingLevel } = config;
  const t = useMessages<typeof en>();
  const hasRoom = useMediaQuery(from(breakpoints.tablet), true);
  const membership = useAccordion();
  if (isEmpty(config)) return null;

  return (
    <footer className={layout['column']}>
      <div data-ground="night">
        <OrnamentBand />
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
                            <CtaLink className={styles['link']} cta={cta} event="nav_click" />
                          </li>
                        ))}
                      </ul>
                    </Disclosure>
                  </nav>
                ))}
              </div>
            )}
          </div>
          {partnerLogos.length > 0 && <Logos label={t('partners')} logos={partnerLogos} isOnPaper />}
          {appBadges.length > 0 && (
            <Logos label={t('apps')} logos={appBadges.map((badge) => ({ ...badge, alt: badge.image.alt }))} />
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
