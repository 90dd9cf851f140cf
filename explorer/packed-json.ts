/** Bytes of JSON that are read from an address at most: an address that somebody has sent could hold far more than it shows. */
const mostBytes = 1_000_000;

/** A value as it can stand in an address: JSON, deflated, base64url. */
export async function packJson(value: unknown): Promise<string> {
  const stream = new Response(JSON.stringify(value)).body!.pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The value that `packJson` has written; undefined for a text that cannot be read, or holds more than a page would. */
export async function unpackJson(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const bytes = new Response(packed).body!.pipeThrough(new DecompressionStream('deflate-raw'));
    return JSON.parse(await textOf(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws RangeError where there is more than an address may hold: reading ends there, and so does unpacking */
async function textOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let text = '';
  let read = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > mostBytes) {
      void reader.cancel();
      throw new RangeError('more than a page holds');
    }
    text += decoder.decode(value, { stream: true });
  }
}
