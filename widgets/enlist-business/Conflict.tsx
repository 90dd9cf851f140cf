import { useId, useRef } from 'react';
import { isShown, type FormField } from '#src/forms/definition.ts';
import { useEngine } from '#src/forms/engine.ts';
import { useAnswerText } from '#src/forms/useAnswerText.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import { isEmpty, textOfAll, type Values } from '#src/forms/values.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { valuesOf } from './entry-body.ts';
import { rowsName } from './fields.tsx';
import styles from './enlist-business.module.css';
import type en from './messages/en.json';

/** Fields that are one answer: products, or a region with its city. */
function groupOf({ name }: FormField): string {
  if (name === rowsName || name.startsWith('products.')) return 'products';
  return name.startsWith('city.') ? 'region' : name;
}

/** Both versions of an entry that somebody else has changed meanwhile, where they differ; the other one can be taken. */
export function Conflict({ other }: { readonly other: PartnerEntry }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { language } = usePage();
  const format = useFormat();
  const write = useAnswerText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, fields } = useEngine();
  useFormValue(form, textOfAll, '');
  const mine: Values = form.getValues();
  const byName = valuesOf(other);
  const theirs: Values = Object.fromEntries(fields.map(({ key, name }) => [key, byName[name] ?? '']));

  const said = fields.filter(({ type }) => type !== 'file' && type !== 'consent');
  const groups = Map.groupBy(said, groupOf);
  const textOf = (members: readonly FormField[], values: Values) =>
    format.list(
      members
        .filter((field) => field.type !== 'hidden' && isShown(field, values, language))
        .filter(({ key }) => !isEmpty(values[key]))
        .map((field) => write(field, values[field.key])),
    );
  const differing = [...groups].flatMap(([group, members]) => {
    const [yours, others] = [textOf(members, mine), textOf(members, theirs)];
    const label = group === 'products' ? t('products') : (members[0]?.label ?? '');
    return yours === others ? [] : [{ group, members, label, yours, others }];
  });

  const take = (members: readonly FormField[]) => {
    for (const { key } of members) {
      form.setValue(key, theirs[key]);
      form.clearErrors(key);
    }
    heading.current?.focus();
  };
  const Heading = `h${level}` as const;
  const written = (text: string) => <dd dir="auto">{text || t('nothing')}</dd>;
  return (
    <section className={styles['conflict']} aria-labelledby={id}>
      <Heading ref={heading} id={id} className={styles['title']} tabIndex={-1}>
        {t('bothVersions')}
      </Heading>
      <p>{t(differing.length > 0 ? 'conflict' : 'noDifference')}</p>
      <ul className={styles['differences']} role="list">
        {differing.map(({ group, members, label, yours, others }) => (
          <li key={group}>
            <p className={styles['label']}>{label}</p>
            <dl className={styles['versions']}>
              <div>
                <dt>{t('yours')}</dt>
                {written(yours)}
              </div>
              <div>
                <dt>{t('others')}</dt>
                {written(others)}
              </div>
            </dl>
            <Button look="stroke" size="small" onClick={() => take(members)}>
              {t('take', { field: label })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
