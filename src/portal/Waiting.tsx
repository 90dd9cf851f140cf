import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './waiting.module.css';

/** Stands in a gate until it is known who the visitor is: as high as what asks a stranger to sign in, for whom nothing is to move. */
export const Waiting = () => (
  <Skeleton className={styles['waiting']}>
    <SkeletonBox shape="text" lines={2} />
    <SkeletonBox shape="button" className={styles['button']} />
  </Skeleton>
);
