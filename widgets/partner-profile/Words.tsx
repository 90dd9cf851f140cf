import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';

interface Props {
  readonly kind: 'products' | 'certifications';
  readonly keys: readonly string[];
}

/** Those of a company that are shown. */
const most = 10;

/** What a company offers, or holds, in words of the dictionary; nothing without any. */
export function Words({ kind, keys }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { wordFor } = useValueWords(keys.length > 0);
  if (keys.length === 0) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t(kind)}
      </Heading>
      <ul className={styles['words']} role="list">
        {[...new Set(keys)].slice(0, most).map((key) => (
          <li key={key} dir="auto">
            {wordFor(kind, key) ?? key}
          </li>
        ))}
      </ul>
    </div>
  );
}
