import { useMemo } from 'react';
import { usePage } from '#src/widget/context.ts';
import { markHits } from './mark-hits.ts';
import styles from './search-results.module.css';

interface Props {
  readonly text: string;
  /** What was searched for. */
  readonly term: string;
}

/** A text with its hits marked; each part in an element of its own, never as markup (trust, row 13). */
export function Marked({ text, term }: Props) {
  const { language } = usePage();
  const parts = useMemo(() => markHits(text, term, language), [text, term, language]);
  return parts.map(({ text: part, match, at }) =>
    match ? (
      <mark key={at} className={styles['hit']}>
        {part}
      </mark>
    ) : (
      <span key={at}>{part}</span>
    ),
  );
}
