import { useId } from 'react';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import layout from '#src/ui/layout.module.css';
import { Heading } from '#src/ui/Heading.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { cutBody, isBlank, maximumBody } from './body.ts';
import { Copy } from './Copy.tsx';
import type { Config } from './config.ts';
import type en from './messages/en.json';
import { Note } from './Note.tsx';
import { Quote } from './Quote.tsx';
import styles from './rich-text.module.css';

/** Copy of an author's own: as it is, as a quote, or in a box. Its author hears when there is too much of it. */
export function RichText({ config }: WidgetProps<Config>) {
  const { title, description, headingLevel, variant } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const titleId = useId();
  if (isBlank(config.body)) return null;

  const copy = <Copy config={config} html={cutBody(config.body)} />;
  return (
    <>
      {config.body.length > maximumBody && (
        <AuthorNote>{t('tooLong', { maximum: format.number(maximumBody) })}</AuthorNote>
      )}
      <section className={layout['column']} aria-labelledby={title ? titleId : undefined}>
        <div className={layout['content']}>
          <div className={styles['body']} data-variant={variant} data-columns={config.columns}>
            {title && (
              <Heading level={headingLevel} look={variant === 'plain' ? 'h2' : 'h3'} id={titleId}>
                {title}
              </Heading>
            )}
            {description && <p className={styles['description']}>{description}</p>}
            {variant === 'quote' && <Quote config={config}>{copy}</Quote>}
            {(variant === 'note' || variant === 'warning') && <Note kind={variant}>{copy}</Note>}
            {(variant === 'plain' || variant === 'lead') && copy}
          </div>
        </div>
      </section>
    </>
  );
}
