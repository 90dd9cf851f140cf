import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';

/** Stands there until it is known what the link is for. */
export const Waiting = () => (
  <Skeleton>
    <SkeletonBox shape="text" lines={2} />
    <SkeletonBox shape="button" />
  </Skeleton>
);
