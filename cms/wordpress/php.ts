/** A value as PHP reads it. Objects become arrays with their keys. */
export function phpOf(value: unknown): string {
  if (Array.isArray(value)) return `array( ${value.map(phpOf).join(', ')} )`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, held]) => `\t${quoted(key)} => ${phpOf(held)},\n`);
    return `array(\n${entries.join('')})`;
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value ?? null);
}

/** A text in single quotes: only the quote and the backslash mean anything there. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A PHP file that gives a value, and nothing to who asks for it by its address. */
export const phpFile = (value: unknown): string => `<?php\nreturn ${phpOf(value)};\n`;
