import { useEffect, useState } from 'react';
import type { UserApi } from '#src/page/site.schema.ts';
import { loginUrl } from '#src/session/login-url.ts';
import { logoutUrl } from '#src/session/logout-url.ts';
import type { UnusableAddress } from './UnusableAddress.tsx';
import { useSignInPage } from './useSignInPage.ts';

interface Props {
  /** What the control that is missing would do. */
  readonly way?: 'in' | 'out';
  /** What visitors do not see: the one control that the note stands for, or links among others. */
  readonly missing?: 'control' | 'links';
  /** The widget's own services (the header). */
  readonly own?: UserApi | undefined;
}

/**
 * Tells an author that visitors see no control to sign in or out, and which address is unusable (trust, row 24). Renders
 * nothing otherwise; the note and its messages are fetched when needed.
 */
export function SignInNote({ way = 'in', missing = 'control', own }: Props) {
  const page = useSignInPage(own);
  const isUsable = (way === 'in' ? loginUrl(page) : logoutUrl(page, undefined)) !== undefined;
  const isNeeded = page.cmsMode === 'author' && !isUsable;
  const [Note, setNote] = useState<typeof UnusableAddress>();

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    import('./UnusableAddress.tsx').then(
      ({ UnusableAddress }) => isGone || setNote(() => UnusableAddress),
      (error: unknown) => console.error(`tourism-widgets: ${String(error)}`),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);

  if (!isNeeded || !Note) return null;
  const b2b = way === 'in' ? 'b2bLoginRedirectEndpoint' : 'b2bLogoutRedirectEndpoint';
  const b2c = way === 'in' ? 'ssidLoginUrl' : 'ssidLogoutUrl';
  return <Note missing={missing} field={`userApi.${page.mode === 'B2B' ? b2b : b2c}`} />;
}
