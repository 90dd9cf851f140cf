import { followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { UserApi } from '#src/page/site.schema.ts';
import type { ClickEvent } from '#src/ui/Link.tsx';
import { loginUrl } from '#src/session/login-url.ts';
import { signIn } from '#src/session/sign-in.ts';
import { useSignInPage } from './useSignInPage.ts';
import { withoutQuery } from '#src/session/without-query.ts';

/** Begins to sign in. */
export type BeginSignIn = (options?: {
  /** Where to go afterwards, in place of this page. */
  readonly target?: string;
  /** What is reported beside what every sign-in reports. */
  readonly event?: Partial<ClickEvent>;
}) => void;

/**
 * Gives the call that signs the visitor in; undefined where the site names no usable service: then no control may
 * offer it, and the author is told (`SignInNote`).
 *
 * @param own the widget's own services (the header)
 */
export function useSignIn(own?: UserApi): BeginSignIn | undefined {
  const page = useSignInPage(own);
  const track = useTrack();
  if (loginUrl(page) === undefined) return undefined;
  return ({ target, event } = {}) => {
    const go = (url: string) =>
      followAfter(url, (eventCallback) =>
        track({ event: 'login_start', link: withoutQuery(url), ...event, eventCallback }),
      );
    signIn(page, go, target);
  };
}
