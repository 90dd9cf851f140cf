import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';

/** Something that can be chosen from a list. */
export interface ComboboxOption {
  readonly value: string;
  /** As visitors read it. */
  readonly label: string;
  /** Other names that visitors may type: codes, English and former names. They are not shown. */
  readonly names?: readonly string[];
  /** Heading under which it stands; options of a group stand together. */
  readonly group?: string | undefined;
}

/** Between words, in every script. */
const betweenWords = /[^\p{L}\p{N}]+/u;

/** How near a name is to what was typed: 0 is the same, `none` has nothing of it. */
function distanceOf(name: string, term: string): number {
  if (name === term) return 0;
  if (name.startsWith(term)) return 1;
  if (name.split(betweenWords).some((word) => word.startsWith(term))) return 2;
  return name.includes(term) ? 3 : none;
}

const none = Infinity;

/**
 * The options in which a visitor may find what was typed, the nearest first: a name that is the same, one that begins so, one with
 * a word that does, one that holds it. Labels come before other names, and equal ones stay in their order. A code counts whole alone,
 * another name from the beginning of a word.
 *
 * @param typed all options are given for an empty text
 */
export function matchOptions(
  options: readonly ComboboxOption[],
  typed: string,
  language: Language,
): readonly ComboboxOption[] {
  const fold = (text: string) => foldForMatching(text, language).trim();
  const term = fold(typed);
  if (term === '') return options;
  const distance = ({ label, names = [] }: ComboboxOption) =>
    Math.min(
      2 * distanceOf(fold(label), term),
      ...names.map((name) => {
        const its = distanceOf(fold(name), term);
        const counts = its === 0 || (its < 3 && name.length > longestCode);
        return counts ? 2 * its + 1 : none;
      }),
    );
  return options
    .map((option) => ({ option, distance: distance(option) }))
    .filter((match) => match.distance < none)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ option }) => option);
}

/** Letters of codes of countries, currencies and airports. */
const longestCode = 3;

/** The one option that a text names, by its label or another name; undefined for none and for several. */
export function optionNamed(
  options: readonly ComboboxOption[],
  text: string,
  language: Language,
): ComboboxOption | undefined {
  const fold = (name: string) => foldForMatching(name, language).trim();
  const term = fold(text);
  const named = options.filter(({ label, names = [] }) =>
    [label, ...names].some((name) => fold(name) === term),
  );
  return term !== '' && named.length === 1 ? named[0] : undefined;
}
