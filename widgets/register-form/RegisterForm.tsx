import { useRef } from 'react';
import { MailAgain } from '#src/forms/account/MailAgain.tsx';
import { maskedMail } from '#src/forms/account/masked-mail.ts';
import { Form } from '#src/forms/Form.tsx';
import { useReceipt } from '#src/forms/receipts.ts';
import { Sent } from '#src/forms/Sent.tsx';
import type { Send } from '#src/forms/send.ts';
import { Section } from '#src/section/Section.tsx';
import { useOwnAddress } from '#src/session/useOwnAddress.ts';
import { useUser } from '#src/session/useUser.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import type en from './messages/en.json';
import { RegisterElsewhere } from './RegisterElsewhere.tsx';
import styles from './register-form.module.css';
import { useDefinition } from './useDefinition.tsx';
import { useRegistration } from './useRegistration.ts';
import type widget from './widget.ts';

/** Milliseconds after which the mail may be asked for again. */
const mailWait = 60_000;

/** A registration that was sent from this page. */
interface Registered {
  readonly email: string;
  /** When the mail may be asked for again, in ms since 1970. */
  readonly until: number;
}

/** Consumer or trade registration. */
export function RegisterForm({ config }: WidgetProps<typeof widget>) {
  const { kind, submitUrl, registerUrl } = config;
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const { user } = useUser();
  const section = useRef<HTMLElement>(null);
  const address = useRef('');
  const call = useOwnAddress('submitUrl', submitUrl, !registerUrl);
  const registration = useRegistration(call, kind);
  const [registered, setRegistered] = useReceipt<Registered>(section);
  const definition = useDefinition(config);

  if (!submitUrl && !registerUrl) return null;
  const register: Send | undefined =
    registration &&
    ((answers, options) => {
      const { email } = answers;
      address.current = typeof email === 'string' ? email : '';
      return registration.register(answers, options);
    });
  const fields = definition.fields.map(({ name, type }) => `${name} (${type})`).join(' · ');
  return (
    <>
      {definition.faults.map(({ kind: fault, name }) => (
        <AuthorNote key={`${fault} ${name}`}>{t('faulty', { name })}</AuthorNote>
      ))}
      <Section
        ref={section}
        config={config}
        label={t('form')}
        note={registration !== undefined && t('fields', { fields })}
        className={styles['body']}
      >
        {user ? (
          <AlreadyRegistered />
        ) : registered && registration ? (
          <Sent
            receipt={{}}
            title={t('sentTitle')}
            text={t('sentText', { email: maskedMail(registered.email) })}
          >
            <MailAgain
              until={registered.until}
              wait={mailWait}
              send={(signal) => registration.mailAgain(registered.email, signal)}
              onWait={(until) => setRegistered({ ...registered, until })}
            />
          </Sent>
        ) : registration ? (
          <Form
            definition={definition}
            send={cmsMode === 'author' ? undefined : register}
            sendLabel={t('submit')}
            onSent={() => setRegistered({ email: address.current, until: Date.now() + mailWait })}
          />
        ) : (
          registerUrl && <RegisterElsewhere address={registerUrl} />
        )}
      </Section>
    </>
  );
}
