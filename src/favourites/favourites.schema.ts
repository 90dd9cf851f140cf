import * as z from 'zod';
import { listed, name, text } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** A list of favourites; one without an address leads nowhere, and is left out. */
export const favouriteList = schema(
  listed(z.object({ id: name, type: text, title: text, url: name, featureImage: text })),
);

/** What a visitor has put among the favourites. */
export type Favourite = Output<typeof favouriteList>[number];

/** Favourites of a signed-in visitor (F1). */
export const favouritesAnswer = schema(z.object({ items: zodOf(favouriteList) }));
