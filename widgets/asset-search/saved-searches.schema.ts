import * as z from 'zod';
import { listed, name, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const search = z.object({ name, query: text });

/** Saved searches as the browser keeps them: whose they are (`ssid`, else `sid`), the newest first. */
export const writtenSearches = schema(z.object({ owner: name, items: listed(search) }));

/** A search with the name that the visitor gave it. `query` says it as the address of a page does. */
export type SavedSearch = Output<typeof writtenSearches>['items'][number];
