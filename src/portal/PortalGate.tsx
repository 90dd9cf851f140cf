import { useEffect, useState, type ReactNode } from 'react';
import { identityOf } from '#src/api/user.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser } from '#src/session/useUser.ts';
import { SignInWaiting } from '#src/sign-in/SignInWaiting.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import { isFor, type Audience } from './access.ts';
import styles from './portal.module.css';
import { useFocusOnOpen } from './useFocusOnOpen.ts';

/** What few visitors see is fetched for them alone; the words of the prompt are there before its button, in a box as high. */
const SignInPrompt = lazyComponent(
  async () => (await import('#src/sign-in/SignInPrompt.tsx')).SignInPrompt,
  ({ text }: { readonly text: string }) => <p className={styles['early']}>{text}</p>,
);
const SessionLost = lazyComponent(async () => (await import('./SessionLost.tsx')).SessionLost);
const NoAccess = lazyComponent(
  async () => (await import('./NoAccess.tsx')).NoAccess,
  () => <p className={styles['notice']} />,
);

interface Props {
  /** Whom the content is for; by default whoever is signed in. */
  readonly audience?: Audience;
  /** What signing in is good for here. */
  readonly signInText: string;
  /** Stands in the content's place until it is known who the visitor is. */
  readonly skeleton?: ReactNode;
  /** What the audience sees. It asks `useUser` for the user, who is null after the session has expired. */
  readonly children: ReactNode;
}

const everybody: Audience = {};

/**
 * Shows a widget's content to its audience alone: an anonymous visitor is asked to sign in, another role reads that it has
 * no access. When the session expires, the content stays mounted below an alert, so that nothing typed is lost; it goes
 * when the visitor signs out or another one signs in. Where the visitor's own press in the gate has opened it, its first
 * heading takes the focus. Authors see the content. It protects nothing: the server decides.
 */
export function PortalGate({ audience = everybody, signInText, skeleton, children }: Props) {
  const page = usePage();
  const { user, role, isPending, can } = useUser();
  /** Whose content stays after the session has expired. */
  const [owner, setOwner] = useState<string>();
  const isAuthor = page.cmsMode === 'author';
  const isOpen = isAuthor || (user !== null && isFor(audience, page, can));
  const known = user ? identityOf(user) : undefined;
  if (known !== undefined && (isOpen ? known : undefined) !== owner) setOwner(isOpen ? known : undefined);
  const isLost = !isOpen && user === null && owner !== undefined;
  const isShown = isOpen || isLost;
  const { content, onClickCapture } = useFocusOnOpen(isOpen);

  useEffect(() => onSessionEnd((reason) => reason === 'signed-out' && setOwner(undefined)), []);

  return (
    <div className={styles['gate']} data-personal={isAuthor ? undefined : ''} onClickCapture={onClickCapture}>
      {isLost && <SessionLost />}
      {isShown && (
        <div ref={content} key={owner ?? ''} className={styles['content']}>
          {children}
        </div>
      )}
      {!isShown && isPending && (skeleton ?? <SignInWaiting />)}
      {!isShown && !isPending && !user && <SignInPrompt text={signInText} />}
      {!isShown && user && <NoAccess role={role} />}
    </div>
  );
}
