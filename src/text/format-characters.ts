/**
 * A name or a search term without the format characters that come along with what is pasted: marks of direction, blanks without a
 * width, soft hyphens. U+200C and U+200D stay, which keep letters apart or join them, and so do the tags of flags and the format
 * characters that are seen, such as the Arabic end of a verse. Empty where nothing else is left.
 */
export function withoutFormatBetweenWords(text: string): string {
  const rest = text.replace(/(?![\u200C-\u200D\u{E0020}-\u{E007F}])(?=\p{DI})\p{Cf}/gu, '');
  return /[^\s\u200C-\u200D]/.test(rest) ? rest : '';
}
