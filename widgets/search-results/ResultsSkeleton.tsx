import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './search-results.module.css';

interface Props {
  readonly count: number;
  readonly layout: 'list' | 'grid';
}

/** Stands where results will: boxes of their sizes. */
export function ResultsSkeleton({ count, layout }: Props) {
  return (
    <Skeleton>
      <div className={styles['count']}>
        <SkeletonBox shape="text" className={styles['short']} />
      </div>
      <div className={styles['list']} data-layout={layout}>
        {Array.from({ length: count }, (_, index) => (
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
