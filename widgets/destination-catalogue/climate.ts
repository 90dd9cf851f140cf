import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Format } from '#src/i18n/format.ts';
import type { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { monthName } from './months.ts';

/** Writes the widget's own words. */
export type Words = ReturnType<typeof useMessages<typeof en>>;

/** Twelve months, January first; or none. */
export type Climate = FullItem['climate'];

type Month = Climate[number];

const degrees = (format: Format, value: number): string =>
  format.number(value, { style: 'unit', unit: 'celsius', unitDisplay: 'short', maximumFractionDigits: 0 });

const millimetres = (format: Format, value: number): string =>
  format.number(value, { style: 'unit', unit: 'millimeter', unitDisplay: 'short', maximumFractionDigits: 0 });

/** From the coldest to the warmest of a month. */
export const temperaturesText = ({ low, high }: Month, t: Words, format: Format): string =>
  t('temperatures', {
    low: degrees(format, Math.min(low, high)),
    high: degrees(format, Math.max(low, high)),
  });

/** How much rain a month has. */
export const rainText = ({ rain }: Month, t: Words, format: Format): string =>
  rain > 0 ? t('rain', { rain: millimetres(format, rain) }) : t('dry');

/** The warmest, the coolest and the wettest month of a year, each in words. */
export function yearTexts(climate: Climate, t: Words, format: Format): readonly string[] {
  const numbered = climate.map((month, index) => ({ ...month, number: index + 1 }));
  const name = (number: number) => monthName(format, number, 'long');
  const warmest = numbered.toSorted((a, b) => b.high - a.high).at(0);
  const coolest = numbered.toSorted((a, b) => a.low - b.low).at(0);
  const wettest = numbered.toSorted((a, b) => b.rain - a.rain).at(0);
  if (!warmest || !coolest || !wettest) return [];
  return [
    t('warmest', { month: name(warmest.number), high: degrees(format, warmest.high) }),
    t('coolest', { month: name(coolest.number), low: degrees(format, coolest.low) }),
    wettest.rain > 0
      ? t('wettest', { month: name(wettest.number), rain: millimetres(format, wettest.rain) })
      : t('dry'),
  ];
}
