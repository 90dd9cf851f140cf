import { memo } from 'react';
import { useWords } from '../words.ts';
import words from './words.json' with { type: 'json' };

/** What scrolls can be reached by keyboard. */
const ownStop = { tabIndex: 0 } as const;

interface Props {
  /** What it is, for people who do not see where it stands. */
  readonly name: string;
  /** Written as JSON; a text stands as it is. */
  readonly value: unknown;
}

/** A value as a developer reads it; written again only when it changes, since a schema is long. */
export const Json = memo(function Json({ name, value }: Props) {
  const t = useWords(words);
  return (
    <figure className="ex-facts-json">
      <figcaption>{name}</figcaption>
      <pre className="ex-code" role="region" aria-label={t('code', { name })} {...ownStop}>
        <code dir="ltr" translate="no">
          {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
        </code>
      </pre>
    </figure>
  );
});
