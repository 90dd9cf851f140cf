/** Plain text: what visitors type, and what may become of it (contract, section 5; trust, row 11). */

const opensMarkup = /[a-z/!?]/i;

/**
 * Text without markup: `<` followed by a letter, `/`, `!` or `?`, up to the next `>` or the end, removed until
 * nothing changes. Character references and other angle brackets stay as typed.
 *
 * Removing a tag can bring a `<` before it and a letter behind it together. Only there can the next round find
 * anything, so each round looks at those places alone, and the whole takes time linear in the length of the text,
 * however deeply the tags are nested.
 */
export function stripMarkup(text: string): string {
  const tags = text.matchAll(/<(?=[a-z/!?])/gi);
  let openings = [...tags].map(({ index }) => index);
  if (openings.length === 0) return text;

  // A chain of the characters that are left; 0 stands before the first, length + 1 behind the last.
  const end = text.length + 1;
  const next = Int32Array.from({ length: end + 1 }, (_, at) => at + 1);
  const previous = Int32Array.from({ length: end + 1 }, (_, at) => at - 1);
  const at = (place: number) => text.charAt(place - 1);
  openings = openings.map((index) => index + 1);

  while (openings.length > 0) {
    const found: number[] = [];
    let removedTo = 0;
    for (const opening of openings) {
      if (opening < removedTo || !opensMarkup.test(at(next[opening] as number))) continue;
      let close = opening;
      while (close < end && at(close) !== '>') close = next[close] as number;
      const before = previous[opening] as number;
      const after = close < end ? (next[close] as number) : end;
      next[before] = after;
      previous[after] = before;
      removedTo = after;
      if (at(before) === '<' && found.at(-1) !== before) found.push(before);
    }
    openings = found;
  }

  let rest = '';
  for (let place = next[0] as number; place < end; place = next[place] as number) rest += at(place);
  return rest;
}

/** Text without any angle bracket, as it may stand in an address. */
export const withoutAngleBrackets = (text: string): string => text.replace(/[<>]/g, '');

/** Text of at most `maximum` UTF-16 units, counted as `maxlength` counts them, that ends in no half of a pair. */
export function limitLength(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const splitsPair =
    /[\uD800-\uDBFF]/.test(text.charAt(maximum - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(maximum));
  return text.slice(0, splitsPair ? maximum - 1 : maximum);
}
