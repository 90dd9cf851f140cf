import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { projectRoot } from './widgets.ts';

/** What a page of a release needs, for the proof that the next one brings it no harm. */
export interface KeptRelease {
  /** As the packages carry it: `0.1.0-3f9c01ab`. */
  readonly version: string;
  /** The build below `dist/`, and the examples as `widgets/<name>/examples/<example>.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Where the release before this one is kept. */
export const keptFile = join(projectRoot, 'testing/proof/release-before.br');

/** What the file may weigh, in bytes: every release adds one to the history. */
export const keptLimit = 2_000_000;

/** What packages alone need of a build: schemas of the authors' forms, and the words of the forms. */
const isForAuthors = (path: string) => /^(?:schemas\/|authors\.)/.test(path);

/**
 * What is kept of a release.
 *
 * @param version of the release
 * @param build its files, by their path in `dist/`
 * @param examples the text of each example, by its path in the project
 */
export const keptOf = (
  version: string,
  build: ReadonlyMap<string, Uint8Array>,
  examples: ReadonlyMap<string, Uint8Array>,
): KeptRelease => ({
  version,
  files: new Map([
    ...[...build]
      .filter(([path]) => !isForAuthors(path))
      .map(([path, file]) => [`dist/${path}`, file] as const),
    ...examples,
  ]),
});

/** What stands before the files: their paths and lengths in bytes, in order. */
interface Head {
  readonly version: string;
  readonly files: readonly (readonly [path: string, length: number])[];
}

/**
 * Puts a release into one file: a line of JSON, then the files one after another, all of it compressed by brotli.
 *
 * @param limit what the file may weigh, in bytes
 * @throws Error where it weighs more
 */
export function packRelease({ version, files }: KeptRelease, limit = keptLimit): Buffer {
  const head: Head = { version, files: [...files].map(([path, { length }]) => [path, length]) };
  const plain = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files.values()]);
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  if (packed.length > limit)
    throw new Error(`The kept release weighs ${packed.length} bytes and may weigh ${limit}.`);
  return packed;
}

/**
 * Reads what `packRelease` wrote.
 *
 * @throws Error where it is something else, or not whole
 */
export function unpackRelease(packed: Uint8Array): KeptRelease {
  try {
    const plain = brotliDecompressSync(packed);
    const headEnd = plain.indexOf('\n');
    const { version, files } = JSON.parse(plain.subarray(0, headEnd).toString()) as Head;
    let end = headEnd + 1;
    const read = new Map(files.map(([path, length]) => [path, plain.subarray(end, (end += length))]));
    if (end !== plain.length) throw new Error(`its files have ${end} bytes, it has ${plain.length}`);
    return { version, files: read };
  } catch (cause) {
    throw new Error(`This is no kept release: ${String(cause)}. npm run package -- --keep writes one.`, {
      cause,
    });
  }
}
