import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './access.module.css';

/** Stands in the place of a gate while it is asked who may see what is behind it. */
export const GateWaiting = () => (
  <Skeleton className={styles['card']}>
    <SkeletonBox shape="title" />
    <SkeletonBox shape="text" lines={2} />
    <SkeletonBox shape="button" />
  </Skeleton>
);
