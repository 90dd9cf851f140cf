import * as z from 'zod';
import { pickFields } from '#src/catalogue/filters/picks.schema.ts';
import { mapCatalogueFields } from '#src/catalogue/map/map-view.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, tab } from '#src/schema/fields.ts';

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Tours of licensed operators',
  words: 'guided tour, package, trip, excursion, travel agency, operator',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      enquiry: cta.optional().meta({
        title: 'Enquiry',
        description: 'A button beside the title, as “Plan a tour of your own”.',
      }),
    }),
    ...zodOf(mapCatalogueFields).shape,
    ...pickFields,
    ...tab('Appearance', {
      showOperator: flag(true).meta({
        title: 'Operator',
        description: 'Who offers a tour, and whether its licence was seen.',
      }),
      tradeFields: flag(true).meta({
        title: 'For the trade',
        description:
          'Net rate, commission, release and smallest group, on pages for business users (B2B) who are signed in; others there are asked to sign in. In rows they are the columns of a table. They come with the answer of the search service, never from a page.',
      }),
    }),
  }),
  examples: {
    default: 'Tours with four filters, three orders, three views and an enquiry.',
    arabic: 'Tours in Arabic.',
    trade: 'For business users: what a tour costs the trade; as rows of a table, without an enquiry.',
    plain: 'Tours of up to four nights without filters, operators and hearts, one pinned.',
    'faulty-fields': 'A filter without a name and an order that is unknown are left out, flags fall back.',
  },
  accessibility: [
    'The section is named by its title; each tour has one link, its title.',
    'A route is read as one list of all its places; on screen the places in the middle of a long one are counted.',
    'Arrows between places turn with the reading direction.',
    'A verified operator is said in words beside the icon.',
    'What a tour costs the trade is a list of terms with their values; in rows it is a table, whose rows are named by their tours.',
  ],
});

export default widget;
