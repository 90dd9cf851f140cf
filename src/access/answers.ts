import { isObject } from '#src/schema/coerce.ts';

/**
 * Answers about access, read by their very values: the reader of other answers takes `"true"` for true, and here each doubt
 * closes.
 */

/** Why a page stays closed to the visitor. */
export type ClosedReason = 'anonymous' | 'role' | 'quota';

/** W1. */
export interface PaywallAnswer {
  /** Undefined where the visitor may read the page. */
  readonly reason: ClosedReason | undefined;
  /** Free views that are left; undefined where they are not counted. */
  readonly remaining: number | undefined;
}

/** T1. */
export interface TermsAnswer {
  readonly access: 'granted' | 'denied' | 'pending' | 'rejected';
  /** Why a request was rejected; empty without a reason. */
  readonly reason: string;
  /** Version of the terms that the visitor has accepted; empty where there is none. */
  readonly termsVersion: string;
}

/** The fields that an answer itself has: a page may have put others on every object. */
const fieldsOf = (answer: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null) as object, isObject(answer) ? answer : undefined);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const closedReason = (value: unknown): ClosedReason | undefined =>
  value === 'anonymous' || value === 'role' || value === 'quota' ? value : undefined;

/** Reads W1; undefined for an answer of any other shape. */
export function toPaywall(answer: unknown): PaywallAnswer | undefined {
  const { allowed, reason: given, remaining: left } = fieldsOf(answer);
  const remaining = typeof left === 'number' && left >= 0 ? Math.floor(left) : undefined;
  if (allowed === true) return { reason: undefined, remaining };
  const reason = closedReason(given);
  return allowed === false && reason ? { reason, remaining } : undefined;
}

/** Reads T1; undefined for an answer of any other shape. */
export function toTerms(answer: unknown): TermsAnswer | undefined {
  const { access, reason, termsVersion } = fieldsOf(answer);
  if (access !== 'granted' && access !== 'denied' && access !== 'pending' && access !== 'rejected')
    return undefined;
  return { access, reason: textOf(reason), termsVersion: textOf(termsVersion) };
}
