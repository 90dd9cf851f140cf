import * as z from 'zod';
import { pickFields } from '#src/catalogue/filters/picks.schema.ts';
import { mapCatalogueFields } from '#src/catalogue/map/map-view.schema.ts';
import dining from '#src/items/dining.ts';
import stay from '#src/items/stay.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { choice, flag, list, rule, tab } from '#src/schema/fields.ts';
import { authoredItem, identityFields, listFields } from '#src/schema/item-fields.ts';

const { id } = identityFields;
const { tags, latitude, longitude, city, region, addedOn } = listFields;
const { class: stars, amenities, priceBand, priceFrom, phone, bookingUrl, access } = stay.fields;
const { cuisine, seating, hours } = dining.fields;

/** A house of the page, with what houses can be filtered and sorted by. */
const item = authoredItem({
  id,
  tags,
  latitude,
  longitude,
  city,
  region,
  addedOn,
  class: stars,
  amenities,
  priceBand,
  priceFrom,
  phone,
  bookingUrl,
  access,
  cuisine,
  seating,
  hours,
});

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Places to stay and to eat',
  words: 'hotel, accommodation, resort, restaurant, lodging, hostel, camp',
  modes: ['B2C'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      kind: choice({ stay: 'Places to stay', dining: 'Places to eat' }).meta({
        title: 'Houses',
        description: 'What is listed.',
      }),
      items: list(item, 500).meta({
        title: 'Items of this page',
        description: 'Stand before what the search finds, and are filtered and sorted alike. At most 500.',
      }),
      bookingHosts: list(z.string().transform(rule('host'))).meta({
        title: 'Booking hosts',
        description:
          'Hosts where visitors may book, as in book.example.com. A link to another host is named a website; one to this site needs no entry.',
      }),
    }),
    ...tab('Behaviour', {
      showOpenNow: flag(true).meta({
        title: 'Open now',
        description: 'Places to eat say whether they are open, and until when.',
      }),
    }),
    ...zodOf(mapCatalogueFields).shape,
    ...pickFields,
  }),
  examples: {
    default: 'Places to stay with five filters; one host where visitors book.',
    dining: 'Places to eat with four filters, which say whether they are open.',
    arabic: 'Places to eat in Arabic.',
    plain: 'Places to stay as rows, without filters, hearts and booking hosts.',
    'own-items':
      'Two places to eat of this page, one open past midnight and with hours of its own in Ramadan.',
    'no-badge': 'Inexpensive places to eat that do not say whether they are open.',
    'faulty-entries':
      'Hosts, choices and items that are wrong are left out; hours that overlap are told to the author.',
  },
  accessibility: [
    'The section is named by its title, and its items are a list with one heading link each.',
    'Stars, prices and opening times are words; icons only repeat them.',
    'Booking, website and phone follow the link of the title, are named by the house, and none is nested.',
    'A link to another site opens a new window and says so.',
    'A phone number is read from left to right on every page.',
  ],
});

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;

export default widget;
