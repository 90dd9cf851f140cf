import type { Format } from '#src/i18n/format.ts';
import type { Asset } from './asset.schema.ts';

const steps = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, in decimal units (1 MB is 1,000,000 bytes). @param bytes a whole number, of any size */
export function assetSize(bytes: number, format: Format): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  const amount = bytes / 1000 ** (step + 1);
  return format.number(amount, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: amount < 10 ? 1 : 0,
  });
}

/** Width and height in pixels, `6000 × 4000`; empty where one is not known. */
export const assetPixels = ({ width, height }: Pick<Asset, 'width' | 'height'>, format: Format): string =>
  width && height ? `${format.number(width)} × ${format.number(height)}` : '';
