import type { ApiError } from '#src/api/errors.ts';
import type { Refusal } from '#src/api/answers/refusal.schema.ts';

/** What may be said of an address that was typed. */
const ofShape: readonly (string | undefined)[] = ['required', 'pattern', 'short', 'long'];

/** Whether a refusal of a mail address would reveal who has an account: any but those of its shape. */
export const revealsAccount = (key: Refusal | undefined): boolean =>
  key !== undefined && !ofShape.includes(key);

/**
 * Whether a refusal of a form that asks for a mail would reveal who has an account: any but a waiting time, and one of
 * the address's shape.
 */
export function revealsRefusal({ status, error, fields, retryAfter }: ApiError): boolean {
  const isRefusal = status >= 400 && status < 500;
  const isOfTime = status === 429 || retryAfter !== undefined;
  return isRefusal && !isOfTime && ![fields['email'], error].some((key) => key && ofShape.includes(key));
}
