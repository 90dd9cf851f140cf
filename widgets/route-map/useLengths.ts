import { kilometresInMile, lengthText, type LengthUnit } from '#src/geo/distance.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';

/** Writes lengths in the unit that the visitor has chosen. */
export interface Lengths {
  readonly unit: LengthUnit;
  /** Remembers another unit in this browser. */
  readonly choose: (unit: LengthUnit) => void;
  /** A distance in words. */
  readonly distance: (kilometres: number) => string;
  /** A height in words, whole. */
  readonly height: (metres: number) => string;
  /** Kilometres and metres in the unit. */
  readonly ofKilometres: (kilometres: number) => number;
  readonly ofMetres: (metres: number) => number;
  /** A number of the unit in words, for an axis. */
  readonly long: (value: number) => string;
  readonly high: (value: number) => string;
}

const metresInFoot = 0.3048;

/** Kilometres and metres, unless the visitor has chosen miles and feet. */
export function useLengths(): Lengths {
  const format = useFormat();
  const { name } = useScope();
  const unit: LengthUnit = useChoice(name) === 'miles' ? 'miles' : 'metric';
  const isMiles = unit === 'miles';
  const written = (value: number, unitName: string) =>
    format.number(value, {
      style: 'unit',
      unit: unitName,
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    });
  const ofMetres = (metres: number) => (isMiles ? metres / metresInFoot : metres);
  const high = (value: number) => written(Math.round(value) || 0, isMiles ? 'foot' : 'meter');
  return {
    unit,
    choose: (chosen) => keepChoice(name, chosen === 'miles' ? 'miles' : undefined),
    distance: (kilometres) => lengthText(kilometres, unit, format, 100),
    height: (metres) => high(ofMetres(metres)),
    ofKilometres: (kilometres) => (isMiles ? kilometres / kilometresInMile : kilometres),
    ofMetres,
    long: (value) => written(value, isMiles ? 'mile' : 'kilometer'),
    high,
  };
}
