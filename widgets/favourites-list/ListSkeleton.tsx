import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './favourites-list.module.css';

/** Three cards on their way. */
export const ListSkeleton = () => (
  <Skeleton className={styles['grid']}>
    {['first', 'second', 'third'].map((key) => (
      <div key={key} className={styles['box']}>
        <SkeletonBox shape="picture" />
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={2} />
      </div>
    ))}
  </Skeleton>
);
