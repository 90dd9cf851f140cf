/** Letters that a name in an address has at most. */
const longest = 60;

/**
 * A heading's text as a name in an address: letters, marks and digits of every script stay as they are, all else is a
 * hyphen. Empty where there is nothing of these.
 */
export function toSlug(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words.replace(/^-/, '')].slice(0, longest).join('').replace(/-$/, '');
}

/**
 * The first of a name, the name with 2, with 3 and so on that is free.
 *
 * @param isTaken whether a name is another's
 */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`;
  return free;
}
