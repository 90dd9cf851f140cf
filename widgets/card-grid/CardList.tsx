import { useEffect, useRef, useState } from 'react';
import type { CardList as List } from '#src/catalogue/sources/card-list.ts';
import { keyOf, SourcedCard } from '#src/catalogue/sources/SourcedCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './card-grid.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/**
 * How wide a picture is drawn, by look and columns. A drawing of 16:9 that covers a box of 4:3 is a third wider than the
 * box; one that covers the tallest tile is drawn at 1152 px.
 */
function sizesOf({ variant, columns }: Config): string {
  if (variant === 'compact') return '128px';
  if (variant === 'overlay') return '(min-width: 600px) 1152px, 190vw';
  return `(min-width: 1024px) ${Math.round(133 / columns)}vw, (min-width: 768px) 67vw, 133vw`;
}

interface Props {
  readonly config: Config;
  readonly list: List;
}

/** The cards in their grid, and the way to more of them. */
export function CardList({ config, list: { items, total, hasMore, isLoadingMore, loadMore } }: Props) {
  const { columns, variant } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const list = useRef<HTMLUListElement>(null);
  /** Where those who pressed the button go on, once there is a card. */
  const goOn = useRef<number>(undefined);
  const [hasGrown, setGrown] = useState(false);

  useEffect(() => {
    const { current: at } = goOn;
    if (at === undefined || items.length <= at) return;
    goOn.current = undefined;
    setGrown(true);
    list.current?.children[at]?.querySelector('a')?.focus();
  }, [items.length]);

  const shown = total === undefined ? '' : t('shown', { shown: items.length, count: total });
  const showMore = () => {
    goOn.current = items.length;
    loadMore();
    track({ event: 'load_more', clickText: t('showMore') });
  };

  return (
    <>
      {/* Safari forgets that a list without bullets is one. */}
      <ul
        ref={list}
        className={styles['grid']}
        role="list"
        data-variant={variant}
        data-columns={columns}
        aria-busy={isLoadingMore || undefined}
      >
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <SourcedCard item={item} config={config} sizes={sizesOf(config)} position={index + 1} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles['more']}>
          <Button look="stroke" onClick={showMore}>
            {t('showMore')}
          </Button>
          {shown && <p>{shown}</p>}
        </div>
      )}
      <div role="status">{hasGrown && shown && <VisuallyHidden>{shown}</VisuallyHidden>}</div>
    </>
  );
}
