import type { ClosedReason } from '#src/access/answers.ts';
import { GateCard } from '#src/access/GateCard.tsx';
import { useUser } from '#src/session/useUser.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props extends Pick<Config, 'registerLink'> {
  readonly reason: ClosedReason;
  readonly texts: Config['reasonTexts'];
}

/** Says why the rest is closed, in the author's words or ours, and how to go on. */
export function ClosedByReason({ reason, texts, registerLink }: Props) {
  const t = useMessages<typeof en>();
  const signIn = useSharedMessages()('signIn');
  const { user } = useUser();
  const ask = useAskForSignIn();
  const further = t(reason === 'role' ? 'requestAccess' : 'register');
  const canSignIn = !user && ask !== undefined;
  return (
    <GateCard
      title={t(`${reason}Title`)}
      actions={
        (canSignIn || registerLink) && (
          <>
            {canSignIn && <Button onClick={() => ask()}>{signIn}</Button>}
            {registerLink && (
              <Button
                href={registerLink}
                look={canSignIn ? 'stroke' : 'primary'}
                event={{ event: 'cta_click', clickText: further }}
              >
                {further}
              </Button>
            )}
          </>
        )
      }
    >
      <p dir="auto">{texts?.[reason] || t(reason)}</p>
    </GateCard>
  );
}
