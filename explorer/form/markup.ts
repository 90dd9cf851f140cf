/** Changes that an author makes to HTML by a press, for those who do not write it. Nothing here changes what it is given. */

/** A text with what of it is selected, in UTF-16 units. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const replaced = ({ text, start, end }: Selection, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

/** The selection between two tags, and still selected; without them where they stand there already. */
export function wrapped(selection: Selection, tag: 'strong' | 'em'): Selection {
  const { text, start, end } = selection;
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.endsWith(open) && after.startsWith(close))
    return {
      text: before.slice(0, -open.length) + text.slice(start, end) + after.slice(close.length),
      start: start - open.length,
      end: end - open.length,
    };
  return {
    text: replaced(selection, `${open}${text.slice(start, end)}${close}`),
    start: start + open.length,
    end: end + open.length,
  };
}

/** The selection as the words of a link; its address is selected, to be written. */
export function linked(selection: Selection): Selection {
  const { text, start, end } = selection;
  const open = '<a href="';
  const address = '/';
  return {
    text: replaced(selection, `${open}${address}">${text.slice(start, end)}</a>`),
    start: start + open.length,
    end: start + open.length + address.length,
  };
}

const items = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The selected lines as a list, an entry each; without a selection a list with one empty entry. */
export function listed(selection: Selection): Selection {
  const { text, start, end } = selection;
  const lines = items(text.slice(start, end), /\n+/);
  const entries = (lines.length > 0 ? lines : ['']).map((line) => `  <li>${line}</li>\n`);
  const written = `<ul>\n${entries.join('')}</ul>`;
  // In the last entry, where one goes on.
  const caret = start + written.length - '</li>\n</ul>'.length;
  return { text: replaced(selection, written), start: caret, end: caret };
}

const emptyLine = /\n[^\S\n]*\n\s*/;
const block = /<(\/?)(?:p|h[1-6]|ul|ol|dl|blockquote|figure|table)\b[^>]*>/gi;

/** A part of a text: an element that stands on lines of its own, whatever is in it, or words outside of any. */
interface Piece {
  readonly text: string;
  readonly isBlock: boolean;
}

/** The blocks of a text and what stands between them, an empty line apart. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const addWords = (from: number, to?: number) =>
    pieces.push(...items(text.slice(from, to), emptyLine).map((words) => ({ text: words, isBlock: false })));
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: slash, index } of text.matchAll(block)) {
    if (!slash && depth++ === 0) {
      addWords(from, index);
      from = index;
    } else if (slash && depth > 0 && --depth === 0) {
      const end = index + tag.length;
      pieces.push({ text: text.slice(from, end), isBlock: true });
      from = end;
    }
  }
  // A block without an end reaches to that of the text.
  if (depth > 0) pieces.push({ text: text.slice(from), isBlock: true });
  else addWords(from);
  return pieces;
}

/** Whether paragraphs are told apart by an empty line alone, which visitors do not see. */
export const runsTogether = (text: string): boolean => {
  const pieces = piecesOf(text);
  return emptyLine.test(text.trim()) && pieces.length > 1 && pieces.some(({ isBlock }) => !isBlock);
};

/** Paragraphs where a text has none: an empty line is where one ends. What is a block already stays. */
export function inParagraphs({ text }: Selection): Selection {
  const written = piecesOf(text)
    .map((piece) => (piece.isBlock ? piece.text : `<p>${piece.text}</p>`))
    .join('\n\n');
  return { text: written, start: written.length, end: written.length };
}
