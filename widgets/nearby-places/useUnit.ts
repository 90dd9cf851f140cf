import { lengthText, type LengthUnit } from '#src/geo/distance.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { useScope } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';

/** The unit of all distances. */
export interface Unit {
  readonly unit: LengthUnit;
  /** Remembers another unit in this browser. */
  readonly choose: (unit: LengthUnit) => void;
  /** A distance in words. */
  readonly inWords: (kilometres: number) => string;
}

/** Kilometres and metres, unless the visitor has chosen miles and feet. */
export function useUnit(): Unit {
  const format = useFormat();
  const { name } = useScope();
  const unit: LengthUnit = useChoice(name) === 'miles' ? 'miles' : 'metric';
  return {
    unit,
    choose: (chosen) => keepChoice(name, chosen === 'miles' ? 'miles' : undefined),
    inWords: (kilometres) => lengthText(kilometres, unit, format),
  };
}
