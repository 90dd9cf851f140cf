import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { countryName } from '#src/countries/names.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { isShown, type FormField, type FormStep } from './definition.ts';
import { useEngine } from './engine.ts';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import { filesIn, isEmpty, textsIn, type Value } from './values.ts';

interface Props {
  readonly steps: readonly FormStep[];
  /** Goes back to a step. */
  readonly onChange: (step: number) => void;
}

/** All answers before they are sent, step by step, each step with a button that leads back to it. */
export function Review({ steps, onChange }: Props) {
  const headingLevel = useHeadingLevel();
  const { form } = useEngine();
  const t = useFormMessages();
  const format = useFormat();
  const { language } = usePage();
  const Heading = `h${headingLevel}` as const;
  const values = form.getValues();

  const write = ({ type, options }: FormField, value: Value): string => {
    if (type === 'consent') return value === true ? t('yes') : t('no');
    if (isEmpty(value)) return t('nothing');
    if (type === 'password') return '•'.repeat(8);
    const [text = ''] = textsIn(value);
    if (type === 'file') return format.list(filesIn(value).map(({ name }) => name));
    if (type === 'country') return countryName(text, language);
    if (type === 'date' || type === 'birthDate') return format.date(text);
    const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label || chosen;
    return format.list(textsIn(value).map(labelOf));
  };

  return steps.map(({ id, title, fields }, index) => (
    <div key={id} className={styles['review']}>
      <div className={styles['reviewHead']}>
        <Heading className={styles['stepTitle']}>{title}</Heading>
        <Button look="stroke" size="small" onClick={() => onChange(index)}>
          {t('change', { step: title })}
        </Button>
      </div>
      <dl className={styles['answers']}>
        {fields
          .filter((field) => field.type !== 'hidden' && isShown(field, values))
          .map((field) => (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd dir="auto">{write(field, values[field.key])}</dd>
            </div>
          ))}
      </dl>
    </div>
  ));
}
