/** The known name that shares most pairs of letters with the given one. */
export function nearest(name: string, names: readonly string[]): string {
  const likeness = (known: string) =>
    [...name].filter((_, index) => known.includes(name.slice(index, index + 2))).length;
  return names.reduce((best, known) => (likeness(known) > likeness(best) ? known : best));
}
