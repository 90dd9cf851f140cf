import * as z from 'zod';
import { html, reference } from '#src/schema/fields.ts';

/** What every widget with a map lets its author say of the ground of the map. */
export const baseMapFields = {
  tileUrl: reference.meta({
    title: 'Map tiles',
    description:
      'Address of the tiles with {z}, {x} and {y}, as https://tiles.example.org/{z}/{x}/{y}.png. From another host they wait for the visitor’s consent. Left empty: the outline of the country.',
  }),
  attribution: html().meta({
    title: 'Attribution',
    description: 'Whose tiles these are; always shown with them.',
  }),
  outline: z.unknown().optional().meta({
    title: 'Outline',
    description:
      'GeoJSON, or the address of a file with it, drawn where no tiles are. Left empty: Saudi Arabia and its neighbours.',
    'x-field': 'json',
  }),
};
