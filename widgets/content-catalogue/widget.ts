import * as z from 'zod';
import { catalogueFields } from '#src/catalogue/facet.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { tab, text } from '#src/schema/fields.ts';

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Any content with filters',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  lists: true,
  placeholderFields: ['contentType'],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      contentType: text(60).meta({
        title: 'Kind of content',
        description: 'Type of the items as the search service calls it, as article or place.',
      }),
    }),
    ...zodOf(catalogueFields).shape,
  }),
  examples: {
    default: 'Places with four filters, three orders and two views.',
  },
  accessibility: [
    'The section is named by its title.',
    'A filter is a button that shows a labelled group; what is chosen can be taken back one by one.',
    'The number of items is said once for each question.',
    'After “show more” the focus is on the first new item.',
  ],
});

export default widget;
