import type { ImageReference } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { itemPicture, type Item } from './item.schema.ts';

/** What every card shows. */
type Shown = 'title' | 'description' | 'url' | 'featureImage' | 'categories';

/** What a card shows of an item: of one that its author wrote also the picture in sizes and the action. */
export type CardItem = Pick<Item, Shown> & Partial<Omit<Item, Shown>>;

/** An answered item has none of this, and a page may have added one of these names to all objects. */
const unsaid = {
  image: undefined,
  ctaLabel: '',
  ctaLink: undefined,
  ctaData: undefined,
  requiresLogin: false,
  targetInNewWindow: false,
};

/** An item with all that its card asks for. */
export const cardOf = (item: CardItem) => {
  const { image, url, featureImage, ctaLink, ...card } = { ...unsaid, ...item };
  return { ...card, address: url ?? ctaLink, picture: image ?? pictureAt(featureImage) };
};

/** The picture at an address; undefined without one. */
export const pictureAt = (
  address: string | undefined,
): (ImageReference & { readonly drawing: boolean }) | undefined =>
  address ? readValue(itemPicture, { desktopImage: address }) : undefined;
