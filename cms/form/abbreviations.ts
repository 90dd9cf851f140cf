import type { Form } from './form.ts';

/**
 * Two letters for each widget, by which an author tells them apart where there is no room for a name: the first letters of
 * the first two words of its title, else the first letter and a later one.
 *
 * @returns by the widget's name; no two are the same
 * @throws Error where all that a title offers is taken
 */
export function abbreviationsOf(forms: readonly Form[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    forms.map(({ name, title }) => {
      const free = offeredBy(title).find((letters) => !taken.has(letters));
      if (free === undefined) throw new Error(`${title} has no two letters that no other widget has.`);
      taken.add(free);
      return [name, free];
    }),
  );
}

function offeredBy(title: string): string[] {
  const [first = '', ...later] = title.replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const starts = title
    .split(' ')
    .slice(1)
    .map(([letter = '']) => letter.toUpperCase());
  const letters = later.filter((letter) => letter !== ' ').map((letter) => letter.toLowerCase());
  return [...starts, ...letters].map((letter) => first.toUpperCase() + letter);
}
