import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Fact } from '#src/cards/fact.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { success } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { Route } from './Route.tsx';
import styles from './tour-catalogue.module.css';
import { TradeTerms } from './TradeTerms.tsx';

interface Props {
  readonly item: FullItem;
  readonly place: CardPlace;
  readonly facts: readonly Fact[];
  readonly hasOperator: boolean;
  readonly hasHeart: boolean;
  /** Whether the visitor is a business user, to whom the answer tells more. */
  readonly isForTrade: boolean;
}

/** What stands in the list of facts, in this order: two lines. The card draws the others in ways of their own, or leaves them to the page of the tour. */
const listed: readonly string[] = ['nights', 'group', 'departures'];

/** A tour: how long, with how many and when, its route, who offers it, and what it costs. */
export function TourCard({ item, place, facts, hasOperator, hasHeart, isForTrade }: Props) {
  const t = useMessages<typeof en>();
  const { route, operator } = item;
  const price = facts.find(({ name }) => name === 'price');
  return (
    <CatalogueCard
      item={item}
      place={place}
      facts={listed.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])}
      hasHeart={hasHeart}
      foot={
        <div className={styles['foot']}>
          {route.length > 0 && place.onMap !== 'entry' && <Route places={route} />}
          {hasOperator && operator && (
            <p className={styles['operator']}>
              <bdi>{operator.name}</bdi>
              {operator.verified && (
                <span className={styles['badge']}>
                  <Icon glyph={success} size={16} />
                  <span>{t('licensed')}</span>
                </span>
              )}
            </p>
          )}
          {price && <p className={styles['price']}>{price.text}</p>}
          {isForTrade && place.onMap !== 'entry' && <TradeTerms item={item} />}
        </div>
      }
    />
  );
}
