import { useEffect, useRef, useState } from 'react';
import type { TextField } from '../../cms/form/form.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { textMeant, textOf } from './field-values.ts';
import { inParagraphs, linked, listed, runsTogether, wrapped, type Selection } from './markup.ts';
import { useTranslatedText } from './TranslatedText.tsx';
import { useTextHint } from './TextControls.tsx';
import { useFormWords } from './tools.ts';

const changes = [
  ['paragraphs', inParagraphs],
  ['bold', (selection) => wrapped(selection, 'strong')],
  ['italic', (selection) => wrapped(selection, 'em')],
  ['link', linked],
  ['list', listed],
] as const satisfies readonly (readonly [string, (selection: Selection) => Selection])[];

/** HTML, with buttons that write its usual tags. */
export function RichTextControl(props: FieldProps<TextField>) {
  const { field, value, onChange } = props;
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const text = textOf(value);
  const hint = useTextHint(field, text);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Whether the address of a link has just been selected, to be written. */
  const [isLinking, setIsLinking] = useState(false);
  /** What is to be selected once the text is drawn. */
  const [selected, setSelected] = useState<Selection>();

  useEffect(() => {
    if (selected?.text === area.current?.value) {
      area.current?.focus();
      area.current?.setSelectionRange(selected?.start ?? 0, selected?.end ?? 0);
    }
  }, [selected]);

  const apply = (change: (selection: Selection) => Selection) => {
    if (!area.current) return;
    // The places are those of its own value, whose line ends are `\n`.
    const { value: shown, selectionStart: start, selectionEnd: end } = area.current;
    const next = change({ text: shown, start, end });
    onChange(textMeant(next.text));
    setSelected(next);
    setIsLinking(change === linked);
  };

  return (
    <FieldFrame {...props} hint={runsTogether(text) ? `${hint} ${t('runsTogether')}` : hint}>
      {(control) => (
        <div className="ex-form-rich">
          <div
            className="ex-form-marks"
            role="group"
            aria-label={t('marks', { name: translated(field.title) })}
          >
            {changes.map(([name, change]) => (
              <button key={name} type="button" className="ex-button" onClick={() => apply(change)}>
                {t(name)}
              </button>
            ))}
          </div>
          <textarea
            {...control}
            ref={area}
            className="ex-input"
            data-code
            dir="auto"
            rows={8}
            value={text}
            placeholder={field.initial || undefined}
            onChange={({ target }) => {
              setIsLinking(false);
              onChange(textMeant(target.value));
            }}
          />
          <p className="ex-hint" role="status">
            {isLinking && t('linking')}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
