import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { Card } from '#src/cards/Card.tsx';
import type { CardItem } from '#src/cards/item.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import type { Arrange } from '../CatalogueList.tsx';
import styles from './catalogue-section.module.css';

/**
 * How many items stand before each pick: six to eight from one to the next. A pick is two columns wide; with these numbers it
 * leaves no gap in rows of one to four cards.
 */
const before = [6, 14, 20, 28];

/** A story or a trip of the author's. */
export type WideCard = Omit<CardItem, 'featureImage'>;

/** Lays the items out as one list, with an author's picks among them as wide cards; a shorter list ends with the first. */
export const withPicks = (picks: readonly WideCard[], level: HeadingLevel): Arrange<FullItem> =>
  function WithPicks(entries, list) {
    const [first = 0, ...others] = before;
    const places = [Math.min(first, entries.length), ...others];
    return (
      <ul {...list}>
        {entries.flatMap(({ element }, index) => {
          const position = index + 1;
          const pick = picks[places.indexOf(position)];
          if (!pick) return [element];
          return [
            element,
            <li key={`pick-${position}`} className={styles['pick']}>
              <Card
                item={{ featureImage: undefined, ...pick }}
                variant="overlay"
                level={level}
                showCategories
                sizes="(min-width: 1024px) 60vw, 133vw"
                position={position}
              />
            </li>,
          ];
        })}
      </ul>
    );
  };
