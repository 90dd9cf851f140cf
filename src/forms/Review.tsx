import { usePage } from '#src/widget/context.ts';
import { edit } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { isShown, type FormField, type FormStep } from './definition.ts';
import { useEngine } from './engine.ts';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';
import { useAnswerText } from './useAnswerText.ts';
import { useFormValue } from './useFormValue.ts';
import { textOfAll, type Values } from './values.ts';

interface Props {
  readonly steps: readonly FormStep[];
  /** Goes back to a step, or to a field of it. */
  readonly onChange: (step: number, field?: FormField) => void;
}

/** All answers before they are sent, step by step; buttons lead back to each step and to each field. */
export function Review({ steps, onChange }: Props) {
  const headingLevel = useHeadingLevel();
  const { form } = useEngine();
  const t = useFormMessages();
  const write = useAnswerText();
  const { language } = usePage();
  const Heading = `h${headingLevel}` as const;
  // Drawn anew where an answer is changed from elsewhere.
  useFormValue(form, textOfAll, '');
  const values: Values = form.getValues();

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
          .filter((field) => field.type !== 'hidden' && isShown(field, values, language))
          .map((field) => (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd dir="auto">{write(field, values[field.key])}</dd>
              <dd className={styles['way']}>
                <button
                  form=""
                  type="button"
                  className={styles['edit']}
                  onClick={() => onChange(index, field)}
                >
                  <Icon glyph={edit} size={20} />
                  <VisuallyHidden>{t('change', { step: field.label })}</VisuallyHidden>
                </button>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  ));
}
