import { ApiError } from '#src/api/errors.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { mostFavourites } from './favourite-list.ts';
import { FullError } from './local-favourites.ts';
import type { Message } from './messages.ts';

/**
 * Why favourites could not be changed, in words for the visitor; undefined where nobody needs to be told: the session
 * has ended by the visitor's own doing.
 */
export function saveErrorText(t: Translate<Message>, reason: unknown): string | undefined {
  if (reason instanceof FullError) return t('full', { count: mostFavourites });
  if (!(reason instanceof ApiError)) return undefined;
  const { status, error, retryAfter } = reason;
  if (error === 'full') return t('full', { count: mostFavourites });
  if (status === 401) return t('signedOut');
  if (status === 403 || status === 419) return t('refused');
  if (status === 429 && retryAfter !== undefined)
    return t('later', { count: Math.max(1, Math.ceil(retryAfter / 1000)) });
  return t(status === 0 && !navigator.onLine ? 'offline' : 'failed');
}
