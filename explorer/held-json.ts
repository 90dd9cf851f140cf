/** The list or group that a text holds as JSON, as a CMS may store them; undefined for any other text. */
export function heldJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    // A text that begins with a bracket.
    return undefined;
  }
}
