import { useEffect } from 'react';
import type { Wall } from '#src/ui/Link.tsx';
import { useAuthwalled } from './useAuthwalled.ts';

interface Props {
  /** Where the link leads. */
  readonly target: string;
  /** Is told what stands before it, at first and whenever that changes. */
  readonly onChange: (wall: Wall) => void;
}

/** Finds out what stands before a link for which one must be signed in. Nothing of it is to be seen. */
export function AuthwallWatch({ target, onChange }: Props) {
  const wall = useAuthwalled(target);
  useEffect(() => onChange(wall), [wall, onChange]);
  return null;
}
