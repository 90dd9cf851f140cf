import { byId } from '#src/page/dom.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { readNumbers, writeNumber } from '#src/text/typed-number.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import styles from './forms.module.css';
import { useFormValue } from './useFormValue.ts';
import { textsIn } from './values.ts';

/** Both numbers that may be meant by what was typed, as buttons that write them into the field; nothing where one is. */
export function NumberReadings({ field }: { readonly field: FormField }) {
  const { form, idOf } = useEngine();
  const format = useFormat();
  const { language } = usePage();
  const typed = useFormValue(form, (values) => textsIn(values[field.key]).join(''), '');
  const readings = readNumbers(typed, language);
  if (readings.length < 2) return null;

  const id = idOf(field);
  const choose = (reading: number) => {
    form.setValue(field.key, writeNumber(reading, language), { shouldValidate: true });
    byId(id)?.focus();
  };
  return (
    <div className={styles['readings']} role="group" aria-labelledby={`${id}e`}>
      {readings.map((reading) => (
        <Button key={reading} look="stroke" size="small" onClick={() => choose(reading)}>
          {format.number(reading)}
        </Button>
      ))}
    </div>
  );
}
