import { useEffect, useState } from 'react';
import shell from '#src/ui/field-shell.module.css';
import type { FormField } from '../definition.ts';
import { useEngine } from '../engine.ts';
import styles from './account.module.css';
import { useAccountMessages } from './messages.ts';
import { strengthOf } from './password-rules.ts';

/** Milliseconds without a key after which the password is judged, so that nobody hears of each key. */
const pause = 800;

/** How strong a password is, in words; nothing while there is none. */
export function StrengthMeter({ field }: { readonly field: FormField }) {
  const { form, validate } = useEngine();
  const t = useAccountMessages();
  const [level, setLevel] = useState<'short' | ReturnType<typeof strengthOf>>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const estimate = () => {
      const value: unknown = form.getValues(field.key);
      if (typeof value !== 'string' || value === '') setLevel(undefined);
      else setLevel(validate(field, value) === true ? strengthOf(value) : 'short');
    };
    estimate();
    const stop = form.subscribe({
      name: field.key,
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(estimate, pause);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, field, validate]);

  return (
    <div className={styles['meter']} data-level={level} role="status">
      {level && <span className={styles['bars']} aria-hidden="true" />}
      {level && <span className={shell['help']}>{t(level)}</span>}
    </div>
  );
}
