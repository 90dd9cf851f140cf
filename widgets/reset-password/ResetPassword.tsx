import { useState } from 'react';
import { useMailToken } from '#src/account/useMailToken.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Changed } from './Changed.tsx';
import type en from './messages/en.json';
import { Mailed } from './Mailed.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Notice } from './Notice.tsx';
import { RequestMail } from './RequestMail.tsx';
import { useResetCall } from './useResetCall.ts';
import type widget from './widget.ts';

/** What has been done from this page. */
type Done =
  | { readonly kind: 'changed' }
  /** `until`: when a further mail may be asked for, in ms since 1970. */
  | { readonly kind: 'mailed'; readonly email: string; readonly until: number };

/**
 * Sets a new password: it asks for the mail and, on the page to which the mail's link leads, for the password. It calls
 * and reports nothing before the token has left the address.
 */
export function ResetPassword({ config }: WidgetProps<typeof widget>) {
  const { tokenParam, loginLink, passwordPolicy, resendSeconds } = config;
  const t = useMessages<typeof en>();
  const mail = useMailToken(tokenParam);
  const { call, isMissing } = useResetCall();
  const [hasExpired, setHasExpired] = useState(false);
  const wait = resendSeconds * 1000;
  return (
    <FormSection<Done>
      config={config}
      faults={isMissing ? [t('noService', { field: 'userApi.ssidDomain' })] : []}
      label={t('form')}
      note={t('howTo', { parameter: tokenParam })}
      renderSent={(done, keep) =>
        done.kind === 'changed' ? (
          <Changed loginLink={loginLink} />
        ) : (
          <Mailed
            email={done.email}
            until={done.until}
            wait={wait}
            call={call}
            onWait={(until) => keep({ ...done, until })}
          />
        )
      }
    >
      {(keep) =>
        mail?.token && !hasExpired ? (
          <NewPassword
            token={mail.token}
            policy={passwordPolicy}
            call={call}
            onChanged={() => keep({ kind: 'changed' })}
            onExpired={() => setHasExpired(true)}
          />
        ) : (
          <>
            {hasExpired && <Notice takesFocus>{t('expired')}</Notice>}
            {mail?.isMalformed && <Notice>{t('malformed')}</Notice>}
            <RequestMail
              call={call}
              onMailed={(email) => keep({ kind: 'mailed', email, until: Date.now() + wait })}
            />
          </>
        )
      }
    </FormSection>
  );
}
