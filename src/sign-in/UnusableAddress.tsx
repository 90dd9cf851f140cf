import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useSignInMessages } from './messages.ts';

interface Props {
  /** What visitors do not see for it. */
  readonly missing: 'control' | 'links';
  /** Path of the address in the configuration. */
  readonly field: string;
}

/** Names the address without which nobody can sign in or out here. */
export function UnusableAddress({ missing, field }: Props) {
  const t = useSignInMessages();
  return <AuthorNote>{t(missing === 'links' ? 'linksNotShown' : 'unusableAddress', { field })}</AuthorNote>;
}
