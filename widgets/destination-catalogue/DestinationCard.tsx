import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Fact } from '#src/cards/fact.ts';
import { CatalogueCard } from '#src/catalogue/filters/CatalogueCard.tsx';
import type { CardPlace } from '#src/catalogue/filters/CatalogueSection.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './destination-catalogue.module.css';
import type en from './messages/en.json';
import { monthName, months } from './months.ts';

interface Props {
  readonly item: FullItem;
  readonly place: CardPlace;
  readonly facts: readonly Fact[];
  readonly hasHeart: boolean;
  /** Compares the place, or no longer; without it there is no check box. */
  readonly compare?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
}

/** A place: its year at a glance, its facts, and a check box that compares it. */
export function DestinationCard({ item, place, facts, hasHeart, compare }: Props) {
  const t = useMessages<typeof en>();
  const isCard = place.view === 'grid';
  const hasYear = isCard && item.bestMonths.length > 0;
  const foot = (hasYear || compare) && (
    <div className={styles['foot']}>
      {hasYear && <Year best={item.bestMonths} />}
      {compare && (
        <label className={styles['compare']}>
          <input
            form=""
            type="checkbox"
            value={item.id}
            checked={compare.isOn}
            onChange={({ target }) => compare.onChange(target.checked)}
          />
          <span aria-hidden="true">{t('compare')}</span>
          <VisuallyHidden>{t('compareItem', { title: item.title })}</VisuallyHidden>
        </label>
      )}
    </div>
  );
  return <CatalogueCard item={item} place={place} facts={facts} hasHeart={hasHeart} foot={foot} />;
}

/** The twelve months, the best ones marked: what the facts say in words, to be compared from card to card. */
function Year({ best }: { readonly best: readonly number[] }) {
  const format = useFormat();
  const { language } = usePage();
  // Chinese and Japanese number their months, and have no short name for them.
  const isNumbered = language === 'zh' || language === 'ja';
  return (
    <div className={styles['year']} aria-hidden="true" translate="no">
      {months.map((month) => (
        <span key={month} data-best={best.includes(month) || undefined}>
          {isNumbered ? format.number(month) : monthName(format, month, 'narrow')}
        </span>
      ))}
    </div>
  );
}
