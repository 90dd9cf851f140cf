import { signInReasons } from 'virtual:sign-in-reasons';
import { check } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useEngineMessages, useMessages } from '#src/widget/useMessages.ts';
import styles from './login-modal.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Name of a registered reason. */
  readonly reason: string | undefined;
}

/** Why the visitor is asked, what an account is good for, and with which accounts one signs in. */
export function SignInWords({ config, reason }: Props) {
  const { description, benefits, providers } = config;
  const reasons: Readonly<Record<string, string>> = config.reasons;
  const t = useMessages<typeof en>();
  const ours = useEngineMessages<Readonly<Record<string, string>>>('sign-in/reasons');
  const format = useFormat();
  return (
    <div className={styles['words']}>
      {reason && signInReasons.includes(reason) && (
        <p className={styles['reason']}>{reasons[reason] || ours(reason)}</p>
      )}
      {description && <p>{description}</p>}
      {benefits.length > 0 && (
        <ul className={styles['benefits']}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon glyph={check} size={20} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {providers.length > 0 && (
        <p className={styles['providers']}>
          {t('providers', { providers: format.list(providers, 'disjunction') })}
        </p>
      )}
    </div>
  );
}
