import { locales, type Language } from '#src/i18n/languages.ts';
import { foldDigits, withoutFormat } from './digits.ts';

/** A number without its sign: digits, with one mark between them at a time. */
const digitsAndMarks = /^([+-]?)(\d+(?:[ .,'٬٫]\d+)*)$/;

/** More digits than this are not kept exactly by a number. */
const mostDigits = 15;

const areGroups = (parts: readonly string[]) => parts.every(({ length }) => length === 3);

/**
 * Reads a number as visitors type or paste it, in any digits of the site. Of two different marks the later one is before
 * the decimals. A point or comma before exactly three digits separates groups where the language writes it so; elsewhere
 * it may be meant either way (decision 153).
 *
 * @returns the number; two where it may be meant either way, the one in groups first; nothing where it is none
 */
export function readNumbers(typed: string, language: Language): readonly number[] {
  const [, sign, body = ''] = digitsAndMarks.exec(fold(typed)) ?? [];
  const parts = body.split(/\D/);
  const [whole = '', ...rest] = parts;
  const marks = body.replace(/\d/g, '');
  if (body === '' || parts.join('').length > mostDigits) return [];
  const numberOf = (text: string) => Number(sign + text) + 0;
  if (marks === '') return [numberOf(whole)];

  const last = marks.slice(-1);
  const before = new Set(marks.slice(0, -1));
  const isGrouped = last !== '٫' && new Set(marks).size === 1 && areGroups(rest);
  const isDecimal =
    '.,٫'.includes(last) &&
    before.size < 2 &&
    !before.has(last) &&
    !before.has('٫') &&
    areGroups(rest.slice(0, -1));
  const groups = numberOf(parts.join(''));
  const decimals = numberOf(`${parts.slice(0, -1).join('')}.${rest.at(-1)}`);
  if (!isGrouped || !isDecimal) return isGrouped ? [groups] : isDecimal ? [decimals] : [];
  // No group begins with a 0 or has four digits.
  if (/^0|\d{4}/.test(whole)) return [decimals];
  return last === groupMark(language) ? [groups] : [groups, decimals];
}

/** Writes a number as it may stand in a field: `readNumbers` reads it in one way only, as this number. */
export function writeNumber(value: number, language: Language): string {
  const text = formatOf(language, { useGrouping: false, maximumFractionDigits: mostDigits }).format(value);
  const [number, other] = readNumbers(text, language);
  return number === value && other === undefined ? text : `${text}0`;
}

/** What was typed, in ASCII where it means the same, without characters that are not seen. */
const fold = (typed: string): string =>
  withoutFormat(foldDigits(typed))
    .replace(/[\uFF07\uFF0B-\uFF0E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('\u2212', '-')
    .trim();

/** Digits are 0–9, as in what is read. */
const formatOf = (language: Language, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(`${locales[language]}-u-nu-latn`, options);

const groupMark = (language: Language): string | undefined =>
  formatOf(language)
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value;
