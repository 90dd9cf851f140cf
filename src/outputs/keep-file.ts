import { createElement } from '#src/page/dom.ts';
import { graphemes } from '#src/text/cut.ts';

/** How long a browser may take to begin reading, in ms; the slowest ask the visitor first. */
const keptFor = 60_000;

/**
 * Gives a file that the page has made to the visitor, as a download. To be called while a press is handled.
 *
 * @param name as it is to be called, ending included (`fileName`)
 * @param type media type
 */
export function keepFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = createElement('a');
  link.href = address;
  link.download = name;
  // It stands in no document: nothing of the page takes its click for one of a visitor's.
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Octets of a name without its ending; file systems take 255. */
const longest = 120;

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file's name from a title: letters and digits of any script, hyphens, underscores and blanks, which every system takes.
 *
 * @param fallback for a title without a letter or digit, and for one that no system takes
 * @param ending without its dot
 */
export function fileName(title: string, fallback: string, ending: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ')
    .trim();
  const encoder = new TextEncoder();
  let stem = '';
  for (const grapheme of graphemes(plain)) {
    if (encoder.encode(stem + grapheme).length > longest) break;
    stem += grapheme;
  }
  const isName = /[\p{L}\p{N}]/u.test(stem) && !reserved.test(stem);
  return `${isName ? stem.trim() : fallback}.${ending}`;
}
