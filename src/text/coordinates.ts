import { foldDigits, foldWidth, withoutFormat } from './digits.ts';

/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether two numbers are a place: latitude within ±90, longitude within ±180. */
export const areCoordinates = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const decimal = /\d{1,3}(?:[.,]\d{1,15})?/.source;

/** Degrees, and after them minutes and seconds where they are given; blanks may stand for their signs. */
const angle = new RegExp(
  `^([+-]?)(${decimal})(?:(?: ?° ?| )(${decimal})(?:(?: ?' ?| )(${decimal})(?: ?")?)?(?: ?')?)?(?: ?°)?$`,
);

/** Characters beyond which nothing is a place. */
const longest = 100;

/** Letters of the cardinal points, as maps write them in every language of the site. */
const points = new Map([
  ['N', { isLatitude: true, sign: 1 }],
  ['S', { isLatitude: true, sign: -1 }],
  ['E', { isLatitude: false, sign: 1 }],
  ['W', { isLatitude: false, sign: -1 }],
]);

interface Half {
  readonly degrees: number;
  /** Undefined where no letter says so: the first is the latitude. */
  readonly isLatitude: boolean | undefined;
}

/**
 * The place that was typed or pasted, in degrees; undefined if it is none. Latitude comes first unless letters say otherwise:
 * `24.7136, 46.6753`, `24,7136; 46,6753`, `24.7136° N, 46.6753° E`, `24°42′49″N 46°40′31″E`, `@24.7136,46.6753,15z` of a map's
 * address. Any digits of the site will do.
 */
export function toCoordinates(typed: string): Coordinates | undefined {
  if (typed.length > longest) return undefined;
  const [one, other] = halvesOf(plain(typed)).map((half) => toHalf(half));
  if (!one || !other) return undefined;
  const isNamed = one.isLatitude !== undefined;
  if (isNamed ? other.isLatitude !== !one.isLatitude : other.isLatitude !== undefined) return undefined;
  const [latitude, longitude] = one.isLatitude === false ? [other, one] : [one, other];
  if (!areCoordinates(latitude.degrees, longitude.degrees)) return undefined;
  return { latitude: latitude.degrees, longitude: longitude.degrees };
}

/** A text with one sign for each thing, and without what a map's address has around a place. */
const plain = (typed: string): string =>
  withoutFormat(foldWidth(foldDigits(typed)))
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replace(/[º˚]/g, '°')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^@(.*?)(?:,\d{1,8}(?:\.\d{1,8})?[amz])?$/, '$1')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim();

/** The two parts of a text: behind or before letters of cardinal points, else at a semicolon, a comma or a blank. */
function halvesOf(text: string): readonly string[] {
  const [, ...lettered] =
    /^(.*?[NSEW])[\s,;]*(.*[NSEW])$/i.exec(text) ?? /^([NSEW].*?)[\s,;]*([NSEW].*)$/i.exec(text) ?? [];
  if (lettered.length > 0) return lettered;
  const all = [/\s*;\s*/, /\s*,\s*/, /\s+/].map((sign) => text.split(sign));
  return all.find((parts) => parts.length === 2) ?? [];
}

function toHalf(text: string): Half | undefined {
  const [, before, written = text, after] = /^([NSEW]?)(.*?)([NSEW]?)$/is.exec(text) ?? [];
  const [, minus, degrees = '', minutes, seconds] = angle.exec(written.trim()) ?? [];
  const numbers = [degrees, minutes ?? '0', seconds ?? '0'].map((part) => Number(part.replace(',', '.')));
  const [whole = 0, sixtieths = 0, rest = 0] = numbers;
  const point = points.get((before || after || '').toUpperCase());
  const isSound =
    degrees !== '' &&
    !(before && after) &&
    !(minus && point) &&
    (minutes === undefined || Number.isInteger(whole)) &&
    (seconds === undefined || Number.isInteger(sixtieths)) &&
    sixtieths < 60 &&
    rest < 60;
  if (!isSound) return undefined;
  const value = whole + sixtieths / 60 + rest / 3600;
  // Six digits behind the point are a tenth of a metre; what was typed as one number stays as it is.
  const exact = minutes === undefined ? value : Math.round(value * 1e6) / 1e6;
  return { degrees: (point?.sign ?? (minus === '-' ? -1 : 1)) * exact, isLatitude: point?.isLatitude };
}
