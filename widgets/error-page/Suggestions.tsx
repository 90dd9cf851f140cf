import { useId, useMemo } from 'react';
import { Card } from '#src/cards/Card.tsx';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './error-page.module.css';
import type en from './messages/en.json';
import type { PathTerms } from './path-terms.ts';
import { suggestionsQuery } from './suggestions.ts';
import { SuggestionsSkeleton } from './SuggestionsSkeleton.tsx';

export interface SuggestionsProps {
  readonly terms: PathTerms;
}

/** Pages that fit what the address says; nothing where none fits, and where the search fails. */
export function Suggestions({ terms }: SuggestionsProps) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const api = useApi();
  const query = useMemo(() => suggestionsQuery(api, terms), [api, terms]);
  const { data = [], status = 'pending' } = useCachedQuery(query) ?? {};
  const id = useId();
  if (status === 'pending') return <SuggestionsSkeleton />;
  if (data.length === 0) return null;

  return (
    <div className={styles['suggestions']}>
      <Heading level={level} look="h3" id={id}>
        {t('suggestions')}
      </Heading>
      <ul className={styles['cards']} role="list" aria-labelledby={id}>
        {data.map((item, index) => (
          <li key={item.url}>
            <Card
              item={item}
              variant="compact"
              level={levelBelow(level)}
              showCategories={false}
              sizes="128px"
              position={index + 1}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
