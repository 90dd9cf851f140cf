import { useState, type ReactNode } from 'react';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Fetched only for links that need sign-in. */
const LinkAccessWatch = lazyComponent(async () => (await import('./LinkAccessWatch.tsx')).LinkAccessWatch);

interface Props {
  /** Target of a link that needs sign-in; undefined for any other link. */
  readonly target: string | undefined;
  /** Draws the link with this access. */
  readonly children: (access: LinkAccess) => ReactNode;
}

/**
 * Gives a link its access for this visitor; open until that is known. An author is told when visitors cannot sign in
 * (`SignInLinksNote`).
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
