import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './card-grid.module.css';
import type { Config } from './widget.ts';

/** Cards that fill a window: what follows stands below them anyway. */
const maximum = 8;

/** Stands where cards will: boxes of their sizes. */
export function CardsSkeleton({ config: { limit, variant, columns } }: { readonly config: Config }) {
  return (
    <Skeleton>
      <div className={styles['grid']} data-variant={variant} data-columns={columns}>
        {Array.from({ length: Math.min(limit, maximum) }, (_, index) => (
          <div key={index} className={styles['waiting']}>
            {variant !== 'links' && <SkeletonBox shape={variant === 'compact' ? 'square' : 'picture'} />}
            {variant !== 'overlay' && variant !== 'logo' && (
              <div>
                <SkeletonBox shape="title" />
                {variant !== 'links' && <SkeletonBox shape="text" lines={3} />}
              </div>
            )}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
