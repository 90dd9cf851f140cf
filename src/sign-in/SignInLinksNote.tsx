import type { Cta } from '#src/schema/common.schema.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';

const SignInNote = lazyComponent(async () => (await import('./SignInNote.tsx')).SignInNote);

interface Props {
  /** Calls to action that the widget shows. */
  readonly ctas: readonly (Pick<Cta, 'requiresLogin'> | undefined)[];
}

/**
 * Tells an author, once per widget, that visitors cannot sign in for its links that need it. It is placed beside the
 * widget's content.
 */
export function SignInLinksNote({ ctas }: Props) {
  const { cmsMode } = usePage();
  return cmsMode === 'author' && ctas.some((cta) => cta?.requiresLogin) ? (
    <SignInNote missing="links" />
  ) : null;
}
