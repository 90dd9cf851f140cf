import { cutGraphemes } from '#src/text/cut.ts';

/**
 * A mail address by which its owner knows it and nobody else learns it: `m•••@example.org`. Kept from left to right in
 * any text.
 */
export const maskedMail = (address: string): string =>
  `\u2066${cutGraphemes(address, 1)}•••${address.slice(address.lastIndexOf('@'))}\u2069`;
