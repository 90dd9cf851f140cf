/** Text and data as they stand in HTML. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in markup or in a quoted attribute. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] as string);

/** JSON as it may stand in a script element: nothing in it can end the script, and a line of it is one everywhere. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
