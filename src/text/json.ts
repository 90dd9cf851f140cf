/**
 * A value as JSON, for whatever is sent or stored. Prototype.js and old polyfills give all lists, or all objects, a method
 * `toJSON`, which `JSON.stringify` calls and which makes a text of them: where there is one, copies out of its reach are
 * written.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify('toJSON' in [] ? withoutMethods(value) : value);

function withoutMethods(value: unknown): unknown {
  if (Array.isArray(value))
    return Object.defineProperty(value.map(withoutMethods), 'toJSON', { value: undefined });
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, part] of Object.entries(value)) copy[key] = withoutMethods(part);
  return copy;
}
