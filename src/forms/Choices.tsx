import type { UseFormRegisterReturn } from 'react-hook-form';
import shell from '#src/ui/field-shell.module.css';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { ErrorText } from './ErrorText.tsx';
import styles from './forms.module.css';

interface Props {
  readonly field: FormField;
  readonly error: string | undefined;
  readonly register: () => UseFormRegisterReturn;
}

/** Radio buttons, check boxes, or the one check box of a consent. */
export function Choices({ field, error, register }: Props) {
  const { idOf } = useEngine();
  const { type, label, help, required, autocomplete } = field;
  const id = idOf(field);
  const isConsent = type === 'consent';
  const description = [help && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
  const options = isConsent ? [{ value: undefined, label }] : field.options;
  const marked = required && <span aria-hidden="true">*</span>;
  const helpText = help && (
    <p id={`${id}h`} className={shell['help']}>
      {help}
    </p>
  );
  const boxes = options.map(({ value, label: text }, index) => (
    <label key={value ?? ''} className={styles['choice']}>
      <input
        {...register()}
        id={index === 0 ? id : undefined}
        type={type === 'choice' ? 'radio' : 'checkbox'}
        value={value}
        autoComplete={autocomplete}
        required={required && type !== 'choices'}
        aria-invalid={error ? true : undefined}
        aria-describedby={isConsent ? description : undefined}
      />
      <span>
        <span>{text || value}</span>
        {isConsent && marked}
      </span>
    </label>
  ));
  const content = (
    <>
      {!isConsent && helpText}
      <div className={styles['choices']}>{boxes}</div>
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
