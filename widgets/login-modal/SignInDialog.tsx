import { useRef } from 'react';
import type { OpenSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import { useUser } from '#src/session/useUser.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { SignInActions } from './SignInActions.tsx';
import { SignInWords } from './SignInWords.tsx';
import { useRedirect } from './useRedirect.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** What others ask for. */
  readonly asked: OpenSignInRequest | undefined;
}

/** The dialog, for as long as somebody asks for sign-in, and until the page is left for the login service. */
export function SignInDialog({ config, asked }: Props) {
  const t = useMessages<typeof en>();
  const redirect = useRedirect();
  const { user } = useUser();
  const signIn = useRef<HTMLButtonElement>(null);
  const request = redirect.request ?? asked;
  if (!request || user) return null;
  const stay = asked?.decline ?? redirect.cancel;
  return (
    <Dialog
      title={config.title || t('title')}
      hasCloseButton={!redirect.request}
      initialFocus={signIn}
      onClose={stay}
      onUnseen={asked && (() => asked.signIn())}
    >
      <SignInWords config={config} reason={request.reason} />
      <SignInActions config={config} redirect={redirect} asked={asked} onStay={stay} ref={signIn} />
    </Dialog>
  );
}
