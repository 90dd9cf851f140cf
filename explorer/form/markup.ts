/** Changes that an author makes to HTML by a press, for those who do not write it. Nothing here changes what it is given. */

/** A text with what of it is selected, in UTF-16 units. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const replaced = ({ text, start, end }: Selection, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

/** The selection between two tags, and still selected. */
export function wrapped(selection: Selection, tag: 'strong' | 'em'): Selection {
  const { text, start, end } = selection;
  const open = `<${tag}>`;
  return {
    text: replaced(selection, `${open}${text.slice(start, end)}</${tag}>`),
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

/** Whether a text has no tags at all, as somebody types it who does not write HTML. */
export const isPlain = (text: string): boolean => !/<[a-z/!]/i.test(text);

/** The selection, or all where nothing is selected, as paragraphs: an empty line is where one ends. */
export function inParagraphs(selection: Selection): Selection {
  const { text } = selection;
  const { start, end } = selection.start === selection.end ? { start: 0, end: text.length } : selection;
  const paragraphs = items(text.slice(start, end), /\n\s*\n/).map((part) => `<p>${part}</p>`);
  const written = paragraphs.join('\n');
  const caret = start + written.length;
  return { text: replaced({ text, start, end }, written), start: caret, end: caret };
}
