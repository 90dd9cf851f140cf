/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { useState, type FocusEvent } from 'react';
import type { OwnControlProps } from '#src/forms/definition.ts';
import { useEngine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import { textsIn } from '#src/forms/values.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { isHijriValue } from './birth-date.ts';
import styles from './loyalty-enrolment.module.css';
import type en from './messages/en.json';

/** Fetched with the first date of birth that is entered in the Hijri calendar. */
const LazyHijriDate = lazyComponent(async () => (await import('./HijriDate.tsx')).HijriDate);

/** A date of birth: one field in the Gregorian calendar, or three in the Hijri one. Its value is a Gregorian day either way. */
export function BirthDate({ field, control }: OwnControlProps) {
  const t = useMessages<typeof en>();
  const { form, deferWhilePressed } = useEngine();
  const { key } = field;
  const value = useFormValue(form, (values) => textsIn(values[key]).join(''), '');
  const [chosen, setChosen] = useState<'gregorian' | 'hijri' | 'missing'>();
  // What was typed before is shown in the calendar that it was typed in.
  const isHijri = chosen === 'hijri' || (chosen === undefined && isHijriValue(value));
  const isOpen = useLazyOpening(LazyHijriDate, isHijri, () => setChosen('missing'));

  const set = (next: string) =>
    form.setValue(key, next, { shouldTouch: true, shouldValidate: control['aria-invalid'] === true });
  const swap = () => {
    if (isHijriValue(value)) set('');
    setChosen(isOpen ? 'gregorian' : 'hijri');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) deferWhilePressed(() => void form.trigger(key));
  };
  return (
    <div className={styles['birthDate']}>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Not for acting on it: who leaves the fields has answered.
        <div role="group" aria-label={t('hijriGroup')} onBlur={onBlur}>
          <LazyHijriDate control={control} value={value} onChange={set} />
        </div>
      ) : (
        <input {...control} type="date" min="1900-01-01" />
      )}
      {chosen === 'missing' && <NotLoaded className={styles['quiet']} />}
      <button type="button" className={styles['swap']} onClick={swap}>
        <span>{t(isOpen ? 'useGregorian' : 'useHijri')}</span>
      </button>
    </div>
  );
}
