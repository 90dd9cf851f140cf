import { useSignIn } from '#src/sign-in/useSignIn.ts';
import { useUser } from '#src/session/useUser.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { ClickEvent } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './hero-banner.module.css';

/** Only an author is told. */
const LazySignInNote = lazyComponent(async () => (await import('#src/sign-in/SignInNote.tsx')).SignInNote);

interface Props {
  readonly label: string;
  readonly look: 'primary' | 'stroke';
  readonly event: ClickEvent;
}

/**
 * Begins to sign in, at the business or the consumer service. Who has an e-mail address has signed up (specification,
 * section 4: banner); its place is kept, so that the page does not jump when that becomes known.
 */
export function SignUpLink({ label, look, event }: Props) {
  const { cmsMode } = usePage();
  const { user, isPending } = useUser();
  const signIn = useSignIn();
  if (!signIn) return cmsMode === 'author' && <LazySignInNote />;
  if (isPending || user?.email) return <span className={styles['kept']} />;
  return (
    <Button look={look} onClick={() => signIn({ event })}>
      {label}
    </Button>
  );
}
