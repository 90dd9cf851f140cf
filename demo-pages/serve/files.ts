import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A folder whose files are served. */
export interface Mount {
  /** Beginning of the path, with a slash at either end. */
  readonly prefix: string;
  readonly folder: string;
  /** Which files of it; all, where this is missing. */
  readonly only?: RegExp;
  /** Which of its files never change under their name. */
  readonly immutable?: RegExp;
}

/** A file as it goes out. */
export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const types = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.mp3', 'audio/mpeg'],
  ['.mp4', 'video/mp4'],
  ['.ogg', 'audio/ogg'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.webm', 'video/webm'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** Types that a server compresses; the others are compressed already. */
const isText = (type: string) => /^text\/|json|javascript|svg/.test(type);

interface Known {
  readonly changed: number;
  readonly plain: Promise<Buffer>;
  compressed?: Promise<Buffer>;
}

/**
 * Serves the files of some folders. What was read and compressed once is kept in memory until the file changes.
 *
 * @returns the file at a path; undefined where there is none
 */
export function createFiles(mounts: readonly Mount[]) {
  const known = new Map<string, Known>();

  const read = async (file: string): Promise<Known | undefined> => {
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const kept = known.get(file);
    if (kept?.changed === facts.mtimeMs) return kept;
    const fresh: Known = { changed: facts.mtimeMs, plain: readFile(file) };
    known.set(file, fresh);
    return fresh;
  };

  return async (path: string, acceptsBrotli: boolean): Promise<ServedFile | undefined> => {
    const name = decode(path);
    // A path is plain names between slashes: none that leads out of its folder, none that is hidden.
    if (name === undefined || /(^|\/)\.|\\|\0/.test(name)) return undefined;
    for (const { prefix, folder, only, immutable } of mounts) {
      const rest = name.slice(prefix.length);
      if (!name.startsWith(prefix) || (only && !only.test(rest))) continue;
      const type = types.get(extname(rest).toLowerCase());
      const found = type && (await read(join(folder, rest)));
      if (!found) continue;
      const plain = await found.plain;
      const isCompressed = acceptsBrotli && isText(type);
      const body = isCompressed ? await (found.compressed ??= toBrotli(plain)) : plain;
      return {
        body,
        headers: {
          'content-type': type,
          'cache-control': immutable?.test(rest) ? 'public, max-age=31536000, immutable' : 'no-cache',
          'x-content-type-options': 'nosniff',
          etag: `"${found.changed.toString(36)}-${plain.length.toString(36)}${isCompressed ? '-br' : ''}"`,
          ...(isText(type) && { vary: 'accept-encoding' }),
          ...(isCompressed && { 'content-encoding': 'br' }),
        },
      };
    }
    return undefined;
  };
}

/**
 * Compresses a text.
 *
 * @param quality up to 11, which takes its time: for what is compressed once
 */
export const toBrotli = (plain: Buffer, quality = 11): Promise<Buffer> =>
  compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
