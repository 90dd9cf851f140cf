import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { GateCard } from './GateCard.tsx';
import { useAccessMessages } from './messages.ts';
import type { Failure } from './usePermission.ts';

interface Props {
  readonly failure: Failure;
  /** Whether it is asked again right now. */
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** Says that a gate stays closed since nobody knows whether the visitor may see what is behind it. */
export function ClosedByFailure({ failure, isAsking, onRetry }: Props) {
  const t = useAccessMessages();
  const shared = useSharedMessages();
  return (
    <GateCard title={t('failedTitle')} actions={<Button onClick={onRetry}>{shared('tryAgain')}</Button>}>
      {isAsking ? <p role="status">{shared('loading')}</p> : <p role="alert">{t(failure)}</p>}
    </GateCard>
  );
}
