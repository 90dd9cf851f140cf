import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Sizes by the hash of what was measured: a file is in the sums of many widgets, and a build that compressed it each time took 114 s, not 27. */
const knownSizes = new Map<string, number>();

/** Size of a text as it goes over the line, in bytes. */
export function brotli(source: string | Uint8Array): number {
  const key = hash('sha256', source);
  const size = knownSizes.get(key) ?? brotliCompressSync(source).length;
  knownSizes.set(key, size);
  return size;
}
