import { useEffect } from 'react';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { useLinkAccess } from './useLinkAccess.ts';

interface Props {
  /** Where the link leads. */
  readonly target: string;
  /** Called with the access, at first and whenever it changes. */
  readonly onChange: (access: LinkAccess) => void;
}

/** Watches the access of a link that needs sign-in. Renders nothing. */
export function LinkAccessWatch({ target, onChange }: Props) {
  const access = useLinkAccess(target);
  useEffect(() => onChange(access), [access, onChange]);
  return null;
}
