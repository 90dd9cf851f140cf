/** The patterns that typed values must match (specification, section 5; readings marked † in the conventions). */

/** Digits of Arabic, Persian and full-width writing, as 0–9. */
export const foldDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * A mail address, a code or a number without Unicode's format characters, which are not seen and come along with what is pasted.
 * `format-characters.ts` has the same for names and search terms; many widgets that need the one do without the other.
 */
export const withoutFormat = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** A phone number as it is checked and sent: without spaces, dashes, brackets and invisible marks, digits 0–9. */
export const toPhone = (typed: string): string =>
  withoutFormat(foldDigits(typed)).replace(/[\s\p{Pd}()[\]]/gu, '');

/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether two numbers are a place: latitude within ±90, longitude within ±180. */
export const areCoordinates = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const decimal = /[+-]?\d{1,3}(?:\.\d{1,15})?/.source;
const pair = new RegExp(`^(${decimal})\\s*[,،;\\s]\\s*(${decimal})$`);

/** The place that was typed as `24.7, 46.7`, latitude first; undefined if it is none. Any site digits will do. */
export function toCoordinates(typed: string): Coordinates | undefined {
  const text = withoutFormat(foldDigits(typed))
    .replaceAll('٫', '.')
    .replaceAll('°', '')
    .replaceAll('\u2212', '-');
  const [, latitude, longitude] = (pair.exec(text.trim()) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return areCoordinates(latitude, longitude) ? { latitude, longitude } : undefined;
}

/** A mail address: something, an at sign, a host with a dot; also in other writings than Latin. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** A mail address as it is checked and sent: without characters that are not seen, and without a `mailto:` before it. */
export const toMail = (typed: string): string =>
  withoutFormat(typed)
    .trim()
    .replace(/^mailto:\s*/i, '');

const host = /([\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*\.)+/u.source;
const webAddress = new RegExp(`^(https?://)?${host}\\p{L}[\\p{L}\\p{M}\\p{N}-]*(:\\d+)?([/?#]\\S*)?$`, 'iu');
const dotComAddress = new RegExp(`^(https?://)?${host}com$`, 'iu');

/** Name of a pattern, as an author chooses it for a field. */
export type PatternName = keyof typeof patterns;

/** Each says whether a typed value, without blanks at its ends, is of the kind it is named by. */
export const patterns = {
  phone: (typed: string) => /^\+?\d{5,20}$/.test(toPhone(typed)),
  /** Letters of any script with their marks, so that names in every language of the site pass. */
  letters: (typed: string) => /^\p{L}[\p{L}\p{M}\u200C-\u200D]*$/u.test(typed),
  /** As names are written: beside spaces also apostrophes, hyphens and middle dots between the letters. */
  lettersAndSpaces: (typed: string) => /^\p{L}[\p{L}\p{M}\u200C-\u200D\p{Zs}'’·・-]*$/u.test(typed),
  filename: (typed: string) => /^[\p{L}\p{M}\p{Nd}\u200C-\u200D_ -]+$/u.test(typed),
  /** An address that ends in `.com`, as the specification has it, with or without its scheme. */
  dotCom: (typed: string) => dotComAddress.test(typed),
  /** An address of the web under any domain. */
  webAddress: (typed: string) => webAddress.test(typed),
  coordinates: (typed: string) => toCoordinates(typed) !== undefined,
} satisfies Record<string, (typed: string) => boolean>;
