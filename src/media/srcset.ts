/**
 * A file's address as it may stand in a `srcset`: a blank would end it there, and so would a comma at either end. What is
 * percent-encoded already stays as it is.
 */
export const srcsetAddress = (address: string): string =>
  address
    // What the WHATWG parser leaves out of an address, too.
    .replace(/^[\0- ]+|[\0- ]+$|[\t\n\r]/g, '')
    .replace(/[ \f]|^,+|,+$/g, (text) => [...text].map(encodeURIComponent).join(''));

/** Whether an author's `srcset` names several files. */
const several = /,\s|\s[\d.]+[wxh]\s*,/;

/** An author's `srcset`. One file is written as `srcsetAddress`; several stay as they are: where each ends, blanks say. */
export function authoredSrcset(text: string): string {
  if (several.test(text)) return text;
  const [, address = '', descriptor = ''] = /^(.*?)(\s+[\d.]+[wxh])?\s*$/s.exec(text) ?? [];
  return [srcsetAddress(address), descriptor.trim()].filter(Boolean).join(' ');
}
