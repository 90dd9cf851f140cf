/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import choice from '#src/ui/choice.module.css';
import shell from '#src/ui/field-shell.module.css';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { ErrorText } from './ErrorText.tsx';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import { useFormValue } from './useFormValue.ts';
import { textsIn, type Value } from './values.ts';

interface Props {
  readonly field: FormField;
  readonly error: string | undefined;
}

/** This many options and more are shown in two columns. */
const manyOptions = 5;

/** Radio buttons, check boxes, or the one check box of a consent. */
export function Choices({ field, error }: Props) {
  const { form, idOf, validate, deferWhilePressed } = useEngine();
  const t = useFormMessages();
  const group = useRef<HTMLDivElement>(null);
  const { key, type, label, help, required, autocomplete } = field;
  const id = idOf(field);
  const isConsent = type === 'consent';
  const value = useFormValue<Value>(form, (values) => values[key], undefined);

  // Not by the library's own `ref`: it drops all but the last of several boxes that are drawn before they are on the page.
  useEffect(() => {
    form.register(key, { validate: (chosen) => validate(field, chosen) });
  }, [form, key, field, validate]);
  useLayoutEffect(() => {
    const boxes = boxesIn(group.current);
    // What was ticked before the widget came stays.
    if (value === undefined && boxes.some(({ checked }) => checked)) form.setValue(key, read(type, boxes));
    else for (const box of boxes) box.checked = textsIn(value).includes(isConsent ? 'true' : box.value);
  }, [form, key, type, value, isConsent]);

  const onChange = () =>
    form.setValue(key, read(type, boxesIn(group.current)), { shouldValidate: true, shouldTouch: true });
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget)) deferWhilePressed(() => void form.trigger(key));
  };
  const isMarkedGroup = required && !isConsent;
  const description =
    [isMarkedGroup && `${id}r`, help && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
  const options = isConsent ? [{ value: undefined, label }] : field.options;
  const marked = required && <span aria-hidden="true">*</span>;
  const helpText = help && (
    <p id={`${id}h`} className={shell['help']}>
      {help}
    </p>
  );
  const boxes = options.map(({ value, label: text }, index) => (
    <label key={value ?? ''} className={choice['choice']}>
      <input
        name={key}
        onChange={onChange}
        onBlur={onBlur}
        id={index === 0 ? id : undefined}
        type={type === 'choice' ? 'radio' : 'checkbox'}
        value={value}
        autoComplete={autocomplete}
        required={required && type !== 'choices'}
        aria-invalid={error ? true : undefined}
        aria-describedby={isConsent ? description : undefined}
      />
      <span>
        {(isConsent && field.labelContent) || <span>{text || value}</span>}
        {isConsent && marked}
      </span>
    </label>
  ));
  const content = (
    <>
      {/* A group has no attribute that says so. */}
      {isMarkedGroup && <VisuallyHidden id={`${id}r`}>{t('mandatory')}</VisuallyHidden>}
      {!isConsent && helpText}
      <div
        ref={group}
        className={choice['choices']}
        data-many={field.width === 'full' && options.length >= manyOptions ? '' : undefined}
      >
        {boxes}
      </div>
      {isConsent && helpText}
      <ErrorText id={`${id}e`}>{error}</ErrorText>
    </>
  );
  if (isConsent) return <div className={shell['field']}>{content}</div>;
  return (
    <fieldset className={`${shell['field']} ${styles['group']}`} aria-describedby={description}>
      <legend className={`${shell['label']} ${styles['legend']}`}>
        <span>{label}</span>
        {marked}
      </legend>
      {content}
    </fieldset>
  );
}

const boxesIn = (group: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll('input') ?? []),
];

/** What is ticked: yes or no for a consent, one value of radio buttons, a list of check boxes. */
function read(type: FormField['type'], boxes: readonly HTMLInputElement[]): Value {
  const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (type === 'consent') return chosen.length > 0;
  return type === 'choice' ? (chosen[0] ?? '') : chosen;
}
