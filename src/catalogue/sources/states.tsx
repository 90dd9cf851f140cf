import type { ReactNode } from 'react';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useSourceMessages } from './messages.ts';
import styles from './states.module.css';

interface NoteProps {
  /** Said to screen readers as it appears. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** What is to be known of the list beside it. */
export const Note = ({ isAlert = false, children }: NoteProps) => (
  <p className={styles['note']} role={isAlert ? 'alert' : undefined}>
    {children}
  </p>
);

/** Shown in place of a list without cards. */
export const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['empty']}>{children}</p>
);

interface FailedProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of a list that could not be fetched. */
export function Failed({ isOffline, onRetry }: FailedProps) {
  const t = useSourceMessages();
  return <FailureNote text={t(isOffline ? 'offline' : 'failed')} onRetry={onRetry} />;
}
