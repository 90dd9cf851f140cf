import type { Format } from '#src/i18n/format.ts';
import { locales, type Language } from '#src/i18n/languages.ts';

/** Somewhere on earth. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radius = 6371;
export const kilometresInMile = 1.609344;
const feetInMile = 5280;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres from one point to another in a straight line over the earth (great circle). */
export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** What lengths are written in: kilometres and metres, or miles and feet. */
export type LengthUnit = 'metric' | 'miles';

/**
 * A distance as the page's language has it: miles for en-US, else kilometres, below 10 with one decimal; what is less
 * than a tenth of a mile in feet, less than a kilometre in metres, both in tens.
 */
export const distanceText = (kilometres: number, language: Language, format: Format): string =>
  lengthText(kilometres, locales[language] === 'en-US' ? 'miles' : 'metric', format);

/**
 * A distance in a unit, as `distanceText` writes it.
 *
 * @param decimalsBelow kilometres or miles from which on there is no decimal
 */
export function lengthText(kilometres: number, unit: LengthUnit, format: Format, decimalsBelow = 10): string {
  const isMiles = unit === 'miles';
  const distance = isMiles ? kilometres / kilometresInMile : kilometres;
  const isShort = isMiles ? distance < 0.095 : distance < 0.995;
  const inTens = Math.round((distance * (isMiles ? feetInMile : 1000)) / 10) * 10;
  return format.number(isShort ? inTens : distance, {
    style: 'unit',
    unit: isMiles ? (isShort ? 'foot' : 'mile') : isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: distance < decimalsBelow - 0.05 ? 1 : 0,
  });
}

/** A point as the search service takes it; of two decimals, about a kilometre: nobody needs to know it better. */
export const toPoint = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
