import { hrefWithId } from '#src/page/id-href.ts';

/** The address of the registration page for an event: `{id}` is replaced, else a query names it. */
export const registerHref = (path: string, id: string): string => hrefWithId(path, 'eventId', id);
