import { useRef, useState } from 'react';
import { useReceipt } from '#src/forms/receipts.ts';
import { Section } from '#src/section/Section.tsx';
import { useMailToken } from '#src/account/useMailToken.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Changed } from './Changed.tsx';
import type en from './messages/en.json';
import { Mailed } from './Mailed.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Notice } from './Notice.tsx';
import { RequestMail } from './RequestMail.tsx';
import styles from './reset-password.module.css';
import { useResetCall } from './useResetCall.ts';
import type widget from './widget.ts';

/** What has been done from this page. */
type Done =
  | { readonly kind: 'changed' }
  /** `until`: when a further mail may be asked for, in ms since 1970. */
  | { readonly kind: 'mailed'; readonly email: string; readonly until: number };

/**
 * A new password: asks for the mail, and, where the mail's link has led here, for the password. Whatever it calls or tells
 * happens after the token has left the address.
 */
export function ResetPassword({ config }: WidgetProps<typeof widget>) {
  const { tokenParam, loginLink, passwordPolicy, resendSeconds } = config;
  const t = useMessages<typeof en>();
  const section = useRef<HTMLElement>(null);
  const mail = useMailToken(tokenParam);
  const { call, isMissing } = useResetCall();
  const [done, setDone] = useReceipt<Done>(section);
  const [hasExpired, setHasExpired] = useState(false);
  const wait = resendSeconds * 1000;
  const mailed = (email: string, until: number) => setDone({ kind: 'mailed', email, until });

  const show = () => {
    if (done?.kind === 'changed') return <Changed loginLink={loginLink} />;
    if (done)
      return (
        <Mailed
          email={done.email}
          until={done.until}
          wait={wait}
          call={call}
          onWait={(until) => mailed(done.email, until)}
        />
      );
    if (mail?.token && !hasExpired)
      return (
        <NewPassword
          token={mail.token}
          policy={passwordPolicy}
          call={call}
          onChanged={() => setDone({ kind: 'changed' })}
          onExpired={() => setHasExpired(true)}
        />
      );
    return (
      <>
        {hasExpired && <Notice takesFocus>{t('expired')}</Notice>}
        {mail?.isMalformed && <Notice>{t('malformed')}</Notice>}
        <RequestMail call={call} onMailed={(email) => mailed(email, Date.now() + wait)} />
      </>
    );
  };
  return (
    <>
      {isMissing && <AuthorNote>{t('noService', { field: 'userApi.ssidDomain' })}</AuthorNote>}
      <Section
        ref={section}
        config={config}
        label={t('form')}
        note={t('howTo', { parameter: tokenParam })}
        className={styles['body']}
      >
        {show()}
      </Section>
    </>
  );
}
