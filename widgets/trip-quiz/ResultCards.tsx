import { Card } from '#src/cards/Card.tsx';
import type { CardItem } from '#src/cards/item.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Ranked } from './rank.ts';
import { Reasons } from './Reasons.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './trip-quiz.module.css';

/** What a card shows of a result; the key tells it from the others. */
export type ResultItem = Pick<CardItem, 'title' | 'description' | 'url'> &
  Partial<CardItem> & { readonly key: string };

interface Props {
  /** The best first. */
  readonly ranked: readonly Ranked<ResultItem>[];
  /** How many are shown at most. */
  readonly count: number;
  /** They were found by the answers, although it is not known of each why. */
  readonly areFound?: boolean;
  readonly takesFocus: boolean;
}

const sizes = '(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw';

/** Results as cards, each with why it fits; where none fits, the first ones, with a sentence that says so. */
export function ResultCards({ ranked, count, areFound = false, takesFocus }: Props) {
  const t = useMessages<typeof en>();
  const level = levelBelow(useHeadingLevel());
  const fitting = areFound ? ranked : ranked.filter(({ reasons }) => reasons.length > 0);
  const shown = (fitting.length > 0 ? fitting : ranked).slice(0, count);
  return (
    <>
      <div className={styles['outcomeHead']}>
        <StepHeading takesFocus={takesFocus}>
          {fitting.length > 0 ? t('fit', { count: shown.length }) : t('noMatch')}
        </StepHeading>
        {fitting.length === 0 && <p>{t(shown.length > 0 ? 'instead' : 'nothing')}</p>}
      </div>
      {/* Safari forgets that a list without bullets is one. */}
      <ul className={styles['cards']} role="list">
        {shown.map(({ result, reasons }, index) => (
          <li key={result.key}>
            <Card
              item={{ featureImage: undefined, categories: [], ...result }}
              variant="card"
              level={level}
              showCategories={false}
              sizes={sizes}
              position={index + 1}
              foot={reasons.length > 0 && <Reasons reasons={reasons} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
