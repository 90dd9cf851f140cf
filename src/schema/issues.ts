import { toJson } from '#src/text/json.ts';
/** One thing that is wrong with a configuration, said so that an author can mend it. */
export interface ConfigIssue {
  /** Where it stands, `items[2].ctaLink`; empty for the configuration as a whole. */
  readonly path: string;
  /** What was expected there: `string`, `number`, `array`, …, or the values that are allowed. */
  readonly expected: string;
  /** What was found there: a type, or the value itself where that is short. */
  readonly found: string;
}

/** A configuration that cannot be used: it is not JSON, or a required field is missing or wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly issues: readonly ConfigIssue[];

  constructor(issues: readonly ConfigIssue[]) {
    super(issues.map(formatIssue).join('; '));
    this.issues = issues;
  }
}

/** An issue as one clause for the console: `items[2].ctaLink: expected string, found number`. */
export const formatIssue = ({ path, expected, found }: ConfigIssue): string =>
  `${path || 'configuration'}: expected ${expected}, found ${found}`;

/** The kind of a value, and the value itself where an author recognises it by that. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  if (typeof value !== 'string') return `${typeof value} ${toJson(value)}`;
  return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
}
