import { useState } from 'react';
import type { TextField } from '../../cms/form/form.ts';
import { graphemes } from '#src/text/cut.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { textMeant, textOf } from './field-values.ts';
import { useFormWords, useTools } from './tools.ts';

/** Keeps left-to-right text together inside a sentence of any direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Text that visitors read follows its own direction; what is written for machines runs from left to right. */
const isForMachines = ({ kind }: TextField): boolean => ['link', 'asset', 'reference'].includes(kind);

/** A part of the limit from which on an author is told how much is left. */
const near = 0.9;

/** Words under the title of a text: its default, how it is written, how long it is. */
export function useTextHint(field: TextField, text: string): string {
  const t = useFormWords();
  const { initial, maxLength, kind } = field;
  const length = maxLength && text.length > maxLength * near ? [...graphemes(text)].length : 0;
  const counts = { written: length, most: maxLength ?? 0 };
  const hints = [
    initial ? t('default', { value: isolated(initial) }) : '',
    kind === 'richtext' ? t('html') : '',
    kind === 'date'
      ? t('date', { day: isolated('2026-11-23'), moment: isolated('2026-11-23T09:00:00+03:00') })
      : '',
    maxLength && length > maxLength
      ? t('tooLong', counts)
      : maxLength && length > maxLength * near
        ? t('characters', counts)
        : '',
  ];
  return hints.filter(Boolean).join(' ');
}

/** Text on one line or on several, an address, an identifier. */
export function TextControl(props: FieldProps<TextField>) {
  const { field, path, value, onChange } = props;
  const { messagesAt } = useTools();
  /** A few fields take a number as well, and show it in another way. Where a number is wrong, text is what mends it. */
  const [wasNumber] = useState(typeof value === 'number');
  const takesNumber = wasNumber && messagesAt(path).length === 0;
  const text = textOf(value);
  const hint = useTextHint(field, text);
  const { kind } = field;
  return (
    <FieldFrame {...props} hint={hint}>
      {(control) => {
        const common = {
          ...control,
          className: 'ex-input',
          value: text,
          dir: isForMachines(field) ? 'ltr' : 'auto',
          placeholder: field.initial || undefined,
          spellCheck: isForMachines(field) ? false : undefined,
        };
        const onInput = (written: string) =>
          onChange(takesNumber && String(Number(written)) === written ? Number(written) : textMeant(written));
        return kind === 'lines' ? (
          <textarea {...common} rows={3} onChange={({ target }) => onInput(target.value)} />
        ) : (
          <input
            {...common}
            type="text"
            autoComplete="off"
            onChange={({ target }) => onInput(target.value)}
          />
        );
      }}
    </FieldFrame>
  );
}
