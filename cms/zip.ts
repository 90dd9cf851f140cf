import { zipSync } from 'fflate';
import type { Files } from './release.ts';

/** The first moment that a zip can name, so that the same files make the same bytes. */
const noTime = new Date(1980, 0, 1);

/**
 * Packs files in the order of their paths.
 *
 * @returns the same bytes for the same files, on every machine
 */
export function zip(files: Files): Uint8Array {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(entries.map(([path, content]) => [path, bytesOf(content)])), {
    level: 9,
    mtime: noTime,
  });
}

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
