import { useEffect, useRef } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { Button } from '#src/ui/Button.tsx';
import { InPlaceLink } from './InPlaceLink.tsx';
import type en from './messages/en.json';
import { EmptyState } from './EmptyState.tsx';
import { Pagination } from './Pagination.tsx';
import { Result } from './Result.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import styles from './search-results.module.css';
import type { Results } from './useResults.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly results: Results;
  /** Of each result's heading. */
  readonly level: 2 | 3 | 4 | 5;
  readonly onClear: () => void;
}

/** How wide a picture is drawn; one of 16:9 that covers a box of 4:3 is a third wider than the box. */
const sizes = {
  list: '(min-width: 600px) 267px, 150px',
  grid: '(min-width: 1024px) 45vw, (min-width: 768px) 67vw, 133vw',
} as const;

/** Results that are in view at once. */
const inView = 3;

/** What was found: how many, each of them, and the way to further ones; or why there is nothing. */
export function ResultList({ config, results, level, onClear }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const track = useTrack();
  const { layout, pageSize, paging, showDidYouMean } = config;
  const { status, term, key, items, total, isOld, didYouMean, page, pages } = results;
  const list = useRef<HTMLUListElement>(null);
  /** Which result takes the focus when it is there, of which question. */
  const goOn = useRef<{ readonly at: number; readonly key: string }>(undefined);

  useEffect(() => {
    const { current: next } = goOn;
    if (!next || (next.key === key && (isOld || items.length <= next.at))) return;
    goOn.current = undefined;
    const result = next.key === key ? list.current?.children[next.at] : undefined;
    const link = result?.querySelector<HTMLElement>('a[href]');
    link?.focus({ preventScroll: true });
    result?.scrollIntoView({ block: 'nearest' });
  }, [items, isOld, key]);

  if (status === 'failed' || status === 'offline') {
    return (
      <div className={styles['failed']}>
        <p>{t(status === 'offline' ? 'offline' : 'failed')}</p>
        <Button
          look="stroke"
          onClick={() => {
            goOn.current = { at: 0, key };
            results.retry();
          }}
        >
          {shared('tryAgain')}
        </Button>
      </div>
    );
  }
  if (status === 'loading') return <ResultsSkeleton count={pageSize} layout={layout} />;

  const loadMore = () => {
    goOn.current = { at: items.length, key };
    track({ event: 'load_more', clickText: t('showMore') });
    results.loadMore();
  };
  const goToPage = (number: number) => {
    goOn.current = { at: 0, key };
    track({ event: 'load_more', clickText: t('page', { page: number }) });
    results.change({ page: number });
  };
  const [before = '', after = ''] = t('didYouMean', { term: '\uFFFC' }).split('\uFFFC');
  const other = { term: didYouMean ?? '', filters: {} };

  const waiting = results.isWaiting && <p className={styles['waiting']}>{t('offline')}</p>;

  return (
    <div aria-busy={isOld || results.isLoadingMore}>
      {!results.isLoadingMore && waiting}
      {showDidYouMean && didYouMean && (
        <p className={styles['meant']}>
          {before && <span>{before}</span>}
          <InPlaceLink
            className={styles['inline']}
            query={results.addressOf(other)}
            onFollow={() => results.change(other)}
          >
            <bdi>{didYouMean}</bdi>
          </InPlaceLink>
          {after && <span>{after}</span>}
        </p>
      )}
      {status === 'nothing' ? (
        <EmptyState config={config} results={results} level={level} onClear={onClear} />
      ) : (
        <>
          {total !== undefined && <p className={styles['count']}>{t('results', { count: total })}</p>}
          {/* Safari forgets that a list without bullets is one. */}
          <ul
            ref={list}
            className={styles['list']}
            role="list"
            data-layout={layout}
            data-old={isOld || undefined}
          >
            {items.map((item, index) => (
              <li key={item.id || item.url || item.title}>
                <Result
                  item={item}
                  term={term}
                  level={level}
                  sizes={sizes[layout]}
                  isFirst={index < inView}
                  event={{
                    event: 'item_click',
                    clickText: item.title,
                    dataLayer: {
                      position: (paging === 'numbers' ? (page - 1) * pageSize : 0) + index + 1,
                    },
                  }}
                />
              </li>
            ))}
          </ul>
          {paging === 'numbers' && pages > 1 && (
            <Pagination
              page={page}
              pages={pages}
              queryOf={(number) => results.addressOf({ page: number })}
              onFollow={goToPage}
            />
          )}
          {paging === 'more' && results.hasMore && (
            <div className={styles['more']}>
              {results.hasMoreFailed && <p>{t('moreFailed')}</p>}
              {results.isLoadingMore && waiting}
              <Button look="stroke" onClick={loadMore}>
                {results.hasMoreFailed ? shared('tryAgain') : t('showMore')}
              </Button>
              {total !== undefined && <p>{t('shown', { shown: items.length, count: total })}</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}
