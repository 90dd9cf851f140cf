import type { Format } from './format.ts';

/** How large a file is, in kilobytes or megabytes. @param bytes its size */
export const sizeText = (bytes: number, format: Format): string =>
  bytes < 2 ** 20
    ? format.number(Math.ceil(bytes / 2 ** 10), { style: 'unit', unit: 'kilobyte' })
    : format.number(bytes / 2 ** 20, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
