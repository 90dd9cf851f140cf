import { UnknownIconsNote } from '#src/remote-icon/UnknownIconsNote.tsx';
import { SignInLinksNote } from '#src/sign-in/SignInLinksNote.tsx';

/** What an author is told above any widget: what visitors do not see of it, and why. */
export const AuthorNotes = () => (
  <>
    <SignInLinksNote />
    <UnknownIconsNote />
  </>
);
