import { user as userGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useAskForSignIn } from './requests/useAskForSignIn.ts';
import styles from './sign-in-prompt.module.css';

/** Fetched on an author's page only. */
const SignInNote = lazyComponent(async () => (await import('./SignInNote.tsx')).SignInNote);

interface Props {
  /** What signing in is good for here, or why it is needed again. */
  readonly text: string;
}

/**
 * Stands in place of what only a member sees, and asks the visitor to sign in: in the page's dialog, else at the login
 * service. Where nobody can sign in there is no button, and the author is told.
 */
export function SignInPrompt({ text }: Props) {
  const { cmsMode } = usePage();
  const t = useSharedMessages();
  const ask = useAskForSignIn();
  return (
    <div className={styles['prompt']}>
      {cmsMode === 'author' && <SignInNote />}
      <Icon glyph={userGlyph} size={24} />
      <p>{text}</p>
      {ask && <Button onClick={() => ask()}>{t('signIn')}</Button>}
    </div>
  );
}
