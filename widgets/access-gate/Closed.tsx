import { ClosedByFailure } from '#src/access/ClosedByFailure.tsx';
import { GateCard } from '#src/access/GateCard.tsx';
import { GateWaiting } from '#src/access/GateWaiting.tsx';
import type { TermsAnswer } from '#src/access/answers.ts';
import type { Permission } from '#src/access/usePermission.ts';
import { useUser } from '#src/session/useUser.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { NoAccessYet } from './NoAccessYet.tsx';
import type { GateState } from './state.ts';
import { Terms } from './Terms.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Undefined where nobody knows. */
  readonly state: Exclude<GateState, 'granted'> | undefined;
  readonly permission: Permission<TermsAnswer>;
}

/** Why the area is closed, and the way to it. */
export function Closed({ config, state, permission }: Props) {
  const { user, isPending: isUserPending } = useUser();
  const { answer, failure, isAsking, isPending, askAgain } = permission;
  if (isUserPending || (user && isPending)) return <GateWaiting />;
  if (!user) return <SignIn />;
  if (failure || !answer || !state) {
    return <ClosedByFailure failure={failure ?? 'failed'} isAsking={isAsking} onRetry={askAgain} />;
  }
  if (state === 'terms') {
    return <Terms config={config} accepted={answer.termsVersion} isAsking={isAsking} onAccepted={askAgain} />;
  }
  return <NoAccessYet state={state} reason={answer.reason} config={config} onCheck={askAgain} />;
}

/** Asks an anonymous visitor to sign in. */
export function SignIn() {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const ask = useAskForSignIn();
  return (
    <GateCard
      title={t('signInTitle')}
      actions={ask && <Button onClick={() => ask()}>{shared('signIn')}</Button>}
    >
      <p>{t('signIn')}</p>
    </GateCard>
  );
}
