import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { Card } from '#src/cards/Card.tsx';
import type { CardItem } from '#src/cards/item.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import type { Arrange } from '../CatalogueList.tsx';
import styles from './catalogue-section.module.css';

/** A story or a trip of the author's. */
export type WideCard = Omit<CardItem, 'featureImage'>;

/**
 * Lays the items out as one list, with an author's picks among them as wide cards.
 *
 * @param places how many items stand before each (`pickPlaces`)
 */
export const withPicks = (
  picks: readonly WideCard[],
  places: readonly number[],
  level: HeadingLevel,
): Arrange<FullItem> =>
  function WithPicks(entries, list) {
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
