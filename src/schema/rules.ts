import { cutGraphemes } from '#src/text/cut.ts';
import { safeHref } from '#src/text/safe-link.ts';

/** What a rule gives for a value that it does not accept. */
export const refused = Symbol('refused');

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

/**
 * The rules for texts: the closed list of what a schema may ask for beyond types and limits. Each takes the text and
 * gives it, changed or not, or `refused`.
 */
export const rules = {
  /** Without white space at either end. */
  trim: (text: string) => text.trim(),
  /** The first so many graphemes. */
  cut: (text: string, length: number) => cutGraphemes(text, length),
  /** An address that may be linked (trust, row 6). */
  address: (text: string) => (safeHref(text, 'https://site.invalid/') === undefined ? refused : text),
  /** A day or an instant: `yyyy-mm-dd`, or full ISO 8601 with offset. */
  date: (text: string) => (isoDate.test(text) ? text : refused),
  /** The origin of an http or https address. */
  origin: (text: string) => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : refused;
  },
  /** A host, with its port where it has one, and nothing else of an address. */
  host: (text: string) => {
    const url = URL.parse(`https://${text}`);
    return url?.href === `https://${url?.host}/` ? url.host : refused;
  },
  /** The name of an IANA time zone. */
  zone: (text: string) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return text;
    } catch {
      return refused;
    }
  },
  /** One of some words, in any letter case. */
  oneOf: (text: string, words: readonly string[]) =>
    words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? refused,
};

/** Name of a rule. */
export type RuleName = keyof typeof rules;

/** A rule, and its argument where it takes one. */
export type RuleCall = {
  [Name in RuleName]: Parameters<(typeof rules)[Name]> extends [string, infer Argument]
    ? readonly [Name, Argument]
    : readonly [Name];
}[RuleName];

const expectations: Partial<Record<RuleName, string>> = { zone: 'IANA time zone' };

/** What an author is told to write where a rule refuses a text. */
export const expectedBy = ([name, argument]: RuleCall): string =>
  name === 'oneOf' ? argument.join(' | ') : (expectations[name] ?? name);

/** Applies a rule to a text; gives the text that it makes of it, or `refused`. */
export const applyRule = ([name, argument]: RuleCall, text: string): string | typeof refused =>
  (rules[name] as (text: string, argument: unknown) => string | typeof refused)(text, argument);
