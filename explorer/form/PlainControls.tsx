import type { ChoiceField, FlagField, JsonField, NumberField, TextsField } from '../../cms/form/form.ts';
import { About, FieldFrame, Title, useControl, type FieldProps } from './FieldFrame.tsx';
import {
  choiceStored,
  flagOf,
  isBrokenJson,
  isStale,
  jsonMeant,
  jsonText,
  linesOf,
  numberMeant,
  textOf,
  textsMeant,
  textsOf,
} from './field-values.ts';
import { useTranslatedText } from './TranslatedText.tsx';
import { isolated } from './TextControls.tsx';
import { useFormWords } from './tools.ts';
import { useDraft } from './useDraft.ts';
import { rewritten } from './values.ts';

/** One of several values. What is none of them is shown among them, so that it can be seen and replaced. */
export function ChoiceControl(props: FieldProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const t = useFormWords();
  const { translated, isForeign } = useTranslatedText();
  const chosen = textOf(value);
  const usual = field.choices.find((choice) => choice.value === field.initial);
  const open = usual
    ? t('asUsual', { value: translated(usual.title) })
    : t(field.isRequired ? 'choose' : 'leftOpen');
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          {...control}
          className="ex-input"
          value={chosen}
          onChange={({ target }) => onChange(choiceStored(target.value))}
        >
          <option value="">{open}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value} lang={isForeign(choice.title) ? 'en' : undefined}>
              {translated(choice.title)}
            </option>
          ))}
          {isStale(field.choices, chosen) && (
            <option value={chosen}>{t('noChoice', { value: isolated(chosen) })}</option>
          )}
        </select>
      )}
    </FieldFrame>
  );
}

/** A switch. What is as usual need not be stored. */
export function FlagControl(props: FieldProps<FlagField>) {
  const { field, path, value, onChange } = props;
  const t = useFormWords();
  const hint = field.initial ? t('asUsualOn') : '';
  const control = useControl(props, Boolean(hint));
  return (
    <div className="ex-form-field">
      <div className="ex-form-tick">
        <input
          {...control}
          type="checkbox"
          checked={flagOf(value, field.initial)}
          onChange={({ target }) => onChange(target.checked === field.initial ? undefined : target.checked)}
        />
        <label className="ex-label" htmlFor={control.id}>
          <Title field={field} />
        </label>
      </div>
      <About field={field} path={path} hint={hint} />
    </div>
  );
}

/** A number, as text: what is typed on the way to one stays to be seen. */
export function NumberControl(props: FieldProps<NumberField>) {
  const { field, value, onChange } = props;
  const t = useFormWords();
  const [text, setText] = useDraft(value, textOf(value), numberMeant);
  const usual = field.initial === undefined ? '' : String(field.initial);
  return (
    <FieldFrame {...props} hint={usual && t('default', { value: isolated(usual) })}>
      {(control) => (
        <input
          {...control}
          className="ex-input ex-form-number"
          type="text"
          inputMode={field.isInteger ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
          value={text}
          placeholder={usual || undefined}
          onChange={({ target }) => {
            setText(target.value);
            onChange(numberMeant(target.value));
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Several plain values: known ones are ticked, others are written one a line. */
export function TextsControl(props: FieldProps<TextsField>) {
  return props.field.choices ? <Ticks {...props} choices={props.field.choices} /> : <TextLines {...props} />;
}

function TextLines(props: FieldProps<TextsField>) {
  const { field, value, onChange } = props;
  const t = useFormWords();
  const meant = (text: string) => rewritten(value, textsMeant(field, linesOf(text)));
  const [text, setText] = useDraft(value, textsOf(value).join('\n'), meant);
  const { most, initial } = field;
  const hint = [
    t('oneALine'),
    most === undefined ? '' : t('atMost', { count: most }),
    initial.length > 0 ? t('default', { value: isolated(initial.join(', ')) }) : '',
  ];
  return (
    <FieldFrame {...props} hint={hint.filter(Boolean).join(' ')}>
      {(control) => (
        <textarea
          {...control}
          className="ex-input"
          dir="auto"
          rows={Math.min(10, Math.max(3, text.split('\n').length))}
          value={text}
          placeholder={initial.join('\n') || undefined}
          onChange={({ target }) => {
            setText(target.value);
            onChange(meant(target.value));
          }}
        />
      )}
    </FieldFrame>
  );
}

function Ticks({ choices, ...props }: FieldProps<TextsField> & Pick<ChoiceField, 'choices'>) {
  const { field, path, value, onChange } = props;
  const t = useFormWords();
  const { translated, isForeign } = useTranslatedText();
  const chosen = textsOf(value);
  const { most = Infinity } = field;
  const isFull = chosen.length >= most;
  const hint = [t('order'), Number.isFinite(most) ? t('atMost', { count: most }) : ''];
  const { id, ...described } = useControl(props, true);
  const stale = [...new Set(chosen)]
    .filter((text) => isStale(choices, text))
    .map((text) => ({ value: text, title: text }));
  const tick = (text: string) => {
    const next = chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text];
    onChange(rewritten(value, textsMeant(field, next)));
  };
  return (
    <fieldset id={id} tabIndex={-1} className="ex-form-field ex-form-set" {...described}>
      <legend className="ex-label">
        <Title field={field} />
      </legend>
      <About field={field} path={path} hint={hint.filter(Boolean).join(' ')} />
      <div className="ex-form-ticks">
        {[...choices, ...stale].map((choice) => {
          const place = chosen.indexOf(choice.value);
          return (
            <div key={choice.value} className="ex-form-tick">
              <input
                id={`${id}-${choice.value}`}
                type="checkbox"
                checked={place >= 0}
                disabled={isFull && place < 0}
                onChange={() => tick(choice.value)}
              />
              <label htmlFor={`${id}-${choice.value}`} lang={isForeign(choice.title) ? 'en' : undefined}>
                {translated(choice.title)}
              </label>
              {place >= 0 && <span className="ex-form-order">{place + 1}</span>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Keys and values, or any JSON. */
export function JsonControl(props: FieldProps<JsonField>) {
  const t = useFormWords();
  const hint = props.field.kind === 'map' ? t('map', { example: isolated('{ "key": "value" }') }) : t('json');
  return <JsonText {...props} hint={hint} />;
}

/** What a field's own control cannot show: as it is stored, to be mended or emptied. */
export function RawControl(props: FieldProps & Held) {
  const t = useFormWords();
  return <JsonText {...props} hint={t('raw')} isRaw />;
}

interface Held {
  /** Told as the input gets and loses the focus. */
  readonly onHold?: (isHeld: boolean) => void;
}

function JsonText({
  hint,
  isRaw,
  onHold,
  ...props
}: FieldProps & Held & { readonly hint: string; readonly isRaw?: boolean }) {
  const { value, onChange } = props;
  const t = useFormWords();
  const [text, setText] = useDraft(value, jsonText(value), jsonMeant);
  const hints = [hint, !isRaw && isBrokenJson(text) ? t('notJson') : ''];
  return (
    <FieldFrame {...props} hint={hints.filter(Boolean).join(' ')}>
      {(control) => (
        <textarea
          {...control}
          className="ex-input"
          data-code
          dir="ltr"
          translate="no"
          spellCheck={false}
          rows={Math.min(12, Math.max(3, text.split('\n').length))}
          value={text}
          onFocus={() => onHold?.(true)}
          onBlur={() => onHold?.(false)}
          onChange={({ target }) => {
            setText(target.value);
            onChange(jsonMeant(target.value));
          }}
        />
      )}
    </FieldFrame>
  );
}
