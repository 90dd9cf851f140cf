import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { toCta } from './cta.ts';
import type en from './messages/en.json';
import styles from './unsubscribe-page.module.css';
import type { Config } from './widget.ts';

/** Where to go from here: all choices, and the home page. */
export function WaysOn({ config: { centreLink, homeLink } }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  if (!centreLink && !homeLink) return null;
  return (
    <div className={styles['ways']}>
      {centreLink && <CtaButton cta={toCta(t('centre'), centreLink)} size="small" />}
      {homeLink && <CtaButton cta={toCta(t('home'), homeLink)} size="small" />}
    </div>
  );
}
