import { useRef } from 'react';
import { Form } from '#src/forms/Form.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import type { Send } from '#src/forms/send.ts';
import { useEndpointUrl } from '#src/session/useEndpointUrl.ts';
import { useUser } from '#src/session/useUser.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import type en from './messages/en.json';
import { Registered, sentNow, type SentRegistration } from './Registered.tsx';
import { RegisterElsewhere } from './RegisterElsewhere.tsx';
import { useDefinition } from './useDefinition.tsx';
import { useRegistration } from './useRegistration.ts';
import type widget from './widget.ts';

/** Consumer or trade registration. */
export function RegisterForm({ config }: WidgetProps<typeof widget>) {
  const { kind, submitUrl, registerUrl } = config;
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const address = useRef('');
  const call = useEndpointUrl('submitUrl', submitUrl, !registerUrl);
  const registration = useRegistration(call, kind);
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
  const withoutForm = user ? (
    <AlreadyRegistered />
  ) : (
    !registration && registerUrl && <RegisterElsewhere address={registerUrl} />
  );
  return (
    <FormSection<SentRegistration>
      config={config}
      faults={definition.faults.map(({ name }) => t('faulty', { name }))}
      label={t('form')}
      note={registration !== undefined && t('fields', { fields })}
      renderSent={(registered, keep) =>
        withoutForm ||
        (registration && (
          <Registered
            registered={registered}
            mailAgain={registration.mailAgain}
            onWait={(until) => keep({ ...registered, until })}
          />
        ))
      }
    >
      {(keep) =>
        withoutForm ||
        (registration && (
          <Form
            definition={definition}
            send={register}
            sendLabel={t('submit')}
            onSent={() => keep(sentNow(address.current))}
          />
        ))
      }
    </FormSection>
  );
}
