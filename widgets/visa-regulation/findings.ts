import { documentTypes, isCountry, purposes, residences } from './cases.ts';
import { judge, type Question } from './rules.ts';
import type { Config } from './widget.ts';

type Case = Pick<Question, 'purpose' | 'documentType'>;

/** Countries for which several rules of one rank have different outcomes. Rules are counted from 1. */
export interface Conflict extends Case {
  readonly rules: readonly number[];
  readonly countries: readonly string[];
}

/** Countries that rules or groups name and no rule fits. */
export interface Gap extends Case {
  readonly countries: readonly string[];
}

/** What an author should know of the rules. */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  readonly gaps: readonly Gap[];
  /** What is neither a country, nor a group, nor `*`. */
  readonly unknown: readonly string[];
  /** Rules that fit nobody: without a purpose, or without a nationality that is known. Counted from 1. */
  readonly unused: readonly number[];
}

type Rules = Pick<Config, 'rules' | 'groups'>;

/** The countries that rules or groups name, in capitals. */
export function namedCountries({ rules, groups }: Rules): string[] {
  const names = [...Object.values(groups).flat(), ...rules.flatMap(({ nationalities }) => nationalities)];
  return [...new Set(names.filter(isCountry))].toSorted();
}

/** Looks for contradictions and gaps among the rules (`inCapitals`), by asking them everything that they name. */
export function findingsOf(config: Rules): Findings {
  const { rules, groups } = config;
  const countries = namedCountries(config);
  const conflicts = new Map<string, Conflict>();
  const gaps: Gap[] = [];
  const used = new Set(rules.map(({ documentType }) => documentType));
  for (const documentType of documentTypes.filter((type) => used.has(type)))
    for (const purpose of purposes) {
      const without: string[] = [];
      const candidates = rules.filter(
        (rule) => rule.documentType === documentType && rule.purposes.includes(purpose),
      );
      const asked = ['', ...residences(candidates)];
      for (const nationality of countries)
        for (const residenceIn of asked) {
          const verdict = judge(
            { rules: candidates, groups },
            { nationality, purpose, documentType, residenceIn },
          );
          if (verdict.kind === 'none' && residenceIn === '') without.push(nationality);
          if (verdict.kind !== 'conflict') continue;
          const numbers = verdict.rules.map((rule) => rules.indexOf(rule) + 1);
          const key = [documentType, purpose, ...numbers].join(' ');
          const known = conflicts.get(key)?.countries ?? [];
          if (!known.includes(nationality))
            conflicts.set(key, { documentType, purpose, rules: numbers, countries: [...known, nationality] });
        }
      if (without.length > 0) gaps.push({ documentType, purpose, countries: without });
    }
  const isKnown = (name: string) => name === '*' || Object.hasOwn(groups, name) || isCountry(name);
  const codes = [...Object.values(groups).flat(), ...rules.flatMap(({ residenceIn }) => residenceIn)];
  const names = rules.flatMap(({ nationalities }) => nationalities);
  return {
    conflicts: [...conflicts.values()],
    gaps,
    unknown: [
      ...new Set([...names.filter((name) => !isKnown(name)), ...codes.filter((code) => !isCountry(code))]),
    ],
    unused: rules.flatMap(({ purposes: own, nationalities }, index) =>
      own.length === 0 || !nationalities.some(isKnown) ? [index + 1] : [],
    ),
  };
}
