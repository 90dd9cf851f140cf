import { ApiError } from '#src/api/errors.ts';

/** Whether the service has refused a visitor who is signed in: to ask again changes nothing. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;
