import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import type { KeptDownload } from './cart.schema.ts';
import { downloads } from './storage.ts';

/** Packages that the visitor has asked for, as this browser keeps them: the newest first, open jobs too. */

/** Packages that are kept. */
const mostDownloads = 10;

const none: readonly KeptDownload[] = [];

/** What the browser has kept; the same list as long as nothing changes. */
export const readDownloads = (): readonly KeptDownload[] => readKey(downloads) ?? none;

/** Calls back after each change, by this tab or another. @returns ends it */
export const subscribeDownloads = (listener: () => void): (() => void) => subscribe(downloads, listener);

/**
 * Keeps a package. One of the same job takes the place of what was known of it.
 *
 * @returns false where the browser refuses to keep it: it is there for as long as the page
 */
export function keepDownload(download: KeptDownload): boolean {
  const isSame = ({ jobId, at }: KeptDownload) =>
    download.jobId === '' ? at === download.at && jobId === '' : jobId === download.jobId;
  const known = readDownloads();
  const isKnown = known.some(isSame);
  const list = isKnown
    ? known.map((one) => (isSame(one) ? download : one))
    : [download, ...known].slice(0, mostDownloads);
  return writeKey(downloads, [...list]);
}

/** Forgets all packages. */
export const forgetDownloads = (): void => removeKey(downloads);
