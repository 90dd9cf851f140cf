/** Begins a formula in programs that open a CSV file as a sheet. */
const beginsFormula = /^[=+\-@\t\r\n]/;

/** A text as no sheet takes it for a formula: an apostrophe stands before what would begin one. */
export const harmless = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);

const cell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Writes a CSV file (RFC 4180) that sheets read as UTF-8.
 *
 * @param lines cells as they are to be read; what others have typed goes through `harmless` first
 */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
