import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { list, tab } from '#src/schema/fields.ts';
import { catalogueFields } from '../facet.schema.ts';

const view = z.enum(['grid', 'list', 'map']).meta({
  'x-field': 'choice',
  'x-labels': { grid: 'Cards', list: 'Rows with a small picture', map: 'Map with a list' },
});

/** `catalogueFields` of a catalogue whose items may be shown on a map, with the ground of the map. */
export const mapCatalogueFields = schema(
  z.object({
    ...zodOf(catalogueFields).shape,
    ...tab('Appearance', {
      views: list(view).meta({
        title: 'Views',
        description: 'What visitors may choose; the first comes first. Left empty: cards alone.',
      }),
    }),
    ...tab('Map', baseMapFields),
  }),
);
