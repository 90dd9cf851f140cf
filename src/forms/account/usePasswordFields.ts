import { useMemo } from 'react';
import type { GivenField } from '../definition.ts';
import { writtenField } from '../written-field.ts';
import { useAccountMessages, type Message } from './messages.ts';
import { NewPasswordControl } from './NewPasswordControl.tsx';
import { unmetRules, type PasswordRule } from './password-rules.ts';
import type { PasswordPolicy } from './policy.schema.ts';
import { RepeatControl } from './RepeatControl.tsx';

/** The fields of a password that is chosen. */
export interface PasswordFields {
  /** Named `password`; says each rule that is not met. */
  readonly password: GivenField;
  /** Named `repeat`: the same once more. */
  readonly repeat: GivenField;
}

const ruleTexts = {
  min: 'useLength',
  letters: 'useLetter',
  digits: 'useDigit',
  symbols: 'useSymbol',
} satisfies Record<PasswordRule, Message>;

/** Makes the fields in which a visitor chooses a password; the same ones as long as the policy is the same. */
export function usePasswordFields(policy: PasswordPolicy): PasswordFields {
  const t = useAccountMessages();
  return useMemo(() => {
    const inWords = (rules: readonly PasswordRule[]) =>
      rules.map((rule) => t(ruleTexts[rule], { count: policy.min })).join(' ');
    const shared = { required: true, autocomplete: 'new-password' };
    return {
      password: {
        ...writtenField({
          ...shared,
          name: 'password',
          label: t('password'),
          help: inWords(unmetRules('', policy)),
        }),
        type: 'password',
        Control: NewPasswordControl,
        validate: (text) => inWords(unmetRules(text, policy)) || undefined,
      },
      repeat: {
        ...writtenField({ ...shared, name: 'repeat', label: t('repeat') }),
        type: 'password',
        Control: RepeatControl,
        validate: (text, valueOf) => (text === valueOf('password') ? undefined : t('different')),
      },
    };
  }, [policy, t]);
}
