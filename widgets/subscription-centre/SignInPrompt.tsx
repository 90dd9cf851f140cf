import { MailLink } from '#src/subscriptions/MailLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './subscription-centre.module.css';

interface Props {
  /** The visitor was signed in. */
  readonly hasExpired: boolean;
  /** There are changes that wait for the visitor to come back. */
  readonly hasChanges: boolean;
  /** Asks for sign-in; undefined where the site names no usable service. */
  readonly onAsk: (() => void) | undefined;
}

/** What an anonymous visitor can do: sign in, or have a mail with a link sent. */
export function SignInPrompt({ hasExpired, hasChanges, onAsk }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  return (
    <div className={styles['ways']}>
      {onAsk && (
        <div className={styles['way']}>
          <Heading level={level} look="h4">
            {t('signInTitle')}
          </Heading>
          {/* There before its text, so that it is read out when a session ends. */}
          <p role="status">
            {hasExpired ? t(hasChanges ? 'expiredWithChanges' : 'expired') : t('signInText')}
          </p>
          <Button onClick={onAsk}>{shared('signIn')}</Button>
        </div>
      )}
      <div className={styles['way']}>
        <Heading level={level} look="h4">
          {t('byMail')}
        </Heading>
        <MailLink />
      </div>
    </div>
  );
}
