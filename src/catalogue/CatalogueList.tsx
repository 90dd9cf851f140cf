import {
  useEffect,
  useRef,
  type LiHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { readDocument } from '#src/page/dom.ts';
import { isPlainClick } from '#src/page/plain-click.ts';
import { staysInWindow } from '#src/page/stays-in-window.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSlices, type Slices } from '#src/ui/useSlices.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './catalogue.module.css';
import { rememberedItem, rememberItem } from './history.ts';
import { keyOf, type ListItem } from './items.ts';
import { useCatalogueMessages } from './messages.ts';
import type { Catalogue } from './useAnswers.ts';
import { useRoomOfAll } from './useRoomOfAll.ts';

/** The place of an item in its list. */
export interface ItemPlace {
  /** From 1, over all pages. */
  readonly position: number;
  /** In view at once. */
  readonly isFirst: boolean;
}

/**
 * Lays the items' `li` out in lists of its own.
 *
 * @param list the attributes of each list
 */
export type Arrange<Item> = (
  entries: readonly {
    readonly item: Item;
    readonly element: ReactElement<LiHTMLAttributes<HTMLLIElement>>;
  }[],
  list: { readonly className: string; readonly role: 'list'; readonly 'data-layout': string },
) => ReactNode;

interface Props<Item extends ListItem> {
  readonly catalogue: Catalogue<Item>;
  /** How the items lie. */
  readonly layout: string;
  readonly className?: string | undefined;
  readonly renderItem: (item: Item, place: ItemPlace) => ReactNode;
  /** Without it the items are one list. */
  readonly arrange?: Arrange<Item> | undefined;
  /** Stands above the list while something was found. */
  readonly above?: ReactNode;
  /** Shown in place of the items until they have come. */
  readonly skeleton: ReactNode;
  /** Shown when there are no items. */
  readonly empty: ReactNode;
  /** Draws the items of a long list in slices, so that no task is long. */
  readonly slices?: Slices | undefined;
  /** Shows one page at a time, and the way to the others, in place of a list that grows. */
  readonly pagination?: {
    /** Items of the pages before this one. */
    readonly before: number;
    /** Links to the other pages. */
    readonly links: ReactNode;
  };
}

/** Items that are in view at once. */
const inView = 3;

const allAtOnce: Slices = { first: Infinity, next: Infinity };

/** The items that were found: their number, each of them, and a button for more; or the reason why there are none. */
export function CatalogueList<Item extends ListItem>(props: Props<Item>) {
  const { catalogue, layout, className, renderItem, arrange, above, skeleton, empty, pagination } = props;
  const { slices = allAtOnce } = props;
  const t = useCatalogueMessages();
  const shared = useSharedMessages();
  const track = useTrack();
  const { status, missing, key, items, total, isOld, names } = catalogue;
  const list = useRef<HTMLDivElement>(null);
  /** Which item takes the focus when it is there, of which question. */
  const goOn = useRef<{ readonly at: number; readonly key: string }>(undefined);

  const idOf = (item: Item) => `${names?.prefix ?? ''}${keyOf(item)}`;
  const left = names && !isOld ? items.findIndex((item) => idOf(item) === rememberedItem()) : -1;
  const drawn = useSlices(items.length, left + 1, slices);
  useRoomOfAll(list, drawn, items.length);

  useEffect(() => {
    const { current: next } = goOn;
    if (!next || (next.key === key && (isOld || drawn <= next.at))) return;
    goOn.current = undefined;
    if (next.key === key) focusAt(list.current, next.at)?.scrollIntoView({ block: 'nearest' });
  }, [drawn, isOld, key]);

  useEffect(() => {
    if (left < 0) return;
    rememberItem(undefined);
    // A visitor who does something already is left alone.
    if (!readDocument('activeElement')?.closest('[data-component],[data-widget]'))
      focusAt(list.current, left);
  }, [left]);

  const failed = (isOffline: boolean) => (
    <div className={styles['failed']}>
      <p>{t(isOffline ? 'offline' : 'failed')}</p>
      <Button
        look="stroke"
        onClick={() => {
          goOn.current = { at: items.length, key };
          catalogue.retry();
        }}
      >
        {shared('tryAgain')}
      </Button>
    </div>
  );
  if (status === 'failed' || status === 'offline') return failed(status === 'offline');
  if (status === 'loading' || status === 'idle') return skeleton;

  const loadMore = () => {
    goOn.current = { at: items.length, key };
    track({ event: 'load_more', clickText: t('showMore') });
    catalogue.loadMore();
  };
  const waiting = catalogue.isWaiting && <p className={styles['waiting']}>{t('offline')}</p>;

  // Safari forgets that a list without bullets is one.
  const look = { className: className ?? '', role: 'list', 'data-layout': layout } as const;
  const entries = items.slice(0, drawn).map((item, index) => ({
    item,
    element: (
      <li
        key={keyOf(item)}
        data-at={index}
        onClickCapture={(click) => {
          if (names && leavesPage(click)) rememberItem(idOf(item));
        }}
      >
        {renderItem(item, {
          position: (pagination?.before ?? 0) + index + 1,
          isFirst: index < inView,
        })}
      </li>
    ),
  }));

  return (
    <div aria-busy={isOld || catalogue.isLoadingMore || missing === 'loading'}>
      {!catalogue.isLoadingMore && !missing && waiting}
      {above}
      {status === 'nothing' ? (
        empty
      ) : (
        <>
          {total !== undefined && <p className={styles['count']}>{t('results', { count: total })}</p>}
          <div ref={list} className={styles['items']} data-old={isOld || undefined}>
            {arrange ? arrange(entries, look) : <ul {...look}>{entries.map(({ element }) => element)}</ul>}
          </div>
          {missing === 'loading' && !catalogue.hasMore && (
            <div className={styles['missing']} data-pending="">
              {skeleton}
            </div>
          )}
          {(missing === 'failed' || missing === 'offline') && failed(missing === 'offline')}
          {pagination && (
            <div
              onClickCapture={(click) => {
                if (leavesPage(click)) goOn.current = { at: 0, key };
              }}
            >
              {pagination.links}
            </div>
          )}
          {!pagination && catalogue.hasMore && (
            <div className={styles['more']}>
              {catalogue.hasMoreFailed && <p>{t('moreFailed')}</p>}
              {catalogue.isLoadingMore && waiting}
              <Button look="stroke" onClick={loadMore}>
                {catalogue.hasMoreFailed ? shared('tryAgain') : t('showMore')}
              </Button>
              {total !== undefined && <p>{t('shown', { shown: items.length, count: total })}</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Puts the focus on the link of an item. @returns the item's element */
function focusAt(list: HTMLElement | null, at: number): Element | undefined {
  const item = list?.querySelector(`[data-at="${at}"]`) ?? undefined;
  item?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  return item;
}

/** Whether a click follows a link in this window. */
function leavesPage({ nativeEvent, target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href !== undefined && staysInWindow(link.getAttribute('target')) && isPlainClick(nativeEvent);
}
