import { WaitingCard } from '#src/catalogue/sources/WaitingCard.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { listOf } from '#src/text/list-of.ts';
import styles from './card-grid.module.css';
import type { Config } from './widget.ts';

/** Cards that fill a window: what follows stands below them anyway. */
const maximum = 8;

interface Props {
  readonly config: Config;
}

/** Stands where cards will: boxes of their sizes, and of the button below them. */
export function CardsSkeleton({ config }: Props) {
  const { limit, variant, columns, source } = config;
  return (
    <Skeleton>
      <div className={styles['grid']} data-variant={variant} data-columns={columns}>
        {listOf(Math.min(limit, maximum), (index) => (
          <WaitingCard key={index} config={config} />
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
