import { useEffect, useRef } from 'react';
import { Section } from '#src/section/Section.tsx';
import { SectionTitle } from '#src/section/SectionTitle.tsx';
import { useUser } from '#src/session/useUser.ts';
import { useSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import layout from '#src/ui/layout.module.css';
import { rememberFocus } from '#src/ui/remember-focus.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './login-modal.module.css';
import type en from './messages/en.json';
import { SignInActions } from './SignInActions.tsx';
import { SignInWords } from './SignInWords.tsx';
import { useRedirect } from './useRedirect.ts';
import type { Config } from './widget.ts';

/** The card in the page. Whoever asks for sign-in is led to it; a signed-in visitor reads that there is nothing to do. */
export function SignInCard({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const asked = useSignInRequest();
  const redirect = useRedirect();
  const { user } = useUser();
  const card = useRef<HTMLDivElement>(null);
  const title = config.title || t('title');
  const isAsked = asked !== undefined;

  useEffect(() => {
    const element = card.current;
    if (!isAsked || !element) return undefined;
    const giveFocusBack = rememberFocus();
    element.focus();
    return () => {
      if (element.contains(element.ownerDocument.activeElement)) element.blur();
      giveFocusBack();
    };
  }, [isAsked]);

  return (
    <Section config={{ ...config, title }} head="own">
      <div className={`${layout['content']} ${styles['section']}`}>
        <div ref={card} className={styles['card']} tabIndex={-1}>
          <div className={styles['copy']}>
            <SectionTitle look="h3" />
            <SignInWords config={config} reason={(redirect.request ?? asked)?.reason} />
          </div>
          {user ? (
            <p data-personal="">{t('signedIn')}</p>
          ) : (
            <div className={styles['answers']}>
              <SignInActions config={config} redirect={redirect} asked={asked} onStay={asked?.decline} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
