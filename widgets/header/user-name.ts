import type { User } from '#src/api/user.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { safeSource } from '#src/text/safe-link.ts';
import type { UserMenuConfig } from './widget.ts';

/** What a visitor is called: first name, else last name, else the profile's label (contract, section 7). */
export const userName = ({ firstName, lastName }: User, { viewProfileLabel }: UserMenuConfig): string =>
  firstName || lastName || viewProfileLabel;

/** First letters of the names, for those without a picture. */
export const initials = ({ firstName, lastName }: User): string =>
  `${cutGraphemes(firstName, 1)}${cutGraphemes(lastName, 1)}`;

/** The visitor's picture, where its address is one of the web. */
export const userPicture = ({ pictureUrl }: User, pageUrl: string): string | undefined =>
  safeSource(pictureUrl, pageUrl);
