import type { Cta } from '#src/schema/common.schema.ts';
import { SignInGate } from '#src/sign-in/SignInGate.tsx';
import { Link } from '#src/ui/Link.tsx';
import styles from './footer.module.css';
import type { Config } from './widget.ts';

/** A link of a group or of the legal row; its click counts as one of the footer's. */
export function FooterLink({ cta, config }: { readonly cta: Cta; readonly config: Config }) {
  const { ctaLabel, ctaLink, targetInNewWindow, requiresLogin, ctaData } = cta;
  if (!ctaLabel) return null;
  return (
    <SignInGate target={requiresLogin ? ctaLink : undefined}>
      {(access) => (
        <Link
          className={styles['link']}
          href={ctaLink}
          opensNewWindow={targetInNewWindow}
          access={access}
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
    </SignInGate>
  );
}
