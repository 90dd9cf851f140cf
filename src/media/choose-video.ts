import { safeSource } from '#src/text/safe-link.ts';
import type { VideoReference } from './video.schema.ts';

/**
 * Addresses of a film in the order in which they are tried: Scene7's before the asset manager's (catalogue,
 * conventions: "Image"). Only what the page may fetch, http and https.
 *
 * @param pageUrl address of the page
 */
export function chooseVideo(reference: VideoReference, pageUrl: string): readonly string[] {
  const { s7videoFileReference, videoFileReference } = reference;
  const addresses = [s7videoFileReference, videoFileReference].filter((address) => address !== undefined);
  return [...new Set(addresses)].filter((address) => safeSource(address, pageUrl));
}
