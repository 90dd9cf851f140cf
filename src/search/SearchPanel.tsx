import { useDeferredValue, useLayoutEffect, useRef, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { useSearchMessages } from './messages.ts';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './search-panel.module.css';
import type { SearchProps } from './settings.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { Trending } from './Trending.tsx';
import type { Combobox } from './useCombobox.ts';
import type { RecentSearches as Recent } from './useRecentSearches.ts';

/** What the box hands to what hangs below its field. */
export interface PanelProps extends SearchProps {
  readonly box: Combobox;
  readonly recent: Recent;
  readonly listId: string;
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly look: 'dialog' | 'page';
  /** Searches for a term. */
  readonly onChoose: (term: string) => void;
}

/** Px between what hangs over the page and the window's lower edge, and its height where there is no room for more. */
const margin = 16;
const leastRoom = 200;

/** What hangs below the field; nothing where there is nothing to choose from, and nothing to say. */
export function SearchPanel(props: PanelProps) {
  const { box, recent, settings, typed, field, resultsPage, listId, onChoose, onSearch } = props;
  const t = useSearchMessages();
  const { list, isAnswered, isOffline } = box.suggestions;
  // Letters come first: the field shows each at once, the rows follow when the processor has time for thirty of them.
  const rows = useDeferredValue(box.rows);
  const { trending } = settings;
  const panel = useRef<HTMLDivElement>(null);
  const isEmpty = typed === '';
  const hasNone = !isEmpty && isAnswered && list.length === 0;
  const hasRecent = isEmpty && recent.terms.length > 0;
  const hasTrending = trending?.items.some(({ ctaLabel }) => ctaLabel !== '') ?? false;
  const isShown = isOffline || box.isListOpen || hasNone || hasRecent || hasTrending;

  useLayoutEffect(() => {
    const { current } = panel;
    if (!isShown || !current) return;
    const room = (window.innerHeight - current.getBoundingClientRect().top) / zoomOf(current);
    current.style.setProperty('--tourism-room', `${Math.max(leastRoom, Math.round(room) - margin)}px`);
  }, [isShown]);

  if (!isShown) return null;

  return (
    <div ref={panel} className={styles['panel']} data-look={props.look}>
      {isOffline && <p className={styles['note']}>{t('offline')}</p>}
      {hasNone && <p className={styles['note']}>{t('none')}</p>}
      {box.isListOpen ? (
        <SuggestionList
          id={listId}
          label={t('list')}
          suggestions={rows.list}
          typed={rows.term}
          active={rows === box.rows ? box.active : -1}
          list={box.list}
          resultsPage={resultsPage}
          onTerm={recent.add}
          onSearch={onSearch}
        />
      ) : (
        <div className={styles['lists']}>
          {hasRecent && <RecentSearches {...{ settings, recent, field, onChoose }} />}
          {hasTrending && <Trending trending={trending} />}
        </div>
      )}
    </div>
  );
}
