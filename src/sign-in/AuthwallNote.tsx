import type { Cta } from '#src/config/fields.ts';
import { definePart } from '#src/ui/part.ts';
import { usePage } from '#src/widget/context.ts';

const SignInNote = definePart(async () => (await import('./SignInNote.tsx')).SignInNote);

interface Props {
  /** Calls to action that the widget shows. */
  readonly ctas: readonly (Pick<Cta, 'requiresLogin'> | undefined)[];
}

/**
 * Tells an author, once for a whole widget, that visitors cannot sign in for its links that need it. It stands beside
 * what the widget shows, where it has room.
 */
export function AuthwallNote({ ctas }: Props) {
  const { cmsMode } = usePage();
  return cmsMode === 'author' && ctas.some((cta) => cta?.requiresLogin) ? (
    <SignInNote missing="links" />
  ) : null;
}
