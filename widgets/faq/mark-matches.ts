import type { Language } from '#src/i18n/languages.ts';
import { createElement } from '#src/page/dom.ts';
import { splitMatches, type TextPart } from '#src/text/highlight.ts';

/** Splits a text at every place that has one of the words. The parts joined are the text. */
export const splitWords = (text: string, words: readonly string[], language: Language): TextPart[] =>
  words.reduce<TextPart[]>(
    (parts, word) => parts.flatMap((part) => (part.match ? [part] : splitMatches(part.text, word, language))),
    [{ text, match: false }],
  );

/**
 * Marks in an element what a visitor searches for, and removes earlier marks. Only for elements whose nodes React does not
 * own: an author's text.
 *
 * @param words with none, earlier marks are only removed
 */
export function markMatches(root: Element, words: readonly string[], language: Language): void {
  const marks = root.querySelectorAll('mark[data-match]');
  for (const mark of marks) mark.replaceWith(...mark.childNodes);
  if (marks.length > 0) root.normalize();
  if (words.length > 0) for (const text of textsOf(root)) markText(text, words, language);
}

const textsOf = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : textsOf(child)));

function markText(text: Text, words: readonly string[], language: Language): void {
  const parts = splitWords(text.data, words, language);
  if (!parts.some(({ match }) => match)) return;
  const nodes = parts.map((part) => {
    if (!part.match) return part.text;
    const mark = createElement('mark');
    mark.setAttribute('data-match', '');
    mark.textContent = part.text;
    return mark;
  });
  text.replaceWith(...nodes);
}
