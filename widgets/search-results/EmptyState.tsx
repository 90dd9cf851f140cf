import { InPlaceLink } from '#src/catalogue/InPlaceLink.tsx';
import { useCatalogueMessages } from '#src/catalogue/messages.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { allKey, categoryFilter } from './choices.ts';
import type en from './messages/en.json';
import styles from './search-results.module.css';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import type { Results } from './useResults.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly results: Results;
  /** Takes all filters back. */
  readonly onClear: () => void;
}

/** Where nothing was found: why that may be, and every way on that there is. */
export function EmptyState({ config, results, onClear }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const lists = useCatalogueMessages();
  const { term, choices, category, counts, addressOf, change } = results;
  const hasFilters = Object.keys(choices.facets).length > 0;
  const others = [
    { key: undefined, label: t('all'), count: counts?.[allKey] },
    ...config.categories.map(({ key, label }) => ({ key, label, count: counts?.[key] })),
  ].filter(({ key, count }) => count && key !== category);
  // The term stands in an element of its own, in its own direction, wherever a language puts it.
  const [before = '', after = ''] = t('nothing', { term: '\uFFFC' }).split('\uFFFC');

  return (
    <div className={styles['nothing']}>
      <Heading level={level} look="h3">
        {before && <span>{before}</span>}
        <bdi>{term}</bdi>
        {after && <span>{after}</span>}
      </Heading>
      <ul className={styles['tips']}>
        <li>{t('tipSpelling')}</li>
        <li>{t('tipWords')}</li>
      </ul>
      {hasFilters && (
        <Button look="stroke" size="small" onClick={onClear}>
          {lists('clear')}
        </Button>
      )}
      {others.length > 0 && (
        <div className={styles['ways']}>
          <p>{t('elsewhere')}</p>
          <ul role="list">
            {others.map(({ key, label, count }) => {
              const tab = key === undefined ? {} : { [categoryFilter]: [key] };
              const elsewhere = { filters: { ...choices.facets, ...tab } };
              return (
                <li key={key ?? 'all'}>
                  <InPlaceLink
                    className={chipStyles['chip']}
                    query={addressOf(elsewhere)}
                    onFollow={() => change(elsewhere)}
                  >
                    <span>{label}</span>
                    <span>{lists('number', { number: count ?? 0 })}</span>
                  </InPlaceLink>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <SuggestedLinks config={config} />
    </div>
  );
}
