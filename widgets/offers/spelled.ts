import { graphemes } from '#src/text/cut.ts';

/**
 * A code as it is read, letter by letter.
 *
 * @param space what a space is called
 */
export const spelled = (code: string, space: string): string =>
  [...graphemes(code)].map((letter) => (letter.trim() === '' ? space : letter)).join(' ');
