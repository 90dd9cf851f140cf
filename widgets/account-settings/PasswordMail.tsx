import { useState } from 'react';
import { resetPassword } from '#src/account/account-endpoints.ts';
import { useApi } from '#src/session/useApi.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './account-settings.module.css';
import { ActionButton } from './ActionButton.tsx';
import type en from './messages/en.json';
import { useAction } from './useAction.ts';

/** Milliseconds until another mail may be asked for (catalogue, 65). */
const pause = 60_000;

/** Has a link to a new password sent to the visitor's own address. The answer is the same whether the address is known or not. */
export function PasswordMail({ email, domain }: { readonly email: string; readonly domain: string }) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const api = useApi();
  const track = useTrack();
  const action = useAction();
  const [isSent, setSent] = useState(false);
  if (!email) return <p>{t('noMail')}</p>;

  const [before, after] = t('passwordText').split('{mail}');
  const ask = async (signal: AbortSignal) => {
    setSent(false);
    await api.send(resetPassword(domain, { email, lang: language }), { signal });
    setSent(true);
    track({ event: 'form_submit', clickText: 'password' });
  };
  return (
    <>
      <p>
        <span>{before}</span>
        <bdi>{email}</bdi>
        <span>{after}</span>
      </p>
      <p role="status" className={styles['done']}>
        {isSent ? t('mailSent') : ''}
      </p>
      <ActionButton action={action} label={t('sendMail')} onPress={() => action.run(ask, pause)} />
    </>
  );
}
