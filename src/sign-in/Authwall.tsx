import { useState, type ReactNode } from 'react';
import type { Wall } from '#src/ui/Link.tsx';
import { definePart } from '#src/ui/part.ts';

/** Most links need no sign-in, and what it takes stays away. */
const AuthwallWatch = definePart(async () => (await import('./AuthwallWatch.tsx')).AuthwallWatch);

interface Props {
  /** Where the link leads for which one must be signed in; undefined for a link that asks for nobody. */
  readonly target: string | undefined;
  /** Draws the link, and hands the wall on to it. */
  readonly children: (wall: Wall) => ReactNode;
}

/**
 * Puts before a link what stands between it and this visitor: nothing until that is known. Its widget tells the author
 * where nobody can sign in (`AuthwallNote`).
 */
export function Authwall({ target, children }: Props) {
  const [wall, setWall] = useState<Wall>({ kind: 'open' });
  return (
    <>
      {children(wall)}
      {target !== undefined && <AuthwallWatch target={target} onChange={setWall} />}
    </>
  );
}
