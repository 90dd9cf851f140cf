import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './sign-in-waiting.module.css';

/** Stands there until it is known who the visitor is: as high as `SignInPrompt`, so that nothing moves for a stranger. */
export const SignInWaiting = () => (
  <Skeleton className={styles['waiting']}>
    <SkeletonBox shape="text" lines={2} />
    <SkeletonBox shape="button" className={styles['button']} />
  </Skeleton>
);
