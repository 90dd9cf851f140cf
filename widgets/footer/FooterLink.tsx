import type { Cta } from '#src/config/fields.ts';
import { Authwall } from '#src/sign-in/Authwall.tsx';
import { Link } from '#src/ui/Link.tsx';
import type { Config } from './config.ts';
import styles from './footer.module.css';

/** A link of a group or of the legal row; its click counts as one of the footer's. */
export function FooterLink({ cta, config }: { readonly cta: Cta; readonly config: Config }) {
  const { ctaLabel, ctaLink, targetInNewWindow, requiresLogin, ctaData } = cta;
  if (!ctaLabel) return null;
  return (
    <Authwall target={requiresLogin ? ctaLink : undefined}>
      {(wall) => (
        <Link
          className={styles['link']}
          href={ctaLink}
          opensNewWindow={targetInNewWindow}
          wall={wall}
          event={{
            event: 'nav_click',
            clickText: ctaLabel,
            ctaData: { ...config.ctaData, ...ctaData },
            dataLayer: config.dataLayer,
          }}
        >
          <span>{ctaLabel}</span>
        </Link>
      )}
    </Authwall>
  );
}
