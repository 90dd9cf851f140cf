import { NoAccess } from '#src/portal/NoAccess.tsx';
import { useUser } from '#src/session/useUser.ts';
import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { useSignIn } from '#src/sign-in/useSignIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './error-page.module.css';
import type en from './messages/en.json';
import { TryAgain } from './TryAgain.tsx';

/** What a visitor without access can do: sign in, or learn that signing in is not enough. */
export function AccessHelp() {
  const t = useMessages<typeof en>();
  const signIn = useSharedMessages()('signIn');
  const { user, role, isPending } = useUser();
  const begin = useSignIn();
  const askToSignIn = user === null && !isPending && begin !== undefined;

  return (
    <div className={styles['access']} data-personal="">
      <SignInNote />
      {askToSignIn && (
        <>
          <p>{t('signInAsk')}</p>
          <Button onClick={() => begin({ event: { clickText: signIn } })}>{signIn}</Button>
        </>
      )}
      {user && (
        <>
          <NoAccess role={role} />
          <TryAgain look="stroke" />
        </>
      )}
    </div>
  );
}
