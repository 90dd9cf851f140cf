import type { Refusal } from '#src/api/answers/refusal.schema.ts';

/** What may be said of an address that was typed. */
const ofShape: readonly (string | undefined)[] = ['required', 'pattern', 'short', 'long'];

/** Whether a refusal of a mail address would reveal who has an account: any but those of its shape. */
export const revealsAccount = (key: Refusal | undefined): boolean =>
  key !== undefined && !ofShape.includes(key);
