import * as z from 'zod';
import { cta, image } from '#src/schema/base.ts';
import { schema } from '#src/schema/define.ts';
import { anyOf, asset, date, flag, link, list, reference, requiredText, text } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const picture = image.extend({
  drawing: flag(false).meta({
    title: 'Drawing',
    description: 'Drawings turn with the reading direction, photographs never.',
  }),
});

const amount = z.number().optional().meta({ 'x-field': 'number' });

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
      id: reference.meta({ title: 'Identifier', description: 'Key of the place, event or article.' }),
      type: reference.meta({ title: 'Kind', description: 'place, event, article, …' }),
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
      tags: list(z.string()).meta({ title: 'Tags', description: 'For filters; not shown.' }),
      latitude: amount.meta({ title: 'Latitude', description: 'Between −90 and 90.' }),
      longitude: amount.meta({ title: 'Longitude', description: 'Between −180 and 180.' }),
      city: reference.meta({ title: 'City', description: 'Where it is.' }),
      region: reference.meta({ title: 'Region', description: 'Key of the region.' }),
      startDate: date.meta({ title: 'Begins', description: 'yyyy-mm-dd, or with time and offset.' }),
      endDate: date.meta({ title: 'Ends', description: 'yyyy-mm-dd, or with time and offset.' }),
      priceFrom: amount.meta({ title: 'Price from', description: 'A number without currency.' }),
      currency: reference.meta({ title: 'Currency', description: 'Three letters, as in SAR.' }),
    }),
    ['url', 'ctaLink'],
    'address',
  ).meta({ 'x-field': 'group' }),
);

export type Item = Output<typeof item>;
