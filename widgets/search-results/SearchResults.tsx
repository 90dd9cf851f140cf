import { useMemo, useState } from 'react';
import type { EventName } from '#src/analytics/events.ts';
import { CatalogueList } from '#src/catalogue/CatalogueList.tsx';
import { LazyPagination } from '#src/catalogue/LazyPagination.ts';
import { useCatalogueMessages } from '#src/catalogue/messages.ts';
import { useScrollMemory } from '#src/catalogue/useScrollMemory.ts';
import { useSpokenTotal } from '#src/catalogue/useSpokenTotal.ts';
import { isOffered } from '#src/search/item-types.ts';
import { SearchInPage } from '#src/search/SearchInPage.tsx';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { allKey, categoryFilter } from './choices.ts';
import { DidYouMean } from './DidYouMean.tsx';
import { Filters } from './Filters.tsx';
import type en from './messages/en.json';
import { Result } from './Result.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { sampleResults } from './sample-results.ts';
import styles from './search-results.module.css';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import { useResults, type Results } from './useResults.ts';
import type widget from './widget.ts';

/** Key of the tab that shows all; no category of an author's can have it. */
const allTab = '';

/** How wide a picture is drawn; one of 16:9 that covers a box of 4:3 is a third wider than the box. */
const sizes = {
  list: '(min-width: 600px) 267px, 150px',
  grid: '(min-width: 1024px) 45vw, (min-width: 768px) 67vw, 133vw',
} as const;

/** Fetched when nothing was found. */
const LazyEmptyState = lazyComponent(async () => (await import('./EmptyState.tsx')).EmptyState);

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
  const { categories, sorts, layout, pageSize, paging } = config;
  const t = useMessages<typeof en>();
  const lists = useCatalogueMessages();
  const track = useTrack();
  const isAuthor = cmsMode === 'author';
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const asked = useResults(config, inside);
  const results = isAuthor ? sampleResults(asked, t) : asked;
  const { status, term, choices, category, counts, isCounting, isOld } = results;

  useScrollMemory(() => inside, (status === 'found' || status === 'nothing') && !isOld, isAuthor);
  useSpokenTotal(asked);

  const toAddress = (facets: Results['choices']['facets'], tab = category) => ({
    filters: { ...facets, ...(tab && { [categoryFilter]: [tab] }) },
  });
  const change = (event: EventName, clickText: string, to: Parameters<Results['change']>[0]) => {
    track({ event, clickText });
    if (!isAuthor) asked.change(to);
  };
  const search = (term: string) => {
    if (!isAuthor) asked.change({ term, filters: {} });
  };
  const setFacets = (facets: Results['choices']['facets'], label: string) =>
    change('filter_change', label, toAddress(facets));

  const pagesWithNumbers = {
    before: (results.page - 1) * pageSize,
    links: results.pages > 1 && (
      <LazyPagination
        page={results.page}
        pages={results.pages}
        queryOf={(page) => results.addressOf({ page })}
        onFollow={(page) => change('load_more', lists('page', { page }), { page })}
      />
    ),
  };

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
      <CatalogueList
        catalogue={results}
        layout={layout}
        className={styles['list']}
        above={config.showDidYouMean && <DidYouMean results={results} />}
        skeleton={<ResultsSkeleton count={pageSize} layout={layout} />}
        empty={
          <LazyEmptyState config={config} results={results} onClear={() => setFacets({}, lists('clear'))} />
        }
        {...(paging === 'numbers' && { pagination: pagesWithNumbers })}
        renderItem={(item, { position, isFirst }) => (
          <Result
            item={item}
            term={term}
            sizes={sizes[layout]}
            isFirst={isFirst}
            event={{ event: 'item_click', clickText: item.title, dataLayer: { position } }}
          />
        )}
      />
    </>
  );
  const tabs = [{ key: allTab, label: t('all') }, ...categories];
  const countOf = (key: string) => {
    const number = counts?.[key === allTab ? allKey : key];
    if (number === undefined) return isCounting ? '' : undefined;
    return lists('number', { number });
  };

  return (
    <Section config={config} head={{ space: 'close' }} className={styles['section']}>
      <div ref={setInside} className={styles['search']}>
        <SearchInPage
          settings={{ ...config, searchLabel: config.searchLabel || t('term') }}
          // This page, with all that its address holds beside the filters.
          resultsPage={asked.addressOf({ filters: {} })}
          term={term}
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
            selected={category ?? allTab}
            onSelect={(key) => {
              const tab = key === allTab ? undefined : key;
              if (tab === category) return;
              const label = tabs.find((tab) => tab.key === key)?.label ?? '';
              change('tab_click', label, toAddress(choices.facets, tab ?? ''));
            }}
            tabs={tabs.map(({ key, label }) => ({
              key,
              title: label,
              count: countOf(key),
              panel: key === (category ?? allTab) && <div className={styles['panel']}>{found}</div>,
            }))}
          />
        ))}
    </Section>
  );
}
