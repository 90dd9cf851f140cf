import { SkeletonBox } from '#src/ui/Skeleton.tsx';
import type { CardsConfig } from './cards.schema.ts';
import styles from './waiting-card.module.css';

/** Boxes of the sizes of a card that is on its way. */
export function WaitingCard({
  config: { variant, showCategories },
}: {
  readonly config: Pick<CardsConfig, 'variant' | 'showCategories'>;
}) {
  const hasText = variant === 'card' || variant === 'compact';
  return (
    <div className={styles['waiting']} data-variant={variant}>
      {variant !== 'links' && <SkeletonBox shape={variant === 'compact' ? 'square' : 'picture'} />}
      {(hasText || variant === 'links') && (
        <div>
          {hasText && showCategories && <SkeletonBox shape="text" className={styles['short']} />}
          <SkeletonBox shape="title" />
          {hasText && (
            <div>
              <SkeletonBox shape="text" lines={variant === 'card' ? 3 : 2} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
