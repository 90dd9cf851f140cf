import * as z from 'zod';
import { text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** Languages in which a page does not exist (L1); the service names them as `de` or `de-DE`. */
export const languageAnswer = schema(z.object({ pageUnavailableLocales: texts }));

/** User info (U1): `message` holds the user data as a string of JSON. Whether it means signed in: `session/`. */
export const userInfoAnswer = schema(z.object({ statusCode: text, message: z.string().optional() }));
