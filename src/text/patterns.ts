import { toCoordinates } from './coordinates.ts';
import { readPhone } from './phone.ts';

const host = /([\p{L}\p{N}](-*[\p{L}\p{M}\p{N}])*\.)+/u.source;
const webAddress = new RegExp(`^(https?://)?${host}\\p{L}[\\p{L}\\p{M}\\p{N}-]*(:\\d+)?([/?#]\\S*)?$`, 'iu');
const dotComAddress = new RegExp(`^(https?://)?${host}com$`, 'iu');

/** Name of a pattern, as an author chooses it for a field. */
export type PatternName = keyof typeof patterns;

/**
 * The patterns that typed values must match (specification, section 5; readings marked † in the conventions). Each says
 * whether a typed value, without blanks at its ends, is of the kind it is named by.
 */
export const patterns = {
  phone: (typed: string) => readPhone(typed).fault === undefined,
  /** Letters of any script with their marks, so that names in every language of the site pass. */
  letters: (typed: string) => /^\p{L}[\p{L}\p{M}\u200C-\u200D]*$/u.test(typed),
  /** As names are written: also with apostrophes, dashes, middle dots, full stops, commas and brackets. */
  lettersAndSpaces: (typed: string) =>
    /^['‘’´`(]?\p{L}[\p{L}\p{M}\u200C-\u200D\p{Zs}\p{Pd}'‘’´`·・.,()]*$/u.test(typed),
  filename: (typed: string) => /^[\p{L}\p{M}\p{Nd}\u200C-\u200D_ -]+$/u.test(typed),
  /** An address that ends in `.com`, as the specification has it, with or without its scheme. */
  dotCom: (typed: string) => dotComAddress.test(typed),
  /** An address of the web under any domain. */
  webAddress: (typed: string) => webAddress.test(typed),
  coordinates: (typed: string) => toCoordinates(typed) !== undefined,
} satisfies Record<string, (typed: string) => boolean>;
