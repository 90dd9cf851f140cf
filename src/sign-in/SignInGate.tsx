import { useState, type ReactNode } from 'react';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Most links need no sign-in, and what it takes stays away. */
const LinkAccessWatch = lazyComponent(async () => (await import('./LinkAccessWatch.tsx')).LinkAccessWatch);

interface Props {
  /** Where the link leads for which one must be signed in; undefined for a link that asks for nobody. */
  readonly target: string | undefined;
  /** Draws the link with what a visitor can do with it. */
  readonly children: (access: LinkAccess) => ReactNode;
}

/**
 * Puts before a link what stands between it and this visitor: nothing until that is known. Its widget tells the author
 * where nobody can sign in (`SignInLinksNote`).
 */
export function SignInGate({ target, children }: Props) {
  const [access, setAccess] = useState<LinkAccess>({ kind: 'open' });
  return (
    <>
      {children(access)}
      {target !== undefined && <LinkAccessWatch target={target} onChange={setAccess} />}
    </>
  );
}
