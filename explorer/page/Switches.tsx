import { useId } from 'react';
import { languages } from '#src/i18n/languages.ts';
import type { SiteData, Surroundings } from '../data.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { useWords } from '../words.ts';
import words from './words.json';

interface Props {
  readonly surroundings: Surroundings;
  readonly site: Pick<SiteData, 'people' | 'siteThemes' | 'hasOrigin'>;
  /** Whether the margin is among them: it belongs to a widget, all else to its page. */
  readonly hasMargin?: boolean;
  readonly onChange: (changes: Partial<Surroundings>) => void;
}

/** In what the widget is shown: language, mode, theme and so on. */
export function Switches({ surroundings, site, hasMargin = true, onChange }: Props) {
  const t = useWords(words);
  const { language, mode, theme, siteTheme = '', margin, cmsMode, person = '', network } = surroundings;
  // Without an origin nobody is signed in, and only authors' pages are shown.
  const { people, siteThemes, hasOrigin } = site;
  return (
    <div className="ex-switches" role="group" aria-label={t('surroundings')}>
      <Choice
        label={t('language')}
        value={language}
        options={languages.map((code) => [code, nativeName(code), code])}
        onChange={(value) => onChange({ language: value })}
      />
      <Choice
        label={t('mode')}
        value={mode}
        options={[
          ['B2C', 'B2C'],
          ['B2B', 'B2B'],
        ]}
        onChange={(value) => onChange({ mode: value })}
      />
      <Choice
        label={t('theme')}
        value={theme}
        options={[
          ['default', t('dusk')],
          ['blue', t('blue')],
        ]}
        onChange={(value) => onChange({ theme: value })}
      />
      {hasMargin && (
        <Choice
          label={t('margin')}
          value={margin}
          options={[
            ['md', t('medium')],
            ['sm', t('small')],
          ]}
          onChange={(value) => onChange({ margin: value })}
        />
      )}
      {hasOrigin && (
        <>
          <Choice
            label={t('siteTheme')}
            value={siteTheme}
            options={[
              ['', t('ours')],
              ...siteThemes.map((name): Option<string> => [
                name,
                name[0]!.toUpperCase() + name.slice(1),
                'en',
              ]),
            ]}
            onChange={(value) => onChange({ siteTheme: value || undefined })}
          />
          <Choice
            label={t('view')}
            value={cmsMode}
            options={[
              ['publish', t('publish')],
              ['author', t('author')],
            ]}
            onChange={(value) => onChange({ cmsMode: value })}
          />
          <Choice
            label={t('person')}
            value={person}
            options={[
              ['', t('nobody')],
              ...people.map(({ id, mode: of, role }): Option<string> => [id, `${of}: ${role}`]),
            ]}
            onChange={(value) => onChange({ person: value || undefined })}
          />
          <Choice
            label={t('network')}
            value={network}
            options={(['sound', 'slow', 'failing', 'dropped'] as const).map((name) => [name, t(name)])}
            onChange={(value) => onChange({ network: value })}
          />
        </>
      )}
    </div>
  );
}

type Option<Value extends string> = readonly [value: Value, label: string, lang?: string];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="ex-choice">
      <label className="ex-choice-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="ex-input"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([option, text, lang]) => (
          <option key={option} value={option} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
