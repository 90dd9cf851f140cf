/** What came of the browser's own sharing: a visitor who closes it has made no mistake. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Whether the browser can hand something to the visitor's other apps. Not to be asked on a server. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Errors of a visitor who closes the browser's sheet, or who presses again while it is open. */
const cancelling = new Set(['AbortError', 'InvalidStateError']);

/** Opens the browser's own sheet for sharing. To be called while a press is handled. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return cancelling.has((error as Partial<Error> | null)?.name ?? '') ? 'cancelled' : 'failed';
  }
}
