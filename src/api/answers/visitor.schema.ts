import * as z from 'zod';
import { listed, name, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** Languages in which a page does not exist (L1); the service names them as `de` or `de-DE`. */
export const languageAnswer = schema(z.object({ pageUnavailableLocales: texts }));

/** User info (U1): `message` holds the user data as a string of JSON. Whether it means signed in: `session/`. */
export const userInfoAnswer = schema(z.object({ statusCode: text, message: z.string().optional() }));

/** A list of favourites; one without an address leads nowhere, and is left out. */
export const favouriteList = schema(
  listed(z.object({ id: name, type: text, title: text, url: name, featureImage: text })),
);

/** What a visitor has put among the favourites. */
export type Favourite = Output<typeof favouriteList>[number];
