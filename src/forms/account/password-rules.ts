import { countCharacters } from '#src/text/count.ts';
import type { PasswordPolicy } from './policy.schema.ts';

/** What a policy can ask for. */
export type PasswordRule = keyof PasswordPolicy;

const kinds = {
  letters: /\p{L}/u,
  digits: /\p{Nd}/u,
  // A joined emoji is one, whatever it is made of.
  symbols: /[\p{P}\p{S}]/u,
};

/**
 * The rules that a password does not meet. Characters are counted as visitors count them, of any script; blanks count,
 * too.
 */
export const unmetRules = (password: string, policy: PasswordPolicy): PasswordRule[] => [
  ...(countCharacters(password) < policy.min ? (['min'] as const) : []),
  ...(['letters', 'digits', 'symbols'] as const).filter(
    (kind) => policy[kind] && !kinds[kind].test(password),
  ),
];

/** How hard a password is to guess, in words. */
export type Strength = 'weak' | 'fair' | 'strong';

/** How many characters there are of each kind; of the last kind, scripts other than Latin, at least so many. */
const pools: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\p{Nd}/u, 10],
  [/[\p{P}\p{S}\p{Z}]/u, 33],
  [/[^\p{ASCII}\p{P}\p{S}\p{Z}\p{N}]/u, 60],
];

/** Bits from which a password is fair, and strong. */
const fairBits = 50;
const strongBits = 70;

/**
 * An estimate from length and kinds of characters. A character that repeats or follows the one before (`aaa`, `123`,
 * `321`) adds nothing; a short text said several times counts once.
 */
export function strengthOf(password: string): Strength {
  const once = /^(.+?)\1+$/su.exec(password)?.[1] ?? password;
  const codes = [...once.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const telling = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length;
  const pool = pools.reduce((sum, [kind, size]) => (kind.test(once) ? sum + size : sum), 1);
  const bits = telling * Math.log2(pool);
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}
