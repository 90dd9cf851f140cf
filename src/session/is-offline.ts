import type { FetchStatus } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';

/** Whether a call failed since the device is offline: nothing answered it. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** Whether a query waits until the device is online again, or failed since it is not. */
export const isOffline = (query: { readonly error: unknown; readonly fetchStatus: FetchStatus }): boolean =>
  query.fetchStatus === 'paused' || isUnreachable(query.error);
