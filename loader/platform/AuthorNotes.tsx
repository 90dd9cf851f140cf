import { UnknownIconsNote } from '#src/remote-icon/UnknownIconsNote.tsx';
import { SignInLinksNote } from '#src/sign-in/SignInLinksNote.tsx';

/** The note above a widget that tells its author what visitors do not see of it, and why. */
export const AuthorNotes = () => (
  <>
    <SignInLinksNote />
    <UnknownIconsNote />
  </>
);
