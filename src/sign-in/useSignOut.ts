import { useQueryClient } from '@tanstack/react-query';
import { followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { UserApi } from '#src/page/site.ts';
import type { ClickEvent } from '#src/ui/Link.tsx';
import { logoutUrl } from '#src/session/logout-url.ts';
import { signOut } from '#src/session/sign-out.ts';
import { useSignInPage } from './useSignInPage.ts';
import { withoutQuery } from '#src/session/without-query.ts';

/**
 * Gives the call that signs the visitor out; undefined where the site names no usable service: then no control may
 * offer it, and the author is told (`SignInNote`).
 *
 * @param own the widget's own services (the header)
 */
export function useSignOut(own?: UserApi): ((event?: Partial<ClickEvent>) => void) | undefined {
  const page = useSignInPage(own);
  const client = useQueryClient();
  const track = useTrack();
  if (logoutUrl(page, undefined) === undefined) return undefined;
  return (event) => {
    const go = (url: string) =>
      followAfter(url, (eventCallback) =>
        track({ event: 'logout', link: withoutQuery(url), ...event, eventCallback }),
      );
    signOut(page, client, go);
  };
}
