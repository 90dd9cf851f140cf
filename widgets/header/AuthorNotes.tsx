import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import type { UserMenuConfig } from './config.ts';

/** Tells an author why visitors can neither sign in nor out. */
export const AuthorNotes = ({ userMenu }: { readonly userMenu: UserMenuConfig }) => (
  <>
    <SignInNote own={userMenu.userApi} />
    <SignInNote way="out" own={userMenu.userApi} />
  </>
);
