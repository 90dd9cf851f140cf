import { useId } from 'react';
import { Card } from '#src/cards/Card.tsx';
import type { ShownItem } from '#src/catalogue/map/list-map-props.ts';
import { useGroupNames } from '#src/favourites/groups/messages.ts';
import { trash } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { levelBelow, useHeadingLevel, type HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { cardItem, cardSizes, hasPicture } from './card-item.ts';
import styles from './favourites-list.module.css';
import { keyOfEntry, type Entry, type Group } from './groups.ts';
import { LazyShowFavourite } from './MapPart.tsx';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly groups: readonly Group[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
  /** Key of the entry whose card is on the map (`keyOfEntry`). */
  readonly shown: string | undefined;
  /** Shows an entry on the map; undefined where there is none. */
  readonly onShow: ((shown: ShownItem) => void) | undefined;
}

/** The favourites as cards, in their groups. */
export function Cards({ config, groups, ...list }: Props) {
  const level = useHeadingLevel();
  const isGrouped = config.groupBy !== 'none';
  const starts = groups.map((_, at) => groups.slice(0, at).flatMap(({ entries }) => entries).length);
  return groups.map((group, at) => (
    <CardGroup
      key={group.key}
      group={group}
      start={starts[at] ?? 0}
      headingLevel={isGrouped ? level : undefined}
      level={isGrouped ? levelBelow(level) : level}
      isCity={config.groupBy === 'city'}
      {...list}
    />
  ));
}

interface GroupProps extends Omit<Props, 'config' | 'groups'> {
  readonly group: Group;
  /** Cards before it. */
  readonly start: number;
  /** Undefined without a heading. */
  readonly headingLevel: HeadingLevel | undefined;
  readonly level: HeadingLevel;
  readonly isCity: boolean;
}

function CardGroup({
  group,
  start,
  headingLevel,
  level,
  isCity,
  chosen,
  onChoose,
  onRemove,
  shown,
  onShow,
}: GroupProps) {
  const t = useMessages<typeof en>();
  const groupName = useGroupNames();
  const id = useId();
  const name = isCity ? group.key || t('noCity') : groupName(group.key);
  const choose = (entryId: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, entryId] : chosen.filter((other) => other !== entryId));
  return (
    <div className={styles['group']}>
      {headingLevel && (
        <Heading level={headingLevel} look="h3" id={id}>
          {name}
        </Heading>
      )}
      {/* Safari forgets that a list without bullets is one. */}
      <ul role="list" className={styles['grid']} aria-labelledby={headingLevel && id}>
        {group.entries.map((entry, at) => (
          <li
            key={entry.favourite.id}
            data-id={entry.favourite.id}
            data-bare={hasPicture(entry) ? undefined : ''}
            className={styles['entry']}
            aria-current={(shown !== undefined && shown === keyOfEntry(entry)) || undefined}
          >
            <Card
              item={cardItem(entry, t('gone'))}
              variant="card"
              level={level}
              showCategories
              sizes={cardSizes}
              position={start + at + 1}
              foot={onShow && <LazyShowFavourite entry={entry} onShow={onShow} />}
              corner={<RemoveButton entry={entry} onRemove={onRemove} />}
            />
            <label className={styles['choice']}>
              <input
                form=""
                type="checkbox"
                checked={chosen.includes(entry.favourite.id)}
                onChange={({ target }) => choose(entry.favourite.id, target.checked)}
              />
              <VisuallyHidden>{t('select', { title: entry.title })}</VisuallyHidden>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RemoveButton({
  entry,
  onRemove,
}: {
  readonly entry: Entry;
  readonly onRemove: (id: string) => void;
}) {
  const t = useMessages<typeof en>();
  return (
    <button form="" type="button" className={styles['remove']} onClick={() => onRemove(entry.favourite.id)}>
      <Icon glyph={trash} size={20} />
      <VisuallyHidden>{t('remove', { title: entry.title })}</VisuallyHidden>
    </button>
  );
}
