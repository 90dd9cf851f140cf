import { useMemo, useRef } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import { defineForm } from '#src/forms/definition.ts';
import type { Receipt } from '#src/forms/field.schema.ts';
import { Form } from '#src/forms/Form.tsx';
import { useReceipt } from '#src/forms/receipts.ts';
import { useSend } from '#src/forms/send.ts';
import { Sent } from '#src/forms/Sent.tsx';
import { writtenField } from '#src/forms/written-field.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  readonly companyId: string;
  readonly call: OwnAddress['call'];
}

/** An answer, and to which company's enquiry. */
type Answered = Receipt & { readonly companyId: string };

/** A form that writes to a company; what is sent names it by its identifier. */
export function Enquiry({ companyId, call }: Props) {
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const element = useRef<HTMLDivElement>(null);
  const [answered, keep] = useReceipt<Answered>(element);
  const send = useSend(call, { companyId });
  const definition = useMemo(() => defineForm(fieldsOf(t)), [t]);
  const prefill = useMemo(
    () => user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    [user],
  );
  return (
    <div ref={element}>
      {answered?.companyId === companyId ? (
        <Sent receipt={answered} text={t('sentText')} onAgain={() => keep(undefined)} />
      ) : (
        <Form
          definition={definition}
          send={send}
          prefill={prefill ?? undefined}
          factsOf={() => ({ clickText: companyId })}
          onSent={(receipt) => keep({ ...receipt, companyId })}
        />
      )}
    </div>
  );
}

const fieldsOf = (t: Translate<keyof typeof en>) => [
  writtenField({
    name: 'name',
    label: t('name'),
    required: true,
    pattern: 'lettersAndSpaces',
    autocomplete: 'name',
  }),
  writtenField({ name: 'email', label: t('email'), type: 'email', required: true, autocomplete: 'email' }),
  writtenField({ name: 'message', label: t('message'), type: 'textarea', required: true, maxLength: 10_000 }),
];
