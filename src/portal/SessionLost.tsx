import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import button from '#src/ui/button.module.css';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { usePortalMessages } from './messages.ts';
import styles from './portal.module.css';

/** Says that the session has ended. Its link opens a new window, because this page holds what was typed. */
export function SessionLost() {
  const t = usePortalMessages();
  const signIn = useSharedMessages()('signIn');
  const { url } = usePage();
  return (
    <div role="alert" className={styles['lost']}>
      <p>{t('lost')}</p>
      <SignInLink
        className={`${button['button']} ${button['stroke']} ${button['small']}`}
        href={url}
        opensNewWindow
        event={{ event: 'login_start', clickText: signIn }}
      >
        <span>{signIn}</span>
      </SignInLink>
    </div>
  );
}
