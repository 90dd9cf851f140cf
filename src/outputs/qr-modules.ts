import createCode from 'qrcode-generator';

/** A QR code as it is drawn: squares of one unit, without its quiet zone. */
export interface QrModules {
  /** Units along each edge. */
  readonly size: number;
  /** The dark squares as the line of an svg path. */
  readonly path: string;
}

/** The library takes the low byte of each character, so it is given one character for each byte of UTF-8. */
const toBytes = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join('');

/** Bytes that a code of 97 × 97 squares holds: the squares of a larger one are too small for cameras at the size we draw. */
const longest = 666;

/** The QR code of a text, readable with up to 15 % of it covered; undefined for a text that is too long. */
export function qrModules(text: string): QrModules | undefined {
  const bytes = toBytes(text);
  if (bytes.length > longest) return undefined;
  const code = createCode(0, 'M');
  code.addData(bytes);
  code.make();
  return { size: code.getModuleCount(), path: pathOf(code) };
}

/** One rectangle for each run of dark squares in a row. */
function pathOf(code: ReturnType<typeof createCode>): string {
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let start = 0; start < size; start++) {
      let end = start;
      while (end < size && code.isDark(row, end)) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1H${start}z`;
      start = end;
    }
  }
  return path;
}
