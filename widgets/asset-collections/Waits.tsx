import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './asset-collections.module.css';

/** Stands in the place of sets, or of one, until they are known. */
export const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="title" />
    <SkeletonBox shape="text" lines={2} />
    <div className={styles['cards']}>
      <SkeletonBox shape="picture" />
      <SkeletonBox shape="picture" />
      <SkeletonBox shape="picture" />
    </div>
  </Skeleton>
);
