import { useEffect, useRef } from 'react';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useOutputMessages } from './messages.ts';

interface Props {
  readonly label: string;
  /** An address or a code: it runs from left to right in every language. */
  readonly text: string;
}

/**
 * For a browser that refuses to copy: a field with the text, selected, and a sentence that says so. It takes the focus, so
 * that a screen reader reads label, text and sentence, and so that the keys for copying work at once.
 */
export function CopyField({ label, text }: Props) {
  const t = useOutputMessages();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <FieldShell label={label} help={t('copyByHand')} kind="ltr">
      {(control) => (
        <input
          {...control}
          ref={field}
          form=""
          type="text"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </FieldShell>
  );
}
