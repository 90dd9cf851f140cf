import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import list from '#src/catalogue/catalogue.module.css';
import { listOf } from '#src/text/list-of.ts';
import styles from './search-results.module.css';

/** Rows that fill a window: what follows stands below it anyway, and each row costs time on a slow telephone. */
const maximum = 8;

interface Props {
  /** How many results a page has. */
  readonly count: number;
  readonly layout: 'list' | 'grid';
}

/** Stands where results will: boxes of their sizes. */
export function ResultsSkeleton({ count, layout }: Props) {
  return (
    <Skeleton>
      <div className={`${list['count']} ${styles['count']}`}>
        <SkeletonBox shape="text" className={styles['short']} />
      </div>
      <div className={`${list['list']} ${styles['list']}`} data-layout={layout}>
        {listOf(Math.min(count, maximum), (index) => (
          <div key={index}>
            <div className={styles['result']}>
              <div className={styles['picture']}>
                <SkeletonBox shape="picture" />
              </div>
              <div className={styles['body']}>
                <SkeletonBox shape="text" className={styles['short']} />
                <div className={styles['lines']}>
                  <SkeletonBox shape="text" lines={2} />
                </div>
                <div className={styles['lines']}>
                  <SkeletonBox shape="text" className={styles['short']} />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
