import type { Ref } from 'react';
import type { OpenSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './login-modal.module.css';
import type en from './messages/en.json';
import type { Redirect } from './useRedirect.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly redirect: Redirect;
  /** What others ask for. */
  readonly asked: OpenSignInRequest | undefined;
  /** The visitor stays anonymous; undefined where nothing was asked of them. */
  readonly onStay: (() => void) | undefined;
  /** The button that leads to the login service. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What a visitor may answer; the one that leads to the login service keeps the focus while the page is left. */
export function SignInActions({ config, redirect, asked, onStay, ref }: Props) {
  const { loginLabel, registerLabel, registerLink } = config;
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const isLeaving = redirect.request !== undefined;
  const register = registerLabel || t('register');
  const { begin } = redirect;
  return (
    <>
      <div className={styles['actions']} data-leaving={isLeaving || undefined}>
        {onStay && (
          <button form="" type="button" className={styles['guest']} onClick={onStay}>
            <span>{t('guest')}</span>
          </button>
        )}
        {registerLink && (
          <Button look="stroke" href={registerLink} event={{ event: 'cta_click', clickText: register }}>
            {register}
          </Button>
        )}
        {begin && (
          <button
            ref={ref}
            form=""
            type="button"
            className={`${button['button']} ${button['primary']}`}
            aria-disabled={isLeaving || undefined}
            onClick={() => isLeaving || begin(asked)}
          >
            {isLeaving && <span className={styles['ring']} aria-hidden="true" />}
            <span>{loginLabel || shared('signIn')}</span>
          </button>
        )}
      </div>
      <p className={styles['status']} role="status">
        {isLeaving ? t('redirecting') : ''}
      </p>
    </>
  );
}
