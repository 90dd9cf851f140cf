import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { useUnknownIcons } from './useUnknownIcons.ts';
import type { UserMenuConfig } from './widget.ts';

/** Tells an author why visitors can neither sign in nor out, and of entries that they do not see. */
export function AuthorNotes({ userMenu }: { readonly userMenu: UserMenuConfig }) {
  useUnknownIcons(userMenu);
  return (
    <>
      <SignInNote own={userMenu.userApi} />
      <SignInNote way="out" own={userMenu.userApi} />
    </>
  );
}
