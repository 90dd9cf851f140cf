import { ApiError } from '#src/api/errors.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';

/** Whether the session ended with it: there is nobody any more whose choice could be kept. */
export const isSignedOut = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status === 401;

/** What a visitor is told of interests that could not be saved: why, and when it can be tried again. */
export function troubleText(t: Translate<keyof typeof en>, reason: unknown): string {
  if (!(reason instanceof ApiError) || reason.status === 401) return t('signedOut');
  const { status, retryAfter } = reason;
  if (status === 403) return t('refused');
  if (status === 409) return t('changed');
  if (status === 429) {
    return retryAfter === undefined
      ? t('failed')
      : t('later', { count: Math.max(1, Math.ceil(retryAfter / 1000)) });
  }
  return t(status === 0 && !navigator.onLine ? 'offline' : 'failed');
}
