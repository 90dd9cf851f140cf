/** Digits of Arabic, Persian and full-width writing, as 0–9. */
export const foldDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Full-width signs and letters of East Asian keyboards, as those of ASCII. */
export const foldWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * A mail address, a code or a number without Unicode's format characters, which are not seen and come along with what is pasted.
 * `format-characters.ts` has the same for names and search terms; many widgets that need the one do without the other.
 */
export const withoutFormat = (text: string): string => text.replace(/\p{Cf}/gu, '');
