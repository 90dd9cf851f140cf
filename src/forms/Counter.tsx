import { useEffect, useId, useState, type ReactNode } from 'react';
import { countCharacters } from '#src/text/count.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import shell from '#src/ui/field-shell.module.css';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { useFormMessages } from './messages.ts';

interface Props {
  readonly field: FormField;
  /** Characters that the text may have. */
  readonly most: number;
  readonly describedBy: string | undefined;
  /** Draws the control with this description. */
  readonly children: (describedBy: string) => ReactNode;
}

/** Milliseconds without a key after which the characters are counted. */
const pause = 300;

/** A long text with the number of characters that it may still have. Screen readers say the number near the end. */
export function Counter({ field, most, describedBy, children }: Props) {
  const { form } = useEngine();
  const t = useFormMessages();
  const id = useId();
  const [left, setLeft] = useState(most);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const count = (isTyping: boolean) => {
      const value: unknown = form.getValues(field.key);
      const rest = most - (typeof value === 'string' ? countCharacters(value) : 0);
      setLeft(rest);
      setIsNear(isTyping && rest < most / 10);
    };
    count(false);
    const stop = form.subscribe({
      name: field.key,
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(count, pause, true);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, field.key, most]);

  const words = left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left });
  return (
    <>
      {children([describedBy, id].filter(Boolean).join(' '))}
      <p id={id} className={shell['help']}>
        {words}
      </p>
      <div role="status">{isNear && <VisuallyHidden>{words}</VisuallyHidden>}</div>
    </>
  );
}
