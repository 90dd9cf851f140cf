import { ownAddress } from '#src/api/own-address.ts';
import type { Page } from '#src/page/page.ts';
import type { PackageAnswer } from './asset.schema.ts';
import type { KeptDownload } from './cart.schema.ts';

/**
 * Where a package may be fetched: on the page's own origin, `apiOrigin` or an allowed one (catalogue, 75).
 *
 * @returns undefined without an address, and for one that is not followed
 */
export const packageAddress = (page: Page, url: string): string | undefined =>
  url === '' ? undefined : ownAddress(page, url).call?.address;

/** A package as the browser keeps it. An address that is not followed is not kept, and the package has failed. */
export function toKept(
  page: Page,
  { filename, at, jobId }: Pick<KeptDownload, 'filename' | 'at' | 'jobId'>,
  { state, url, bytes, expires }: PackageAnswer,
): KeptDownload {
  const address = packageAddress(page, url);
  const isFailed = state === 'failed' || (url !== '' && address === undefined);
  return {
    filename,
    at,
    jobId,
    bytes,
    expires,
    url: address ?? '',
    state: isFailed
      ? 'failed'
      : address === undefined
        ? 'preparing'
        : state === 'partly'
          ? 'partly'
          : 'ready',
  };
}
