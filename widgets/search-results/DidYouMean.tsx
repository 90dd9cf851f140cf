import { InPlaceLink } from '#src/catalogue/InPlaceLink.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './search-results.module.css';
import type { Results } from './useResults.ts';

/** The spelling that the search service takes for what was meant. */
export function DidYouMean({ results }: { readonly results: Results }) {
  const t = useMessages<typeof en>();
  const { didYouMean, addressOf, change } = results;
  if (!didYouMean) return null;
  const [before = '', after = ''] = t('didYouMean', { term: '\uFFFC' }).split('\uFFFC');
  const other = { term: didYouMean, filters: {} };
  return (
    <p className={styles['meant']}>
      {before && <span>{before}</span>}
      <InPlaceLink className={styles['inline']} query={addressOf(other)} onFollow={() => change(other)}>
        <bdi>{didYouMean}</bdi>
      </InPlaceLink>
      {after && <span>{after}</span>}
    </p>
  );
}
