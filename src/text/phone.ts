import { foldDigits, foldWidth, withoutFormat } from './digits.ts';

/** What a typed phone number is read as. */
interface TypedPhone {
  /** Digits 0–9, after a plus sign where one was typed; of one with an extension without it. Undefined where no number is read. */
  readonly number?: string;
  /** Why it cannot be sent as it is: no number, more than one, or one with an extension. */
  readonly fault?: 'phone' | 'twoPhones' | 'phoneExtension';
}

/** Specification, section 5. */
const sound = /^\+?\d{5,20}$/;

/** What people write between the digits of one number. The mark of long vowels is a dash on Japanese keyboards. */
const between = /[\s\p{Pd}\u2212\u30FC()[\]./·・•_]/gu;

/** What may stand between two numbers. */
const apart = /[,;|&/\n\u060C\u3001\uFF64+]|\p{L}[\p{L}\p{M}.]*/u;

/** Digits from which on a text is a number of its own, beside another. */
const leastOfTwo = 7;

/** Digits that no number of the world has more of (ITU-T E.164). */
const mostOfOne = 15;

/** What stands before an extension, in the languages of the site: a word, or one of the signs `x`, `#`, `;` and `,`. */
const extension = /^(.*?[\d)])\s*(?:[,;]?\s*(?:[\p{L}\p{M}]+\.?|#)|[,;]+)\s*[:=]?\s*\d{1,6}$/su;

/** A zero for calls within a country, in brackets behind the code of the country. */
const trunkZero = /^(\+|00)\s*(\d{1,3})([\s\p{Pd}./]*)\(\s*0/u;

/** In Italy, San Marino, the Vatican, Côte d’Ivoire, Gabon and Congo the zero is dialled from abroad as well. */
const keepsZero = new Set(['39', '378', '379', '225', '241', '242']);

const digitsIn = (text: string): string => text.replace(between, '');

/**
 * Reads a phone number as people of many countries write it: with spaces, dashes, dots, slashes and brackets, digits of any site
 * language, `tel:` before it. A bracketed zero behind the code of a country is not dialled and goes.
 *
 * @param typed as it was typed or pasted
 */
export function readPhone(typed: string): TypedPhone {
  const text = withoutFormat(foldWidth(foldDigits(typed)))
    .trim()
    .replace(/[,;]$/, '')
    .replace(/^tel:\s*/i, '')
    .replace(trunkZero, (all, plus: string, code: string, signs: string) =>
      keepsZero.has(code) ? all : `${plus}${code}${signs}(`,
    );
  const number = digitsIn(text);
  if (sound.test(number)) return isTwo(text, number) ? { fault: 'twoPhones' } : { number };
  const [, before = ''] = extension.exec(text) ?? [];
  const main = digitsIn(before);
  if (sound.test(main)) return { number: main, fault: 'phoneExtension' };
  return { fault: isTwo(text, number) ? 'twoPhones' : 'phone' };
}

/** Whether a text holds two numbers: what parts them stands between, or a blank does and both together are too long for one. */
function isTwo(text: string, number: string): boolean {
  const isOne = (digits: string) => /^\d+$/.test(digits) && digits.length >= leastOfTwo;
  if (text.split(apart).filter((part) => isOne(digitsIn(part))).length > 1) return true;
  if (number.length <= mostOfOne + 1) return false;
  const words = text.split(/\s+/);
  return words.some((word, at) => {
    const [one = '', other = ''] = [words.slice(0, at), words.slice(at)].map((part) =>
      digitsIn(part.join('')),
    );
    return isOne(one) && isOne(other) && word[0] === text[0];
  });
}

/** The phone number that was typed, as it is dialled and sent; undefined where none is read. */
export const toPhone = (typed: string): string | undefined => readPhone(typed).number;
