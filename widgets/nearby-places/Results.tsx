import { useMemo, useRef, type ReactElement } from 'react';
import { Card } from '#src/cards/Card.tsx';
import { keyOf } from '#src/catalogue/items.ts';
import { onMap } from '#src/catalogue/map/ListOnMap.tsx';
import { arrowUp } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { listOf } from '#src/text/list-of.ts';
import type en from './messages/en.json';
import styles from './nearby-places.module.css';
import { widerThan, type NearItem } from './nearest.ts';
import type { useNearby } from './useNearby.ts';
import type { Origin } from './useOrigin.ts';
import type { Unit } from './useUnit.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Undefined while it is on its way. */
  readonly origin: Origin | undefined;
  readonly nearby: ReturnType<typeof useNearby>;
  /** In km. */
  readonly radius: number;
  readonly onWiden: (radius: number) => void;
  readonly unit: Unit;
}

/** Km below which a direction says nothing. */
const here = 0.05;

const list = { className: styles['items'] ?? '', role: 'list', 'data-layout': 'list' } as const;

/** What is near: the list, alone or beside a map; or why there is none, and how to go on. */
export function Results({ config, origin, nearby, radius, onWiden, unit }: Props) {
  const { items, state, retry } = nearby;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const count = useRef<HTMLParagraphElement>(null);
  const distance = unit.inWords(radius);
  const wider = widerThan(radius);
  const isLoading = !origin || state === 'loading';
  const isFound = !isLoading && items.length > 0;
  const isMissing = !isLoading && (state === 'failed' || state === 'offline');
  const isEmpty = !isLoading && !isMissing && items.length === 0;

  return (
    <div className={styles['results']} aria-busy={isLoading}>
      <p ref={count} role="status" tabIndex={-1} className={styles['count']}>
        {isFound ? t('shown', { count: items.length, distance }) : isEmpty ? t('none', { distance }) : ''}
      </p>
      {isMissing && <FailureNote text={t(state)} onRetry={retry} />}
      {isEmpty && wider !== undefined && (
        <Button
          look="stroke"
          size="small"
          onClick={() => {
            const label = t('widen', { distance: unit.inWords(wider) });
            track({ event: 'filter_change', clickText: label });
            onWiden(wider);
            // The button goes with the sentence.
            count.current?.focus();
          }}
        >
          {t('widen', { distance: unit.inWords(wider) })}
        </Button>
      )}
      {isLoading && <ItemsSkeleton count={config.limit} />}
      {isFound && (
        <NearItems
          config={config}
          origin={origin}
          items={items}
          question={`${origin.kind} ${radius}`}
          unit={unit}
        />
      )}
      {isFound && <p className={styles['note']}>{t('straight')}</p>}
    </div>
  );
}

/** Boxes of the entries' sizes. */
const ItemsSkeleton = ({ count }: { readonly count: number }) => (
  <Skeleton>
    <div className={styles['items']}>
      {listOf(count, (index) => (
        <div key={index} className={styles['stand-in']}>
          <SkeletonBox shape="square" />
          <SkeletonBox shape="text" lines={3} />
        </div>
      ))}
    </div>
  </Skeleton>
);

interface ItemsProps extends Pick<Props, 'config' | 'unit'> {
  readonly origin: Origin;
  readonly items: readonly NearItem[];
  readonly question: string;
}

function NearItems({ config, origin, items, question, unit }: ItemsProps) {
  const { view } = config;
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const draw = (
    { item, kilometres, direction }: NearItem,
    position: number,
    hasText = false,
  ): ReactElement => (
    <Card
      item={hasText ? item : { ...item, description: '' }}
      variant="compact"
      level={level}
      showCategories
      sizes="128px"
      position={position}
      foot={
        <p className={styles['distance']}>
          {kilometres >= here && (
            <span className={styles['arrow']} data-direction={direction}>
              <Icon glyph={arrowUp} size={16} />
            </span>
          )}
          <span>{kilometres < here ? t('here') : t(direction, { distance: unit.inWords(kilometres) })}</span>
        </p>
      }
    />
  );
  const entries = items.map((near, index) => ({
    item: near.item,
    element: <li key={keyOf(near.item)}>{draw(near, index + 1)}</li>,
  }));
  const full = useMemo(() => items.map(({ item }) => item), [items]);
  const { kind, point, name } = origin;
  const centreName = kind === 'visitor' ? t('you') : (name ?? t('pagePlace'));
  const centre = useMemo(() => ({ ...point, name: centreName }), [point, centreName]);
  if (view === 'list') return <ul {...list}>{entries.map(({ element }) => element)}</ul>;
  return onMap({
    items: full,
    names: undefined,
    question,
    ground: config,
    centre,
    renderCard(item) {
      const index = full.indexOf(item);
      const near = items[index];
      return near && draw(near, index + 1, true);
    },
  })(entries, list);
}
