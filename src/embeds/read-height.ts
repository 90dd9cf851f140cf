/** Heights that a frame may ask for, in px. */
const least = 120;
const most = 4000;

/**
 * The height that content in a frame names for itself, in a message `{ "height": 640 }`: an object, or its JSON as text.
 * Undefined for any other message, and for a height outside 120 to 4000 px.
 */
export function readHeight(message: unknown): number | undefined {
  const height = heightIn(typeof message === 'string' ? parse(message) : message);
  return typeof height === 'number' && height >= least && height <= most ? Math.ceil(height) : undefined;
}

const heightIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'height' in value ? value.height : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
