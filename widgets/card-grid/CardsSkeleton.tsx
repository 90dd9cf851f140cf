import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './card-grid.module.css';
import type { Config } from './widget.ts';

/** Cards that fill a window: what follows stands below them anyway. */
const maximum = 8;

interface Props {
  readonly config: Config;
}

/** Stands where cards will: boxes of their sizes, and of the button below them. */
export function CardsSkeleton({ config: { limit, variant, columns, source, showCategories } }: Props) {
  const hasText = variant === 'card' || variant === 'compact';
  return (
    <Skeleton>
      <div className={styles['grid']} data-variant={variant} data-columns={columns}>
        {Array.from({ length: Math.min(limit, maximum) }, (_, index) => (
          <div key={index} className={styles['waiting']}>
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
        ))}
      </div>
      {source !== 'favourites' && (
        <div className={styles['more']}>
          <SkeletonBox shape="button" />
          <SkeletonBox shape="text" className={styles['short']} />
        </div>
      )}
    </Skeleton>
  );
}
