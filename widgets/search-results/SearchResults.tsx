import { useEffect, useMemo, useRef } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import type { EventName } from '#src/analytics/events.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Section } from '#src/section/Section.tsx';
import { isOffered } from '#src/search/item-types.ts';
import { SearchInPage } from '#src/search/SearchInPage.tsx';
import { useScrollMemory } from '#src/search/useScrollMemory.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { allKey, categoryFilter } from './choices.ts';
import { Filters } from './Filters.tsx';
import { ResultList } from './ResultList.tsx';
import type en from './messages/en.json';
import { sampleResults } from './sample-results.ts';
import styles from './search-results.module.css';
import { useResults, type Results } from './useResults.ts';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import type widget from './widget.ts';

/** Key of the tab that shows all; no category of an author's can have it. */
const allTab = '';

/**
 * The results page: the term, tabs, filters and what was found, as the page's address asks. All of it is in the address,
 * so that reload, a shared link, Back and Forward bring it back, with the place to which the page was scrolled.
 */
export function SearchResults({ config: given }: WidgetProps<typeof widget>) {
  const { cmsMode, mode } = usePage();
  const config = useMemo(() => {
    const categories = given.categories.filter(({ key }) => isOffered(key, mode));
    return { ...given, categories };
  }, [given, mode]);
  const { title, headingLevel, categories, sorts } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthor = cmsMode === 'author';
  const asked = useResults(config);
  const results = isAuthor ? sampleResults(asked, t) : asked;
  const { status, choices, counts, isCounting, isOld } = results;
  const level = title ? ((headingLevel + 1) as 3 | 4 | 5) : headingLevel;

  useScrollMemory((status === 'found' || status === 'nothing') && !isOld, isAuthor);
  useAnnouncements(asked);

  const report = (event: EventName, clickText: string) => track({ event, clickText });
  const toAddress = ({ category, facets }: Pick<Results['choices'], 'category' | 'facets'>) => ({
    filters: { ...facets, ...(category !== undefined && { [categoryFilter]: [category] }) },
  });
  const change = (event: EventName, clickText: string, to: Parameters<Results['change']>[0]) => {
    report(event, clickText);
    if (!isAuthor) asked.change(to);
  };
  const search = (term: string) => {
    if (!isAuthor) asked.change({ term, filters: {} });
  };
  const setFacets = (facets: Results['choices']['facets'], label: string) =>
    change('filter_change', label, toAddress({ ...choices, facets }));

  const found = (
    <>
      {(status !== 'nothing' || Object.keys(choices.facets).length > 0) && (
        <Filters
          config={config}
          results={results}
          onFacets={setFacets}
          onSort={(sort, label) =>
            change('sort_change', label, { sort: sort === sorts[0] ? undefined : sort })
          }
        />
      )}
      <ResultList config={config} results={results} level={level} onClear={() => setFacets({}, t('clear'))} />
    </>
  );
  const tabs = [{ key: allTab, label: t('all') }, ...categories];
  const countOf = (key: string) => {
    const number = counts?.[key === allTab ? allKey : key];
    if (number === undefined) return isCounting ? '' : undefined;
    return t('number', { number });
  };

  return (
    <Section config={config} head={{ space: 'close' }} className={styles['section']}>
      <div className={styles['search']}>
        <SearchInPage
          settings={{ ...config, searchLabel: config.searchLabel || t('term') }}
          // This page, with all that its address holds beside the term and the filters.
          resultsPage={asked.addressOf({ term: '', filters: {} })}
          searchWord={t('search')}
          term={results.term}
          onSearch={search}
        />
      </div>
      {status === 'idle' && <SuggestedLinks config={config} />}
      {status !== 'idle' &&
        (categories.length === 0 ? (
          <div className={styles['panel']}>{found}</div>
        ) : (
          <Tabs
            label={t('categories')}
            activation="manual"
            selected={choices.category ?? allTab}
            onSelect={(key) => {
              const category = key === allTab ? undefined : key;
              if (category === choices.category) return;
              const label = tabs.find((tab) => tab.key === key)?.label ?? '';
              change('tab_click', label, toAddress({ ...choices, category }));
            }}
            tabs={tabs.map(({ key, label }) => ({
              key,
              title: label,
              count: countOf(key),
              panel: key === (choices.category ?? allTab) && <div className={styles['panel']}>{found}</div>,
            }))}
          />
        ))}
    </Section>
  );
}

/** Has the number of results read out once for each question, what went wrong, and that the search waits while it does. */
function useAnnouncements({ status, key, isOld, isWaiting, total }: Results): void {
  const t = useMessages<typeof en>();
  const announce = useAnnounce();
  const said = useRef('');

  useEffect(() => {
    const now = `${key} ${status}`;
    const isUnknown = status === 'idle' || status === 'loading' || status === 'offline';
    if (isOld || isUnknown || said.current === now) return;
    said.current = now;
    if (status === 'failed') announce(t('failed'));
    else if (total !== undefined) announce(t('results', { count: total }));
  }, [announce, t, key, status, isOld, total]);

  const announceLine = useAnnounce();
  const waits = isWaiting || status === 'offline';
  useEffect(() => announceLine(waits ? t('offline') : ''), [announceLine, t, waits]);
}
