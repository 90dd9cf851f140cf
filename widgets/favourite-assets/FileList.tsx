import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { whyKept } from '#src/assets/licence.ts';
import type { FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import { useLicenceTime } from '#src/assets/useLicenceTime.ts';
import { mostSelected, useSelection } from '#src/assets/useSelection.ts';
import { Button } from '#src/ui/Button.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Bar } from './Bar.tsx';
import { groupEntries, type Entry, type Group } from './entries.ts';
import styles from './favourite-assets.module.css';
import { FileTile, type TileProps } from './FileTile.tsx';
import type en from './messages/en.json';
import { useRemoval } from './useRemoval.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** At least one. */
  readonly entries: readonly Entry[];
  readonly favourites: FavouriteAssets;
  /** Missing details could not be fetched. */
  readonly hasFailed: boolean;
  /** Takes the focus where nothing is left that could. */
  readonly place: RefObject<HTMLElement | null>;
  /** An entry is about to be removed. */
  readonly onRemove: () => void;
}

/** Kept files as tiles, with what can be done with one, several or all. */
export function FileList({ config, entries, favourites, hasFailed, place, onRemove }: Props) {
  const { pageSize, groupBy } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const level = useHeadingLevel();
  const { timeZone } = usePage().site;
  const [limit, setLimit] = useState(pageSize);
  const selection = useSelection(mostSelected);
  const now = useLicenceTime(useMemo(() => entries.flatMap(({ asset }) => asset ?? []), [entries]));

  const grouped = groupEntries(entries, groupBy);
  const sorted = grouped.flatMap((group) => group.entries);
  const visible = sorted.slice(0, limit);
  const groups = groupEntries(visible, groupBy);
  const remove = useRemoval(
    place,
    visible.map(({ id }) => id),
    favourites,
  );
  const free = sorted.flatMap(({ state, asset }) =>
    state === 'known' && asset && now && !whyKept(asset, now, timeZone) ? [asset] : [],
  );
  const chosen = selection.selected.filter(({ id }) => free.some((asset) => asset.id === id));

  /** Where those who pressed the button go on, once the file is there. */
  const goOn = useRef<number>(undefined);
  const visibleCount = visible.length;
  useEffect(() => {
    const { current: at } = goOn;
    if (at === undefined || visibleCount <= at) return;
    goOn.current = undefined;
    const tile = place.current?.querySelectorAll<HTMLElement>('[data-id]')[at];
    (tile?.querySelector<HTMLElement>('a[href]') ?? tile?.querySelector('button'))?.focus();
  }, [visibleCount, place]);
  const showMore = () => {
    goOn.current = visibleCount;
    setLimit(limit + pageSize);
    track({ event: 'load_more', clickText: t('showMore') });
  };
  const shown = t('shown', { shown: visibleCount, count: sorted.length });
  const isGrouped = groupBy === 'type';
  const starts = groups.map((_, at) => groups.slice(0, at).flatMap((group) => group.entries).length);

  return (
    <>
      <Bar config={config} count={sorted.length} free={free} chosen={chosen} onClear={selection.clear} />
      {groups.map((group, at) => (
        <FileGroup key={group.key} group={group}>
          {(entry, index) => ({
            config,
            entry,
            hasFailed,
            kept: entry.asset && now && whyKept(entry.asset, now, timeZone),
            level: isGrouped ? levelBelow(level) : level,
            position: (starts[at] ?? 0) + index + 1,
            selection,
            async onRemove(title) {
              onRemove();
              await remove(entry, title);
            },
          })}
        </FileGroup>
      ))}
      {visibleCount < sorted.length && (
        <div className={styles['more']}>
          <Button look="stroke" onClick={showMore}>
            {t('showMore')}
          </Button>
          <p>{shown}</p>
        </div>
      )}
      <div role="status">{limit > pageSize && <VisuallyHidden>{shown}</VisuallyHidden>}</div>
    </>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly children: (entry: Entry, index: number) => TileProps;
}

function FileGroup({ group: { key, entries }, children }: GroupProps) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const id = useId();
  return (
    <div className={styles['group']}>
      {key !== '' && (
        <Heading level={level} look="h3" id={id}>
          {t(key)}
        </Heading>
      )}
      {/* Safari forgets that a list without bullets is one. */}
      <ul
        role="list"
        className={styles['grid']}
        aria-labelledby={key === '' ? undefined : id}
        aria-label={key === '' ? t('label') : undefined}
      >
        {entries.map((entry, index) => (
          <li key={entry.id} data-id={entry.id}>
            <FileTile {...children(entry, index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
