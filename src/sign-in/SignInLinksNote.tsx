import { useSyncExternalStore } from 'react';
import { useScope } from '#src/widget/context.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { hasSignInLinks, subscribeSignInLinks } from './links-shown.ts';

const SignInNote = lazyComponent(async () => (await import('./SignInNote.tsx')).SignInNote);

/**
 * Tells an author that visitors cannot sign in for the links of this widget that need it. The platform places it once
 * above each widget of an author's page; links register themselves (`LinkAccessWatch`).
 */
export function SignInLinksNote() {
  const scope = useScope();
  const isNeeded = useSyncExternalStore(
    subscribeSignInLinks,
    () => hasSignInLinks(scope),
    () => false,
  );
  return isNeeded ? <SignInNote missing="links" /> : null;
}
