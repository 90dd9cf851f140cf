import { useRef } from 'react';
import type { TextField } from '../../cms/form/form.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { dayOf, textMeant, textOf, withDay } from './field-values.ts';
import { useTranslatedText } from './TranslatedText.tsx';
import { TextBeside } from './TextBeside.tsx';
import { useTextHint } from './TextControls.tsx';
import { useFormWords } from './tools.ts';

/** A day or a moment, as text, with the browser's own calendar beside it. */
export function DateControl(props: FieldProps<TextField>) {
  const { field, value, onChange } = props;
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const text = textOf(value);
  const hint = useTextHint(field, text);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TextBeside {...props} hint={hint}>
      <span className="ex-form-date">
        <button
          type="button"
          className="ex-button"
          aria-label={t('chooseDayFor', { name: translated(field.title) })}
          onClick={() => calendar.current?.showPicker()}
        >
          {t('chooseDay')}
        </button>
        {/* The calendar opens at it. Whoever does not see it writes the day beside it. */}
        <input
          ref={calendar}
          type="date"
          className="ex-form-calendar"
          tabIndex={-1}
          aria-hidden="true"
          value={dayOf(text)}
          onChange={({ target }) => onChange(textMeant(withDay(text, target.value)))}
        />
      </span>
    </TextBeside>
  );
}
