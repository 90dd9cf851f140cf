import { useMemo, useRef } from 'react';
import { defineForm } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import { writtenField } from '#src/forms/written-field.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { askForMail } from './ask-for-mail.ts';
import type { ResetCall } from './useResetCall.ts';

interface Props {
  readonly call: ResetCall | undefined;
  /** Called with the address to which a mail may have been sent. */
  readonly onMailed: (email: string) => void;
}

/** Asks for the address, and the service for a mail to it. */
export function RequestMail({ call, onMailed }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  const address = useRef('');
  const definition = useMemo(
    () =>
      defineForm([
        writtenField({
          name: 'email',
          label: t('email'),
          help: t('emailHelp'),
          type: 'email',
          required: true,
          autocomplete: 'username',
        }),
      ]),
    [t],
  );

  return (
    <Form
      definition={definition}
      send={
        call &&
        (async ({ email }, { signal }) => {
          address.current = typeof email === 'string' ? email : '';
          await askForMail(call, address.current, language, signal);
          return {};
        })
      }
      sendLabel={t('request')}
      onSent={() => onMailed(address.current)}
    />
  );
}
