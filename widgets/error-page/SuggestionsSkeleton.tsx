import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './error-page.module.css';

/** As many as are shown at most. */
const boxes = ['first', 'second', 'third', 'fourth'];

/** Stands where suggestions will: boxes of their sizes. */
export const SuggestionsSkeleton = () => (
  <Skeleton className={styles['suggestions']}>
    <SkeletonBox shape="title" className={styles['short']} />
    <div className={styles['cards']}>
      {boxes.map((box) => (
        <div key={box} className={styles['waiting']}>
          <SkeletonBox shape="square" className={styles['thumb']} />
          <div className={styles['lines']}>
            <SkeletonBox shape="text" lines={3} />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
