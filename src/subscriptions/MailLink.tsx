import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useDraft } from '#src/drafts/useDraft.ts';
import { mailFault, toMail } from '#src/text/mail.ts';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { useSubscriptionMessages } from './messages.ts';
import styles from './subscriptions.module.css';
import { TroubleNote } from './TroubleNote.tsx';
import { useManage } from './useManage.ts';

/** What may be kept of what was typed. */
const kept = [{ name: 'email', type: 'email' }];

/**
 * Asks for an address and has a mail with a link sent to it, by which a reader changes what comes without signing in. The
 * answer is the same whether or not the address is known.
 */
export function MailLink() {
  const t = useSubscriptionMessages();
  const track = useTrack();
  const { language } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof mailFault>>();
  const { manage, isSending, trouble } = useManage();
  const draft = useDraft(form, kept);

  useLayoutEffect(() => {
    const { current } = field;
    const before = draft?.read()?.['email'];
    if (current?.value === '' && typeof before === 'string') current.value = before;
  }, [draft]);

  const refuse = (wrong: typeof fault) => {
    setFault(wrong);
    field.current?.focus();
    track({ event: 'form_error', dataLayer: { field: 'email' } });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const email = toMail(field.current?.value ?? '');
    const wrong = mailFault(email);
    if (wrong) return refuse(wrong);
    setFault(undefined);
    const failed = await manage({ email, requestLink: true, lang: language });
    if (!failed) return undefined;
    draft?.clear();
    track({ event: 'form_submit', clickText: 'requestLink' });
    return setSent(true);
  };

  if (isSent)
    return (
      <SuccessNote title={t('linkSent')}>
        <p>{t('linkSentText')}</p>
        <Button look="stroke" size="small" onClick={() => setSent(false)}>
          {t('otherAddress')}
        </Button>
      </SuccessNote>
    );
  const isRefused = trouble?.error.fields['email'] !== undefined;
  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <FieldShell
        label={t('email')}
        help={t('emailHelp')}
        error={fault || isRefused ? t(fault === 'twoMails' ? fault : 'emailFault') : undefined}
        kind="ltr"
      >
        {(control) => (
          <input
            {...control}
            required
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={100}
            onInput={({ currentTarget }) => {
              if (fault && !mailFault(currentTarget.value)) setFault(undefined);
              draft?.keep({ email: currentTarget.value });
            }}
          />
        )}
      </FieldShell>
      {trouble && !isRefused && <TroubleNote error={trouble.error} until={trouble.until} />}
      <div>
        <button
          type="submit"
          className={`${button['button']} ${button['stroke']}`}
          aria-disabled={isSending || undefined}
        >
          <span>{isSending ? t('sending') : t('sendLink')}</span>
        </button>
      </div>
      <p className={styles['unseen']} role="status">
        {isSending ? t('sending') : ''}
      </p>
    </form>
  );
}
