import { assetPixels, assetSize } from '#src/assets/size.ts';
import type { Format } from '#src/i18n/format.ts';
import type { Rendition } from './rows.ts';
import type { Config } from './widget.ts';

/** What a version is called: the author's label, else its pixels, else its name in the library. */
export const versionName = (
  { name, width, height }: Rendition,
  labels: Config['renditions'],
  format: Format,
): string =>
  labels.find(({ key }) => key === name)?.label ?? (assetPixels({ width, height }, format) || name);

/** A version with its size, as visitors choose it. */
export const versionLabel = (rendition: Rendition, labels: Config['renditions'], format: Format): string =>
  [versionName(rendition, labels, format), rendition.bytes && assetSize(rendition.bytes, format)]
    .filter(Boolean)
    .join(' · ');
