import { ApiError } from '#src/api/errors.ts';
import { revealsAccount } from '#src/forms/account/reveals-account.ts';

/** Reasons of a conflict which is that of an address. */
const conflicts: readonly (string | undefined)[] = [undefined, 'taken', 'duplicate', 'notAccepted'];

/**
 * Removes from a refusal what shows that an address is known: nobody may learn here who has an account.
 *
 * @returns what visitors read about; undefined where nothing else was wrong, which looks like success
 */
export function hideKnownAddress(reason: unknown): unknown {
  if (!(reason instanceof ApiError)) return reason;
  const { email, ...others } = reason.fields;
  const [first] = Object.values(others);
  if (!revealsAccount(email)) {
    const isConflict = reason.status === 409 && conflicts.includes(reason.error);
    return isConflict && !email && !first ? undefined : reason;
  }
  if (!first) return undefined;
  const { url, retryAfter } = reason;
  return new ApiError('Refused', { status: 422, url, error: first, fields: others, retryAfter });
}
