import { useWords } from '../words.ts';
import { CodeBlock } from './CodeBlock.tsx';
import type { Policy } from './policy.ts';
import words from './words.json' with { type: 'json' };

/** The policy of a page, with the fields that make it wider, or that a browser refuses. */
export function PolicyBlock({ policy }: { readonly policy: Policy }) {
  const t = useWords(words);
  const { value, additions, refused, translation } = policy;
  return (
    <CodeBlock
      title={t('policy')}
      about={t('policyAbout')}
      copy={t('copyPolicy')}
      code={`Content-Security-Policy: ${value}\n`}
    >
      {additions.length === 0 && <p>{t('policyPlain')}</p>}
      <Named
        words={t('policyAdds')}
        names={additions.map(({ directive, origin, path }) => `${directive} ${origin} (${path})`)}
      />
      <Named words={t('policyTranslation')} names={translation === undefined ? [] : [translation]} />
      <Named words={t('policyRefused')} names={refused} isError />
    </CodeBlock>
  );
}

/** A sentence and the fields or sources that it is about; nothing without any. */
function Named({
  words: sentence,
  names,
  isError = false,
}: {
  readonly words: string;
  readonly names: readonly string[];
  readonly isError?: boolean;
}) {
  if (names.length === 0) return null;
  return (
    <>
      <p className={isError ? 'ex-error' : undefined}>{sentence}</p>
      <ul className="ex-paste-names">
        {names.map((name) => (
          <li key={name}>
            <code dir="ltr" translate="no">
              {name}
            </code>
          </li>
        ))}
      </ul>
    </>
  );
}
