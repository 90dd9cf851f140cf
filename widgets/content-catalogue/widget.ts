import * as z from 'zod';
import { pickFields } from '#src/catalogue/filters/picks.schema.ts';
import { mapCatalogueFields } from '#src/catalogue/map/map-view.schema.ts';
import event from '#src/items/event.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { list, tab, text } from '#src/schema/fields.ts';
import { authoredItem, identityFields, listFields } from '#src/schema/item-fields.ts';

const { tags, latitude, longitude, city, region, addedOn } = listFields;
const { startDate, endDate, status, free, priceFrom, currency } = event.fields;

/** An item of the page, with what any content can be filtered and sorted by. */
const item = authoredItem({
  ...identityFields,
  tags,
  latitude,
  longitude,
  city,
  region,
  addedOn,
  startDate,
  endDate,
  status,
  free,
  priceFrom,
  currency,
});

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Any content with filters',
  words: 'events, listing, articles, news, blog, stories, calendar of events',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  lists: true,
  placeholderFields: ['contentType', 'items'],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      contentType: text(60).meta({
        title: 'Kind of content',
        description:
          'Type of the items as the search service calls it, as article or place. Left empty: any that always has the filters below, or the items of this page alone.',
      }),
      items: list(item, 500).meta({
        title: 'Items of this page',
        description: 'Stand before what the search finds, and are filtered and sorted alike. At most 500.',
      }),
    }),
    ...zodOf(mapCatalogueFields).shape,
    ...pickFields,
  }),
  examples: {
    default: 'Places with four filters, three orders and three views.',
    arabic: 'Events of this page in Arabic, with filters of every kind.',
    both: 'Two guides of this page, then those that the search finds within two categories, as rows.',
    empty: 'No kind of content and no item yet: visitors see nothing, authors what to fill in.',
    'faulty-entries': 'Filters, orders, views and items that are wrong are left out, other values fall back.',
    japanese: 'Events of this page in Japanese.',
    'own-items':
      'Events of this page with filters of every kind, one pinned; the search service is not asked.',
    picks: 'Places with a story and a trip among them as wide cards.',
    plain: 'Guides without filters and hearts, one pinned, and a picture for those without one.',
  },
  accessibility: [
    'The section is named by its title, and its items are a list with one link each, in its heading.',
    'A filter is a button that shows a labelled group; what is chosen can be taken back one by one.',
    'On a small screen the filters are a modal dialog, and the focus returns to the button that opens it.',
    'What cannot be read as a number or a day is told at its field.',
    'The number of items is said once for each question.',
    'After “show more” the focus is on the first new item.',
  ],
});

export default widget;
