import type { Language } from '#src/i18n/languages.ts';
import type { Call } from '#src/api/call.ts';

/** The visitor's favourites (F1); the specification fixes the locale. */
export const favourites: Call = {
  method: 'POST',
  address: '/bin/api/v2/user/get.favorites',
  query: { locale: 'en' },
  needsToken: true,
};

/** Adds a favourite (F2). */
export const updateFavourite = (lang: Language, body: object): Call => ({
  method: 'PUT',
  address: '/bin/api/v2/user/update.favorites',
  query: { lang },
  body,
  needsToken: true,
});

/** Removes a favourite (F3). */
export const deleteFavourite = (lang: Language, id: string): Call => ({
  method: 'DELETE',
  address: '/bin/api/v2/user/delete.favorites',
  query: { lang },
  body: { id },
  needsToken: true,
});
