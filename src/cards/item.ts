import type { ImageReference } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { itemPicture, type Item } from './item.schema.ts';

/** The picture of an item: with all its references, or the one address that calls answer with. */
export const pictureOf = (item: Item): (ImageReference & { readonly drawing: boolean }) | undefined =>
  item.image ?? (item.featureImage ? readValue(itemPicture, { desktopImage: item.featureImage }) : undefined);
