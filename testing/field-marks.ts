import type { FieldSchema } from './all-widgets.ts';
import type { FieldValue } from './filled-config.ts';

/** Gives what the walk over fields writes into a field: a text or address that names it. */
export const filled: FieldValue = (field, path) => {
  switch (field['x-field']) {
    case 'link':
      return `/en/${path.replaceAll(/\W+/g, '-')}`;
    case 'asset':
      return `/images/${path.replaceAll(/\W+/g, '-')}.jpg`;
    case 'richtext':
      return `<p>Text of ${path}</p>`;
    case 'map':
      return {};
    case 'text':
    case 'lines':
    case 'reference':
      return `Text of ${path}`;
    default:
      return undefined;
  }
};

/** Whether a field holds an address. */
export const isAddress = (field: FieldSchema) => /^(asset|link)$/.test(field['x-field'] ?? '');

/** Values of fields that are found again wherever they are shown. */
export const marksOf = (fields: readonly [string, FieldSchema][]) =>
  fields.flatMap(([path, field], index) => {
    const value = filled(field, path);
    if (value === undefined) return [];
    const mark = `/marked-${index}-`;
    return [{ path, mark, value: typeof value === 'string' ? mark : { marked: mark } }];
  });
