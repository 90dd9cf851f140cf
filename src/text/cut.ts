let segmenter: Intl.Segmenter | undefined;

/**
 * What a reader takes for single characters, in order (Unicode grapheme clusters). Where the browser has no
 * `Intl.Segmenter` these are code points, so that at least no surrogate pair is split (trust, row 65).
 */
export function* graphemes(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Marks of direction that would stand at a cut with nothing left to act on. */
const danglingMarks = /[\u061C\u200E\u200F]+$/;

/** The first `count` graphemes of a text. The ellipsis is drawn by CSS (contract, section 7). */
export function cutGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  let length = 0;
  let left = count;
  for (const grapheme of graphemes(text)) {
    if (left-- === 0) return text.slice(0, length).replace(danglingMarks, '');
    length += grapheme.length;
  }
  return text;
}
