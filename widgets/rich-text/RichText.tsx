import { Section } from '#src/section/Section.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { cutBody, isBlank, maximumBody } from './body.ts';
import { Copy } from './Copy.tsx';
import type en from './messages/en.json';
import { Note } from './Note.tsx';
import { Quote } from './Quote.tsx';
import styles from './rich-text.module.css';
import type widget from './widget.ts';

/** Copy of an author's own: as it is, as a quote, or in a box. Its author hears when there is too much of it. */
export function RichText({ config }: WidgetProps<typeof widget>) {
  const { columns, variant } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  if (isBlank(config.body)) return null;

  const copy = <Copy config={config} html={cutBody(config.body)} />;
  return (
    <Section
      config={config}
      note={config.body.length > maximumBody && t('tooLong', { maximum: format.number(maximumBody) })}
      head={{ look: variant === 'plain' ? 'h2' : 'h3', space: 'none' }}
      className={[styles['body'], variant === 'lead' && styles['lead'], columns === 2 && styles['twoColumns']]
        .filter(Boolean)
        .join(' ')}
    >
      {variant === 'quote' && <Quote config={config}>{copy}</Quote>}
      {(variant === 'note' || variant === 'warning') && <Note kind={variant}>{copy}</Note>}
      {(variant === 'plain' || variant === 'lead') && copy}
    </Section>
  );
}
