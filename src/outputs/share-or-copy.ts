import { copyText } from './copy.ts';
import { canShare, share, type ShareOutcome } from './share.ts';

/**
 * Hands an address to the visitor's other apps; copies it where the browser cannot. To be called while a press is handled.
 *
 * @returns `refused` where the browser allows neither
 */
export async function shareOrCopy(
  data: ShareData & { readonly url: string },
): Promise<Exclude<ShareOutcome, 'failed'> | 'copied' | 'refused'> {
  const outcome = canShare() ? await share(data) : 'failed';
  if (outcome !== 'failed') return outcome;
  return (await copyText(data.url)) ? 'copied' : 'refused';
}
