import { useEffect } from 'react';
import type { LinkAccess } from '#src/ui/Link.tsx';
import { useLinkAccess } from './useLinkAccess.ts';

interface Props {
  /** Where the link leads. */
  readonly target: string;
  /** Is told what stands before it, at first and whenever that changes. */
  readonly onChange: (access: LinkAccess) => void;
}

/** Finds out what stands before a link for which one must be signed in. Nothing of it is to be seen. */
export function LinkAccessWatch({ target, onChange }: Props) {
  const access = useLinkAccess(target);
  useEffect(() => onChange(access), [access, onChange]);
  return null;
}
