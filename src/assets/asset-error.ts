import { ApiError } from '#src/api/errors.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { Message } from './messages.ts';

/** Why something was not kept, added or asked for, in words for the visitor. */
export function assetErrorText(t: Translate<Message>, reason: unknown): string {
  const { status = 0, error, retryAfter } = reason instanceof ApiError ? reason : {};
  if (status === 401) return t('signedOut');
  if (status === 403) return t('refused');
  if (error === 'full') return t('noRoom');
  if (status === 429 && retryAfter !== undefined)
    return t('later', { count: Math.max(1, Math.ceil(retryAfter / 1000)) });
  return t(status === 0 && !navigator.onLine ? 'offline' : 'failed');
}
