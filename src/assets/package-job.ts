import type { PackageAnswer } from './asset.schema.ts';
import { isBefore } from './licence.ts';

/** How often a package is asked for, and when that ends. */
export interface Polling {
  /** Seconds between two questions. */
  readonly pollSeconds: number;
  /** Questions. */
  readonly pollLimit: number;
}

/** Where a package is: still packed, asked for long enough, to be had, to be had in part, past its time, not to be had. */
export type PackageState = 'preparing' | 'slow' | 'ready' | 'partly' | 'expired' | 'failed';

/**
 * Where a package is.
 *
 * @param asked questions so far
 */
export function packageState(
  answer: Pick<PackageAnswer, 'state' | 'url' | 'jobId' | 'expires'>,
  asked: number,
  { pollLimit }: Pick<Polling, 'pollLimit'>,
  now: Date,
  timeZone: string,
): PackageState {
  const { state, url, expires } = answer;
  if (state === 'failed') return 'failed';
  if (url === '') return asked < pollLimit ? 'preparing' : 'slow';
  if (!isBefore(now, expires, timeZone)) return 'expired';
  return state === 'partly' ? 'partly' : 'ready';
}
