import { countryCodes } from '#src/countries/codes.ts';
import type { Purpose, Rule } from './widget.ts';

/** In the order in which visitors choose of them. */
export const purposes = [
  'tourism',
  'umrah',
  'business',
  'transit',
  'visit',
  'study',
] as const satisfies Purpose[];

export const documentTypes = [
  'passport',
  'travelDocument',
  'diplomatic',
] as const satisfies Rule['documentType'][];

const codes: ReadonlySet<string> = new Set(countryCodes);

/** Whether a text is the code of a country, in capitals. */
export const isCountry = (name: string): boolean => codes.has(name);

/** The countries of which residence or a visa counts in some rule. */
export const residences = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.flatMap(({ residenceIn }) => residenceIn).filter(isCountry)),
];
