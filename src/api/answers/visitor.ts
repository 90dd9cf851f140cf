import * as z from 'zod/mini';
import { toLanguage } from '#src/i18n/languages.ts';
import { listOf, maybe, name, text, texts } from './lenient.ts';

/** Languages in which a page does not exist (L1); the service names them as `de` or `de-DE`. */
export const languageAnswer = z.pipe(
  z.object({ pageUnavailableLocales: texts }),
  z.transform(({ pageUnavailableLocales }) => pageUnavailableLocales.flatMap((tag) => toLanguage(tag) ?? [])),
);

/** User info (U1): `message` holds the user data as a string of JSON. Whether it means signed in: `session/`. */
export const userInfoAnswer = z.object({
  statusCode: text,
  message: maybe(z.string()),
});

/** What a visitor has put among the favourites. */
export const favourite = z.object({ id: name, type: text, title: text, url: text, featureImage: text });

export type Favourite = z.output<typeof favourite>;

/** A list of favourites, wrong ones left out. */
export const favouriteList = z.pipe(z.array(z.unknown()), listOf(favourite));

/** Favourites of a signed-in visitor (F1). */
export const favouritesAnswer = z.pipe(
  z.object({ items: favouriteList }),
  z.transform(({ items }) => items),
);

/** Where a visitor seems to be (G1); the field names are the service's, and those of `locationData`. */
export const location = z.object({ country_name: name, city: text });

export type Location = z.output<typeof location>;
