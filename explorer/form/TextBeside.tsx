import type { ReactNode } from 'react';
import type { TextField } from '../../cms/form/form.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { textMeant, textOf } from './field-values.ts';

interface Props extends FieldProps<TextField> {
  readonly hint?: ReactNode;
  /** Stands before the input: what it means, drawn. */
  readonly before?: ReactNode;
  /** What writes the text by a choice. */
  readonly children: ReactNode;
}

/** Text that is written for machines and can be typed, with what chooses it beside it. */
export function TextBeside({ hint, before, children, ...props }: Props) {
  const { field, value, onChange } = props;
  return (
    <FieldFrame {...props} hint={hint}>
      {(control) => (
        <div className="ex-form-beside">
          {before}
          <input
            {...control}
            className="ex-input"
            type="text"
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            value={textOf(value)}
            placeholder={field.initial || undefined}
            onChange={({ target }) => onChange(textMeant(target.value))}
          />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}
