import { tryRead } from '#src/schema/read.ts';
import { toJson } from '#src/text/json.ts';
import { arrangePlan, type LeftOut, type Limits, type Plan } from './plan.ts';
import { linkedPlan } from './plan.schema.ts';

/**
 * A plan in an address: `#plan=1.` and base64url of deflate-raw of JSON (catalogue, 47). It holds ids, days, minutes and
 * notes; no server is sent it.
 */

const mark = '#plan=';
const version = '1.';

/** Characters of a hash, `#` included, that is made or read. */
const longest = 8192;

/** Bytes of a plan that are unpacked. */
const most = 256 * 1024;

/**
 * Why there is no link, or no plan in one: the plan is too long for a link, the link is too long, or of another version, or
 * damaged, or the browser can neither pack nor unpack.
 */
export type LinkRefusal = 'long' | 'version' | 'damaged' | 'unsupported';

/** Makes the address of a page that shows a plan to others. */
export async function planAddress(
  page: string,
  { days }: Plan,
): Promise<{ readonly address: string } | { readonly refused: LinkRefusal }> {
  if (typeof CompressionStream === 'undefined') return { refused: 'unsupported' };
  const written = { days: days.map(({ stops }) => ({ stops: stops.map(toLinked) })) };
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(toJson(written)),
    longest,
  );
  const hash = packed && `${mark}${version}${toBase64Url(packed)}`;
  if (!hash || hash.length > longest) return { refused: 'long' };
  const { origin, pathname } = new URL(page);
  // What a visitor searched or was sent with is nobody else's business.
  return { address: `${origin}${pathname}${hash}` };
}

const toLinked = ({ id, minutes, note }: Plan['days'][number]['stops'][number]) => ({
  id,
  ...(minutes !== undefined && { minutes }),
  ...(note && { note }),
});

/** Whether an address has a plan in its hash, good or damaged. */
export const hasPlan = (hash: string): boolean => hash.startsWith(mark);

/**
 * Reads the plan of a hash that has one (`hasPlan`).
 *
 * @returns the plan, with how much of it was left out as it exceeds the limits, or why there is none
 */
export async function readPlanHash(
  hash: string,
  limits: Limits,
): Promise<{ readonly plan: Plan; readonly leftOut: LeftOut } | { readonly refused: LinkRefusal }> {
  if (hash.length > longest) return { refused: 'long' };
  const written = hash.slice(mark.length);
  if (!written.startsWith(version)) return { refused: /^\d+\./.test(written) ? 'version' : 'damaged' };
  if (typeof DecompressionStream === 'undefined') return { refused: 'unsupported' };
  try {
    const packed = fromBase64Url(written.slice(version.length));
    const unpacked = await through(new DecompressionStream('deflate-raw'), packed, most);
    if (!unpacked) return { refused: 'long' };
    const plan = tryRead(linkedPlan, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked)));
    return plan ? arrangePlan(plan, limits) : { refused: 'damaged' };
  } catch {
    return { refused: 'damaged' };
  }
}

/**
 * What a stream makes of bytes; undefined for more than so many, which are not waited for.
 *
 * @throws TypeError for bytes that it cannot read
 */
async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  maximum: number,
): Promise<Uint8Array | undefined> {
  const writer = writable.getWriter();
  // Where these fail, reading does, too.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > maximum) {
      await reader.cancel();
      return undefined;
    }
    for (const byte of part.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @throws DOMException for a text that is none */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
