import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { MailLink } from '#src/subscriptions/MailLink.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { toCta } from './cta.ts';
import type en from './messages/en.json';
import styles from './unsubscribe-page.module.css';

interface Props {
  readonly centreLink: string | undefined;
  readonly homeLink: string | undefined;
  /** No link led here, one that was cut or changed, or one that is too old. */
  readonly why: 'noLink' | 'malformed' | 'expired';
}

/** Without a link that is valid: a new one by mail, all choices after signing in, or the home page. */
export function NoLink({ centreLink, homeLink, why }: Props) {
  const t = useMessages<typeof en>();
  return (
    <>
      <p className={styles['lead']} role={why === 'noLink' ? undefined : 'alert'}>
        {t(why)}
      </p>
      <MailLink />
      {centreLink && (
        <div className={styles['other']}>
          <p>{t('centreText')}</p>
          <CtaButton cta={{ ...toCta(t('centre'), centreLink), requiresLogin: true }} size="small" />
        </div>
      )}
      {homeLink && (
        <div>
          <CtaButton cta={toCta(t('home'), homeLink)} size="small" />
        </div>
      )}
    </>
  );
}
