import { useState } from 'react';
import type { TextField } from '../../cms/form/form.ts';
import { glyphByName } from '#src/icon/registry.ts';
import { ChooserDialog } from './ChooserDialog.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { textOf } from './field-values.ts';
import { Glyph } from '../Glyph.tsx';
import { useTranslatedText } from './TranslatedText.tsx';
import { TextBeside } from './TextBeside.tsx';
import { useFormWords, useTools } from './tools.ts';

/** The name of a built-in icon, chosen by its look or typed, or the address of an svg. */
export function IconControl(props: FieldProps<TextField>) {
  const { field, path, value, onChange } = props;
  const t = useFormWords();
  const { translated } = useTranslatedText();
  const { icons, idOf, focus } = useTools();
  const [isChoosing, setIsChoosing] = useState(false);
  const name = textOf(value);
  const glyph = glyphByName(name);
  const opener = `${idOf(path)}-choose`;
  const close = () => {
    setIsChoosing(false);
    focus(opener);
  };
  return (
    <TextBeside
      {...props}
      before={
        glyph && (
          <span className="ex-form-icon">
            <Glyph glyph={glyph} />
          </span>
        )
      }
    >
      <button
        type="button"
        id={opener}
        className="ex-button"
        aria-haspopup="dialog"
        aria-label={t('chooseIconFor', { name: translated(field.title) })}
        onClick={() => setIsChoosing(true)}
      >
        {t('chooseIcon')}
      </button>
      {isChoosing && (
        <ChooserDialog
          title={t('chooseIcon')}
          current={name}
          choices={icons.map((icon) => {
            const drawn = glyphByName(icon);
            return { key: icon, name: icon, isEnglish: true, drawing: drawn && <Glyph glyph={drawn} /> };
          })}
          onChoose={(icon) => {
            onChange(icon);
            close();
          }}
          onClose={close}
        />
      )}
    </TextBeside>
  );
}
