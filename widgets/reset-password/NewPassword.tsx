import { useMemo } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { PasswordPolicy } from '#src/forms/account/policy.schema.ts';
import { usePasswordFields } from '#src/forms/account/usePasswordFields.ts';
import { defineForm } from '#src/forms/definition.ts';
import { Form } from '#src/forms/Form.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { ResetCall } from './useResetCall.ts';

interface Props {
  readonly token: string;
  readonly policy: PasswordPolicy;
  readonly call: ResetCall | undefined;
  readonly onChanged: () => void;
  /** Called when the service no longer takes the token. */
  readonly onExpired: () => void;
}

/** Asks for the new password twice, and sets it by the mail's token. */
export function NewPassword({ token, policy, call, onChanged, onExpired }: Props) {
  const t = useMessages<typeof en>();
  const { password, repeat } = usePasswordFields(policy);
  const definition = useMemo(
    () => defineForm([{ ...password, label: t('newPassword') }, repeat]),
    [password, repeat, t],
  );

  return (
    <Form
      definition={definition}
      send={
        call &&
        (async (answers, { signal }) => {
          try {
            await call({ token, password: answers['password'] }, signal);
          } catch (reason) {
            if (isExpired(reason)) onExpired();
            throw reason;
          }
          return {};
        })
      }
      sendLabel={t('change')}
      onSent={onChanged}
    />
  );
}

/** Whether the service refuses the token, and not the password. */
const isExpired = (reason: unknown): boolean =>
  reason instanceof ApiError && (reason.error === 'expired' || [401, 404, 410].includes(reason.status));
