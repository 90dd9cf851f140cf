import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './language-suggestion.module.css';
import type widget from './widget.ts';

/** Offers the visitor’s language or a country page. */
export function LanguageSuggestion({ config }: WidgetProps<typeof widget>) {
  if (!config.title) return null;
  return <Section config={config} className={styles['body']} />;
}
