import type { ImageReference } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { itemPicture, type Item } from './item.schema.ts';

/** The picture of an item: with all its references, or the one address that calls answer with. */
export const pictureOf = (item: Item): (ImageReference & { readonly drawing: boolean }) | undefined =>
  // An answered item has no such field, and a page may have added one to all objects.
  (Object.hasOwn(item, 'image') ? item.image : undefined) ??
  (item.featureImage ? readValue(itemPicture, { desktopImage: item.featureImage }) : undefined);
