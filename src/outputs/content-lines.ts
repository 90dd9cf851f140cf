/** Files of content lines: calendars (RFC 5545) and contacts (RFC 2426) write texts and lines in one way. */

/** A file of lines, each with its end, in pieces where it is long. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Text as a value: the four characters that mean something are escaped, other control characters left out. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|[\n\u2028\u2029]/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- they may not stand in a file of lines
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Octets of a line without its end (RFC 5545, section 3.1). */
const longest = 75;

/** A line in pieces of at most 75 octets, each further one after a blank; a character stays whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > longest) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
