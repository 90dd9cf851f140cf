import { patterns } from '#src/text/patterns.ts';

/** Characters of a set's name. */
export const longestName = 100;

/** A set's name as it is sent; undefined where it is none: blank, too long, or with other characters than a file's name has. */
export function collectionName(typed: string): string | undefined {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return name !== '' && name.length <= longestName && patterns.filename(name) ? name : undefined;
}
