import { useSyncExternalStore } from 'react';
import type { Page } from '#src/page/page.ts';
import type { UserApi } from '#src/page/site.ts';
import { usePage } from '#src/widget/context.ts';
import { offeredUserApi, pageWith, subscribeUserApi } from '#src/session/user-api.ts';

/**
 * The page with the sign-in services that hold for the widget that is being drawn.
 *
 * @param own the widget's own services (the header)
 */
export function useSignInPage(own?: UserApi): Page {
  const offered = useSyncExternalStore(subscribeUserApi, offeredUserApi, () => undefined);
  return pageWith(usePage(), own, offered);
}
