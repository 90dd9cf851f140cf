import type { Facet } from '../facet.schema.ts';
import type { FacetValue } from '../choices.ts';

/** What a group of values draws. */
export interface ChoiceProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly labelOf: (value: string) => string;
  readonly onChange: (values: readonly string[], label: string) => void;
}
