import { definePart } from '#src/ui/part.ts';

/** Most banners are for everybody and need not know who the visitor is. Nothing is shown until it is there. */
export const AudiencePart = definePart(async () => (await import('./Audience.tsx')).Audience);

/** For authors alone. */
export const AuthorNotesPart = definePart(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);
