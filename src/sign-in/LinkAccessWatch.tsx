import { useEffect } from 'react';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { useScope } from '#src/widget/context.ts';
import { registerSignInLink } from './links-shown.ts';
import { useLinkAccess } from './useLinkAccess.ts';

interface Props {
  /** Where the link leads. */
  readonly target: string;
  /** Called with the access, at first and whenever it changes. */
  readonly onChange: (access: LinkAccess) => void;
}

/** Watches the access of a link that needs sign-in, and has its author told where nobody can. Renders nothing. */
export function LinkAccessWatch({ target, onChange }: Props) {
  const scope = useScope();
  const access = useLinkAccess(target);
  useEffect(() => onChange(access), [access, onChange]);
  useEffect(() => (scope.page.cmsMode === 'author' ? registerSignInLink(scope) : undefined), [scope]);
  return null;
}
