import * as z from 'zod';
import place from '#src/items/place.ts';
import { name } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import { cardFields, identityFields, listFields } from '#src/schema/item-fields.ts';

const { tags, latitude, longitude, city, region } = listFields;

/** A place as its author writes it. Unlike a card it may lead nowhere: it stands on the map. */
export const mapItem = schema(
  z
    .object({
      ...identityFields,
      ...cardFields,
      title: name.meta({
        title: 'Name',
        description: 'Names the marker and the entry. A place without one is left out.',
        'x-field': 'text',
      }),
      latitude,
      longitude,
      tags,
      city,
      region,
      bestMonths: place.fields.bestMonths,
    })
    .meta({ 'x-field': 'group' }),
);
