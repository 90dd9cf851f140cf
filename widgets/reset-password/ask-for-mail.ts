import { ApiError } from '#src/api/errors.ts';
import { revealsRefusal } from '#src/forms/account/reveals-account.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ResetCall } from './useResetCall.ts';

/**
 * Asks for the mail. Nobody learns whether the service knows the address, even from one that says so: a refusal reads
 * like success, but for a waiting time and a mail that is no mail.
 */
export async function askForMail(
  call: ResetCall,
  email: string,
  lang: Language,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await call({ email, lang }, signal);
  } catch (reason) {
    if (!(reason instanceof ApiError) || !revealsRefusal(reason)) throw reason;
  }
}
