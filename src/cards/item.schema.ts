import * as z from 'zod';
import { cta, image } from '#src/schema/base.ts';
import { schema } from '#src/schema/define.ts';
import { anyOf, asset, flag, link, list, requiredText, text } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const picture = image.extend({
  drawing: flag(false).meta({
    title: 'Drawing',
    description: 'Drawings turn with the reading direction, photographs never.',
  }),
});

/** The picture of an item, with whether it is a drawing. */
export const itemPicture = schema(picture);

/**
 * One thing worth visiting, as an author writes it (catalogue, conventions: "Item"). Without a title, or without an
 * address in `url` or `ctaLink`, it is no entry.
 */
export const item = schema(
  anyOf(
    z.object({
      ...cta.shape,
      ctaLabel: text(60).meta({
        title: 'Action',
        description: 'Words at the foot of the card, as in “See the route”.',
      }),
      ctaLink: link.meta({
        title: 'Action’s link',
        description: 'Where the card leads when it has no address of its own.',
      }),
      title: requiredText().meta({
        title: 'Title',
        description: 'Name of the card. A card without one is left out.',
      }),
      description: text(160).meta({ title: 'Text', description: 'At most 160 characters.' }),
      url: link.meta({ title: 'Address', description: 'Where the card leads.' }),
      featureImage: asset.meta({
        title: 'Picture',
        description: 'One address, where there is no more to say about the picture.',
      }),
      image: picture.optional().meta({
        title: 'Picture in sizes',
        description: 'All references of the picture; comes before the one address.',
        'x-field': 'image',
      }),
      categories: list(z.string()).meta({ title: 'Categories', description: 'The first two are shown.' }),
    }),
    ['url', 'ctaLink'],
    'address',
  ).meta({ 'x-field': 'group' }),
);

export type Item = Output<typeof item>;
