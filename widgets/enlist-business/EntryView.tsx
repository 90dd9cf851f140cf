import { useMemo } from 'react';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { isShown } from '#src/forms/definition.ts';
import { useAnswerText } from '#src/forms/useAnswerText.ts';
import { isEmpty, type Values } from '#src/forms/values.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { valuesOf } from './entry-body.ts';
import { defineEntry } from './fields.tsx';
import styles from './enlist-business.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly entry: PartnerEntry;
}

/** An entry as it is, for who may not change it. */
export function EntryView({ config, entry }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { language } = usePage();
  const { wordFor } = useValueWords(true);
  const write = useAnswerText();
  const { steps, fields } = useMemo(
    () => defineEntry({ config, t, wordFor, isChange: true, present: entry, canUpload: false }),
    [config, t, wordFor, entry],
  );
  const byName = valuesOf(entry);
  const values: Values = Object.fromEntries(fields.map(({ key, name }) => [key, byName[name]]));
  const parts = steps.map(({ id, title, fields: all }) => ({
    id,
    title,
    filled: all.filter(
      (field) => field.type !== 'hidden' && !isEmpty(values[field.key]) && isShown(field, values, language),
    ),
  }));
  return (
    <div className={styles['entry']}>
      <p>{t('readOnly')}</p>
      {parts
        .filter(({ filled }) => filled.length > 0)
        .map(({ id, title, filled }) => (
          <div key={id}>
            <Heading level={level} look="h4">
              {title}
            </Heading>
            <dl className={styles['facts']}>
              {filled.map((field) => (
                <div key={field.key}>
                  <dt>{field.label}</dt>
                  <dd lang={field.language} dir="auto">
                    {write(field, values[field.key])}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </div>
  );
}
