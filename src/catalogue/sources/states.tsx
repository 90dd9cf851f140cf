import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
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
  const shared = useSharedMessages();
  return (
    <div className={styles['failed']} role="alert">
      <p>{t(isOffline ? 'offline' : 'failed')}</p>
      <Button look="stroke" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}
