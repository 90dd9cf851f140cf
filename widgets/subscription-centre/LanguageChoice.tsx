import { languages, type Language } from '#src/i18n/languages.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  /** Undefined while mails come in several languages. */
  readonly value: Language | undefined;
  readonly saved: Language | undefined;
  /** The service has another language by now than the one that the visitor changed. */
  readonly isOvertaken: boolean;
  readonly onChoose: (language: Language) => void;
}

/** The language of all mails, each by its own name. */
export function LanguageChoice({ value, saved, isOvertaken, onChoose }: Props) {
  const t = useMessages<typeof en>();
  const present = saved ? nativeName(saved) : t('languageMixed');
  return (
    <FieldShell
      label={t('language')}
      help={isOvertaken ? t('overtaken', { state: present }) : undefined}
      kind="choice"
    >
      {(control) => (
        <Select
          {...control}
          form=""
          value={value ?? ''}
          onChange={({ target }) => {
            const chosen = languages.find((language) => language === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {!value && <option value="">{t('languageMixed')}</option>}
          {languages.map((language) => (
            <option key={language} value={language} lang={language} translate="no">
              {nativeName(language)}
            </option>
          ))}
        </Select>
      )}
    </FieldShell>
  );
}
