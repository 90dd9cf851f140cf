/** The name that has the most pairs of letters of the one given: what was probably meant. */
export function nearest(name: string, names: readonly string[]): string {
  const likeness = (known: string) =>
    [...name].filter((_, index) => known.includes(name.slice(index, index + 2))).length;
  return names.reduce((best, known) => (likeness(known) > likeness(best) ? known : best));
}
