import { saysFamilyFirst } from '#src/i18n/family-first.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { safeSource } from '#src/text/safe-link.ts';
import type { User } from '#src/api/user.ts';

/** A visitor's names, in the order of the page's language. */
export const fullName = ({ firstName, lastName }: User, language: Language): string =>
  (saysFamilyFirst(language) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');

/** First letters of the names, for those without a picture. */
export const initials = ({ firstName, lastName }: User): string =>
  `${cutGraphemes(firstName, 1)}${cutGraphemes(lastName, 1)}`;

/** The visitor's picture, where its address is one of the web. */
export const userPicture = ({ pictureUrl }: User, pageUrl: string): string | undefined =>
  safeSource(pictureUrl, pageUrl);
