import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useControlsDraft } from '#src/drafts/useControlsDraft.ts';
import { ErrorSummary, withoutEnd } from '#src/forms/ErrorSummary.tsx';
import { ErrorText } from '#src/forms/ErrorText.tsx';
import { maximumTextInput } from '#src/forms/limits.ts';
import { useUser } from '#src/session/useUser.ts';
import { WaitingTime } from '#src/time/WaitingTime.tsx';
import button from '#src/ui/button.module.css';
import choice from '#src/ui/choice.module.css';
import shell from '#src/ui/field-shell.module.css';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Consent } from './Consent.tsx';
import { faultsIn, mailIn, type Fault, type Faults, type FieldName } from './validate.ts';
import { Lists } from './Lists.tsx';
import type en from './messages/en.json';
import styles from './newsletter-signup.module.css';
import { useReceived } from './useReceived.ts';
import { useSignUp } from './useSignUp.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Called once the form is sent, with the names of newsletters that could not be added. */
  readonly onSent: (failed: readonly string[]) => void;
}

/** Why nobody was signed up. */
interface Reason {
  /** What stands in the way beside the fields. */
  readonly texts: readonly Fault[];
  /** Fields that have to be put right, with their names as shown and what is wrong. */
  readonly fields: readonly { readonly name: FieldName; readonly text: string }[];
  /** When it may be tried again, in ms since 1970. */
  readonly until?: number | undefined;
}

/** Lint does not know it, browsers do. */
const givenName = 'given-name';

const fieldNames: readonly FieldName[] = ['email', 'firstName', 'lists', 'consent'];
const fields = fieldNames.map((name) => ({ name }));

/** The form: what is wrong is said in words of ours. */
export function SignupForm({ config, onSent }: Props) {
  const { lists, consentHtml, privacyLink } = config;
  const t = useMessages<typeof en>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { user } = useUser();
  const [isOwnMail, setIsOwnMail] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [reason, setReason] = useState<Reason & { readonly attempt: number }>();
  const received = useReceived(user);
  // What a member receives says nothing of another address.
  const subscribed = isOwnMail ? received : none;
  const hasAll = lists.every((list) => subscribed.includes(list.id));

  const prefill = useMemo(() => (user ? { email: user.email, firstName: user.firstName } : {}), [user]);
  const compareMail = () => {
    const typed = mailIn(form.current).toLowerCase();
    setIsOwnMail(user !== null && typed !== '' && typed === user.email.toLowerCase());
  };
  const forgetDraft = useControlsDraft(form, fields, { prefill, onFill: compareMail });

  const idOf = (name: FieldName) => `${id}${name}`;
  const textOf = (name: FieldName, of = faults) => of[name] && t(of[name], { most: maximumTextInput });
  const refuse = (found: Faults, texts: Reason['texts'], until?: number) => {
    const wrong = fieldNames.filter((name) => found[name]);
    setFaults(found);
    setReason((before) => ({
      texts,
      fields: wrong.map((name) => {
        const text = textOf(name, found) ?? '';
        // What a tick is for is said in the words themselves.
        return { name, text: name === 'consent' ? text : `${withoutEnd(t(name))}: ${text}` };
      }),
      until,
      attempt: (before?.attempt ?? 0) + 1,
    }));
  };
  const { isSending, signUp } = useSignUp(config, {
    onSent(failed) {
      forgetDraft();
      onSent(failed);
    },
    onRefused: refuse,
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || hasAll || (reason?.until ?? 0) > Date.now()) return;
    const { currentTarget } = event;
    const found = faultsIn(currentTarget);
    if (Object.keys(found).length > 0) return refuse(found, []);
    setFaults({});
    setReason(undefined);
    void signUp(currentTarget);
  };
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name === 'email') compareMail();
    // What was found wrong is right as soon as it is.
    const { [name as FieldName]: fault, ...others } = faults;
    if (fault && !faultsIn(currentTarget)[name as FieldName]) setFaults(others);
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      data-personal={user ? '' : undefined}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {reason && (
        <ErrorSummary
          key={reason.attempt}
          title={t('notSignedUp')}
          texts={reason.texts.map((text) => t(text))}
          links={reason.fields.map(({ name, text }) => ({ id: idOf(name), text }))}
        >
          {reason.until !== undefined && <WaitingTime until={reason.until} t={t} />}
        </ErrorSummary>
      )}
      <p className={styles['quiet']}>{t('requiredNote')}</p>
      <div className={styles['fields']}>
        <FieldShell id={idOf('email')} label={t('email')} error={textOf('email')} isRequired kind="ltr">
          {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
        </FieldShell>
        {config.fields.includes('firstName') && (
          <FieldShell id={idOf('firstName')} label={t('firstName')} error={textOf('firstName')}>
            {(control) => <input {...control} name="firstName" autoComplete={givenName} />}
          </FieldShell>
        )}
      </div>
      <Lists id={idOf('lists')} lists={lists} subscribed={subscribed} error={textOf('lists')} />
      <div className={shell['field']}>
        <label className={choice['choice']}>
          <input
            id={idOf('consent')}
            type="checkbox"
            name="consent"
            value="yes"
            required
            aria-invalid={faults.consent ? true : undefined}
            aria-describedby={faults.consent && `${idOf('consent')}e`}
          />
          <Consent html={consentHtml} />
        </label>
        <ErrorText id={`${idOf('consent')}e`}>{textOf('consent')}</ErrorText>
      </div>
      <div className={styles['actions']}>
        {hasAll ? (
          <p>{t('allSubscribed')}</p>
        ) : (
          <button
            type="submit"
            className={`${button['button']} ${button['primary']}`}
            aria-disabled={isSending || undefined}
          >
            <span>{t(isSending ? 'sending' : 'signUp')}</span>
          </button>
        )}
        {privacyLink && (
          <Link
            className={styles['link']}
            href={privacyLink}
            event={{ event: 'cta_click', clickText: t('privacy') }}
          >
            <span>{t('privacy')}</span>
          </Link>
        )}
        <div role="status">{isSending && <VisuallyHidden>{t('sending')}</VisuallyHidden>}</div>
      </div>
    </form>
  );
}

const none: readonly string[] = [];
