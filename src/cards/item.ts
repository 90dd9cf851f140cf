import * as z from 'zod/mini';
import {
  cta,
  date,
  flag,
  image,
  link,
  list,
  reference,
  text,
  type ImageReference,
} from '#src/config/fields.ts';

const picture = z.extend(image, { drawing: flag(false) });

/**
 * One thing worth visiting, as an author writes it (catalogue, conventions: "Item"). Without a title, or without an
 * address in `url` or `ctaLink`, it is no entry.
 */
export const item = z
  .object({
    ...cta.shape,
    id: reference,
    type: reference,
    title: z.string(),
    description: text(160),
    url: link,
    featureImage: link,
    image: z.optional(picture),
    categories: list(z.string()),
    tags: list(z.string()),
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    city: reference,
    region: reference,
    startDate: date,
    endDate: date,
    priceFrom: z.optional(z.number()),
    currency: reference,
  })
  .check(z.refine(({ url, ctaLink }) => (url ?? ctaLink) !== undefined, { params: { expected: 'address' } }));

export type Item = z.output<typeof item>;

const noPicture = z.parse(picture, {});

/** The picture of an item: with all its references, or the one address that calls answer with. */
export const pictureOf = (item: Item): (ImageReference & { readonly drawing: boolean }) | undefined =>
  item.image ?? (item.featureImage ? { ...noPicture, desktopImage: item.featureImage } : undefined);
