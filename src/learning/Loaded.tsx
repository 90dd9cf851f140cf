import type { ReactNode } from 'react';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { isRefused } from './is-refused.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useUser } from '#src/session/useUser.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import styles from './learning.module.css';
import { useLearningMessages } from './messages.ts';
import type { Known } from './useLearning.ts';

interface Props<Data> {
  readonly known: Known<Data>;
  /** Draws what has come. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * What has come of an answer: a place for it, itself, or why it stays away, with a way to ask again. Whom the service refuses is
 * told so.
 */
export function Loaded<Data>({ known, children }: Props<Data>) {
  const { data, error, again } = known;
  const { role } = useUser();
  if (isRefused(error)) return <NoAccess role={role} />;
  if (error) return <Trouble error={error} onRetry={again} />;
  if (data !== undefined) return children(data);
  return (
    <Skeleton>
      {['first', 'second', 'third'].map((box) => (
        <div key={box} className={styles['waiting']}>
          <SkeletonBox shape="text" lines={3} />
        </div>
      ))}
    </Skeleton>
  );
}

function Trouble({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useLearningMessages();
  return <FailureNote text={t(isUnreachable(error) ? 'offline' : 'failed')} onRetry={onRetry} />;
}
