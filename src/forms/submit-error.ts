import { ApiError } from '#src/api/errors.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { FormField } from './definition.ts';
import type { Message } from './messages.ts';

/** Why a form was not sent. A new one takes the focus. */
export interface SubmitError {
  readonly title: string;
  readonly texts: readonly string[];
  readonly fields: readonly { readonly field: FormField; readonly message: string }[];
  /** When it may be sent again, in ms since 1970. */
  readonly until?: number | undefined;
  /** Nothing that the visitor could put right: the form could not be sent. */
  readonly isUnsent?: boolean | undefined;
}

/** Whether the form may not be sent yet. */
export const isTooEarly = (submitError: SubmitError | undefined): boolean =>
  (submitError?.until ?? 0) > Date.now();

/** What visitors read about fields that have to be put right. */
export const submitErrorWith = (t: Translate<Message>, fields: SubmitError['fields']): SubmitError => ({
  title: t('faults', { count: fields.length }),
  texts: [],
  fields,
});

/** What visitors read where the form was emptied on its way: they have signed out, or somebody else has signed in. */
export const submitErrorLeft = (t: Translate<Message>): SubmitError => ({
  title: t('left'),
  texts: [t('leftText')],
  fields: [],
});

/**
 * What visitors read about a form that was not taken: why, that what they typed is kept, and when it may be sent again.
 * A refusal of a field is shown at that field; for a field that is not in the form there is a text of its own.
 *
 * @param ownWords what a widget says of a refusal in place of the words that all forms have
 */
export function submitErrorOf(
  t: Translate<Message>,
  reason: unknown,
  fields: readonly FormField[],
  ownWords?: (error: ApiError) => string | undefined,
): SubmitError {
  const error = reason instanceof ApiError ? reason : undefined;
  const refused = Object.entries(error?.fields ?? {}).map(([name, key]) => ({
    field: fields.find((field) => field.name === name || field.refusedAs?.includes(name)),
    message: t(key),
  }));
  const known = refused.flatMap(({ field, message }) => (field ? [{ field, message }] : []));
  const isUnknown = refused.length > known.length;
  const texts = [
    (known.length === 0 || isUnknown) && ((error && ownWords?.(error)) ?? wordsFor(t, error)),
    isUnknown && t('otherField'),
    t('kept'),
  ].filter((text) => text !== false);
  const { retryAfter } = error ?? {};
  return {
    title: t('notSent'),
    texts,
    fields: known,
    isUnsent: known.length === 0,
    until: retryAfter === undefined ? undefined : Date.now() + retryAfter,
  };
}

function wordsFor(t: Translate<Message>, error: ApiError | undefined): string {
  if (!error || error.status === 401) return t('signedOut');
  // Its key speaks of many, and not of too soon.
  if (error.status === 429) return t('tooOften');
  if (error.error) return t(error.error);
  if (error.status === 0) return navigator.onLine ? t('noAnswer') : t('offline');
  if (error.status === 413) return t('tooMuch');
  return t('failed');
}
