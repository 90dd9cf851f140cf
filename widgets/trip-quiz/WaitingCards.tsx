import { SkeletonBox } from '#src/ui/Skeleton.tsx';
import { listOf } from '#src/text/list-of.ts';
import styles from './trip-quiz.module.css';

/** Boxes where the cards of the results will be. */
export const WaitingCards = ({ count }: { readonly count: number }) => (
  <div className={styles['cards']}>
    {listOf(count, (index) => (
      <div key={index} className={styles['waiting']}>
        <SkeletonBox shape="picture" />
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={3} />
      </div>
    ))}
  </div>
);
