import { ApiError } from '#src/api/errors.ts';

/**
 * Whether a call failed since the device is offline: nothing answered it, and the browser says so. Each of both alone may be
 * wrong: a service is down, or one of two connections is gone.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/**
 * Whether a call that failed is made once more by itself (`retry` of a query). What the device cannot reach waits until it is
 * online; what was refused is refused again.
 *
 * @param isFinal whether an error is such a refusal
 */
export const onceUnless =
  (isFinal: (error: Error) => boolean = () => false) =>
  (failures: number, error: Error): boolean =>
    failures < 1 && !isUnreachable(error) && !isFinal(error);

/** Calls once when the device is online again. @returns ends it */
export function whenOnline(call: () => void): () => void {
  window.addEventListener('online', call, { once: true });
  return () => window.removeEventListener('online', call);
}
