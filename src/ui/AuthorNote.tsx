import { usePage } from '#src/widget/context.ts';
import { lazyComponent } from './lazy-component.ts';

/** Fetched on an author's page only. */
const AuthorNoteBox = lazyComponent(async () => (await import('./AuthorNoteBox.tsx')).AuthorNoteBox);

/** Tells an author in place what visitors would not see, and why. Visitors never see it. */
export const AuthorNote = ({ children }: { readonly children: string }) =>
  usePage().cmsMode === 'author' ? <AuthorNoteBox>{children}</AuthorNoteBox> : null;
