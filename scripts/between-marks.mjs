/**
 * Puts a text between two marks of a document, in the place of the one before; the words around it stay.
 *
 * @param {string} document
 * @param {string} start the mark before it
 * @param {string} end the next of these marks ends its place
 * @param {string} text
 * @returns {string} the document
 * @throws Error where the document lacks a mark
 */
export function putBetween(document, start, end, text) {
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no ${start} … ${end}.`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
