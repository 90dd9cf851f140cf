import { graphemes } from './cut.ts';

/** How many characters a text has, as visitors count them. */
export function countCharacters(text: string): number {
  let count = 0;
  // oxlint-disable-next-line no-unused-vars -- counted only
  for (const _ of graphemes(text)) count += 1;
  return count;
}

/** Whether a text has more characters than it may have. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && countCharacters(text) > most;
