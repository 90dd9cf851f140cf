import { GateCard } from '#src/access/GateCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly state: 'denied' | 'pending' | 'rejected';
  /** Why a request was rejected, in the service's words. */
  readonly reason: string;
  readonly config: Config;
  /** Asks how far a request is. */
  readonly onCheck: () => void;
}

/** Says how far a visitor is on the way to access, and what can be done. */
export function NoAccessYet({ state, reason, config, onCheck }: Props) {
  const t = useMessages<typeof en>();
  const { requestPath, deniedText, pendingText } = config;
  const words = {
    denied: deniedText || t('denied'),
    pending: pendingText || t('pending'),
    rejected: reason || t('rejected'),
  };
  const request = t(state === 'rejected' ? 'requestAgain' : 'request');
  return (
    <GateCard
      title={t(`${state}Title`)}
      actions={
        state === 'pending' ? (
          <Button look="stroke" onClick={onCheck}>
            {t('check')}
          </Button>
        ) : (
          requestPath && (
            <Button href={requestPath} event={{ event: 'cta_click', clickText: request }}>
              {request}
            </Button>
          )
        )
      }
    >
      <p dir="auto">{words[state]}</p>
    </GateCard>
  );
}
