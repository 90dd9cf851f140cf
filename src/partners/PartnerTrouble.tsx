import { isUnreachable } from '#src/session/unreachable.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { usePartnerMessages } from './messages.ts';

interface Props {
  /** Of the call that has failed. */
  readonly error: unknown;
  /** What could not be loaded, in a sentence; without it businesses. */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Says that companies could not be fetched. */
export function PartnerTrouble({ error, text, onRetry }: Props) {
  const t = usePartnerMessages();
  return <FailureNote text={isUnreachable(error) ? t('offline') : (text ?? t('failed'))} onRetry={onRetry} />;
}
