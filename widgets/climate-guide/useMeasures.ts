import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { degreesIn, minutesOf, type Normals } from './months.ts';

/** Degrees Celsius or Fahrenheit. */
export type Unit = 'c' | 'f';

type Key = 'high' | 'low' | 'rainMm' | 'humidity' | 'seaTemp' | 'sunrise' | 'sunset';

/** A value as chart and table show it: both write the same number. */
export interface Value {
  /** Its size: whole degrees, mm, percent, minutes after midnight. */
  readonly size: number;
  /** With its unit. */
  readonly text: string;
  /** Without its unit. */
  readonly short: string;
}

/** What was measured in each month of a year. */
export interface Measure {
  readonly key: Key;
  readonly title: string;
  /** As it is written behind a number; empty for times. */
  readonly unit: string;
  /** Twelve, from January on. */
  readonly values: readonly (Value | undefined)[];
}

/** Any day: its hours are those of all. */
const someDay = Date.UTC(2026, 0, 15);
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;

/** Writes what was measured in the page's language. @returns takes months and gives what of them is known anywhere in the year */
export function useMeasures(unit: Unit): (months: readonly (Normals | undefined)[]) => readonly Measure[] {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const scale = unit === 'f' ? 'fahrenheit' : 'celsius';
  const degrees = t(scale);

  const written = (size: number, intlUnit: string): Value => ({
    size,
    short: format.number(size),
    text: format.number(size, { style: 'unit', unit: intlUnit, unitDisplay: 'short' }),
  });
  const timed = (time: string): Value => {
    const size = minutesOf(time);
    const instant = new Date(someDay + size * 60_000);
    return {
      size,
      short: format.date(instant, clock),
      text: format.date(instant, { timeStyle: 'short', timeZone: 'UTC' }),
    };
  };
  const warmth = (celsius: number) => written(degreesIn(unit, celsius), scale);

  return (months) => {
    const measure = <Name extends Key>(
      key: Name,
      write: (value: NonNullable<Normals[Name]>) => Value,
      unitText = '',
    ): Measure => ({
      key,
      title: t(key),
      unit: unitText,
      values: months.map((month) => {
        const value = month?.[key];
        return value === undefined ? undefined : write(value);
      }),
    });
    const all = [
      measure('high', warmth, degrees),
      measure('low', warmth, degrees),
      measure('rainMm', (rain) => written(Math.round(rain), 'millimeter'), t('millimetres')),
      measure('humidity', (humidity) => written(Math.round(humidity), 'percent'), t('percent')),
      measure('seaTemp', warmth, degrees),
      measure('sunrise', timed),
      measure('sunset', timed),
    ];
    return all.filter(({ values }) => values.some(Boolean));
  };
}

/** °F on English pages, where nothing was chosen: their locale is that of the United States. */
export function useUnit(units: 'auto' | Unit): Unit {
  const { language } = usePage();
  return units === 'auto' ? (language === 'en' ? 'f' : 'c') : units;
}

/** Names of months in the page's language. @returns takes 1 for January */
export function useMonthName(): (month: number, form?: 'long' | 'short' | 'narrow') => string {
  const format = useFormat();
  return (month, form = 'long') =>
    format.date(new Date(Date.UTC(2026, month - 1, 15)), { month: form, timeZone: 'UTC' });
}
