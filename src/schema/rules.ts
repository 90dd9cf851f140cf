import { cutGraphemes } from '#src/text/cut.ts';
import { safeHref, safeSource } from '#src/text/safe-link.ts';

/** What a rule gives for a value that it does not accept. */
export const refused = Symbol('refused');

/** Stands in for the address of the page, which a schema does not know. */
const base = 'https://site.invalid/';

/** A scheme other than http and https where an address of a `srcset` begins: behind space, a comma or a control character. */
const otherScheme = /(^|[\0- ,])(?!https?:)[a-z][\w+.-]*:/i;

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

/**
 * The rules for texts: the closed list of what a schema may ask for beyond types and limits. Each takes the text and
 * gives it, changed or not, or `refused`. A rule's name is what an author is told to write.
 */
export const rules = {
  /** Without white space at either end. */
  trim: (text: string) => text.trim(),
  /** The first so many graphemes. */
  cut: (text: string, length: number) => cutGraphemes(text, length),
  /** An address that may be linked (trust, row 6). */
  address: (text: string) => (safeHref(text, base) ? text : refused),
  /** An address of a file (trust, rows 15 and 17). */
  'web address': (text: string) => (safeSource(text, base) ? text : refused),
  /** A `srcset` all of whose files have such an address. */
  'web addresses': (text: string) => (otherScheme.test(text) ? refused : text),
  /** A text that can stand in a comma-joined list. */
  'text without a comma': (text: string) => (text.includes(',') ? refused : text),
  /** A day or an instant: `yyyy-mm-dd`, or full ISO 8601 with offset. */
  date: (text: string) => (isoDate.test(text) ? text : refused),
  /** A time of day; `24:00` is the end of the day. */
  'HH:MM': (text: string) => (/^\d\d:[0-5]\d$/.test(text) && text < '24:01' ? text : refused),
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
  'IANA time zone': (text: string) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return text;
    } catch {
      return refused;
    }
  },
  /**
   * A kind of file as `accept` takes it: `docx` is read as `.docx`, `image/jpg` as `image/jpeg`. What could be neither the
   * end of a name nor a media type matches no file.
   */
  '.pdf, image/*, …': (text: string) => {
    const kind = text.trim().toLowerCase();
    const named = kind.includes('/')
      ? kind.replace(/^image\/jpg$/, 'image/jpeg')
      : kind.replace(/^\*?\.?/, '.');
    return /^((\.[\w~+-]+)+|[\w.+-]+\/([\w.+-]+|\*))$/.test(named) ? named : refused;
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

/** The hint that an author reads when a rule refuses a text. */
export const expectedBy = ([name, argument]: RuleCall): string =>
  name === 'oneOf' ? argument.join(' | ') : name;

/** Applies a rule to a text; gives the text that it makes of it, or `refused`. */
export const applyRule = ([name, argument]: RuleCall, text: string): string | typeof refused =>
  (rules[name] as (text: string, argument: unknown) => string | typeof refused)(text, argument);
