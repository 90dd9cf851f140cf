import { isUnreachable } from '#src/session/unreachable.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useRegistrationMessages } from './messages.ts';

interface Props {
  readonly error: Error;
  /** What is missing; without it the visitor's registrations. */
  readonly text?: string;
  /** What a press tries again. */
  readonly onRetry: () => void;
}

/** Says that registrations, or their events, could not be fetched. */
export function RegistrationTrouble({ error, text, onRetry }: Props) {
  const t = useRegistrationMessages();
  return <FailureNote text={text ?? t(isUnreachable(error) ? 'offline' : 'failed')} onRetry={onRetry} />;
}
