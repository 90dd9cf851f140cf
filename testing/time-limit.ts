/**
 * How many milliseconds a test, or a wait in it, may take: three times as many in continuous integration, where a machine
 * that is slow or busy is no fault of the project's. Where something hangs it ends, only later.
 */
export const timeLimit = (milliseconds: number): number => milliseconds * (process.env['CI'] ? 3 : 1);
