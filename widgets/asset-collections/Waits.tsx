import { Button } from '#src/ui/Button.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
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

interface FailedProps {
  /** Why. */
  readonly text: string;
  readonly onAgain: () => void;
}

/** Says that something could not be fetched, with the button that asks again. */
export function Failed({ text, onAgain }: FailedProps) {
  const shared = useSharedMessages();
  return (
    <div role="alert" className={styles['notice']}>
      <p>{text}</p>
      <Button look="stroke" size="small" onClick={onAgain}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}
