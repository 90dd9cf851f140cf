import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useTableMessages } from './messages.ts';

interface Props {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Says that the rows of a table have not come, with a button that asks for them again. */
export function TableTrouble({ isOffline, onRetry }: Props) {
  const t = useTableMessages();
  return <FailureNote text={t(isOffline ? 'offline' : 'failed')} onRetry={onRetry} />;
}
