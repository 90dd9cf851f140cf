import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { day, flag, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import { hours } from '#src/schema/hours.ts';
import { cardFields, identityFields, listFields, sharedFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const ticketTier = z.object({
  label: requiredText(80).meta({ title: 'Ticket', description: 'For whom or what, as Adults.' }),
  amount: z.number().min(0).optional().meta({
    title: 'Price',
    description: 'A number; 0 is free. Left empty: visitors are told to ask at the place.',
    'x-field': 'number',
  }),
  currency: text(3).meta({ title: 'Currency', description: 'Code of three letters, as SAR.' }),
});

const { description, url, featureImage } = cardFields;
const { latitude, longitude, city, region } = listFields;
const { phone, minutes, free } = sharedFields;

const place = z.object({
  ...identityFields,
  title: requiredText(120).meta({ title: 'Name', description: 'Of the place, at most 120 characters.' }),
  description,
  url: url.meta({ title: 'Address', description: 'Its own page, which is kept with a favourite.' }),
  featureImage,
  latitude,
  longitude,
  address: text(200).meta({ title: 'Street and number', description: 'At most 200 characters.' }),
  city,
  region,
  plusCode: text(40).meta({ title: 'Plus Code', description: 'As 7HP6PMMH+7X.' }),
  phone,
  email: text(100).meta({ title: 'E-mail', description: 'Where visitors write to.' }),
  website: link.meta({ title: 'Website', description: 'Its own, opened in a new window.' }),
  hours: list(hours, 40).meta({
    title: 'Opening hours',
    description: 'One entry for each time it is open. Left empty: visitors are told to check before they go.',
  }),
  specialHours: list(hours, 40).meta({
    title: 'Special hours',
    description: 'Of some dates, as Ramadan or a holiday. One without a first or last day is left out.',
  }),
  minutes: minutes.meta({ title: 'Minutes', description: 'How long a visit takes.' }),
  free,
  ticketTiers: list(ticketTier, 20).meta({ title: 'Tickets', description: 'A row each, at most 20.' }),
  accessibility: list(z.string(), 20).meta({
    title: 'Accessibility',
    description: 'What makes it accessible, a few words each.',
    'x-field': 'texts',
  }),
  facilities: list(z.string(), 20).meta({
    title: 'Facilities',
    description: 'What is there, a few words each, as Car park.',
    'x-field': 'texts',
  }),
  updatedOn: day.meta({
    title: 'Checked on',
    description: 'The day on which all of this was checked. After 12 months visitors see it.',
  }),
});

const app = z.enum(['google', 'apple', 'waze']).meta({
  'x-field': 'choice',
  'x-labels': { google: 'Google Maps', apple: 'Apple Maps', waze: 'Waze' },
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'One place: when it is open, where it is and how to get there',
  words: 'opening hours, address, phone, directions, coordinates, tickets, accessibility',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['place'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      place: place.optional().meta({
        title: 'Place',
        description: 'What the widget is about.',
        'x-field': 'group',
      }),
      report: cta.optional().meta({
        title: 'Report a change',
        description: 'Where visitors tell you of what is wrong.',
      }),
    }),
    ...tab('Map', {
      showMap: flag(true).meta({
        title: 'Map',
        description: 'A map with the place, fetched when a visitor asks for it.',
      }),
      ...baseMapFields,
    }),
    ...tab('Behaviour', {
      directionsApps: list(app, 3).meta({
        title: 'Directions',
        description: 'Apps that lead to the place. Left empty: all of them.',
      }),
    }),
  }),
  examples: {
    default:
      'A fortress with split hours on Fridays, hours in Ramadan, tickets, and where to report a change.',
    arabic: 'A museum in Arabic, with directions by two apps.',
    'no-hours': 'No hours: visitors are told to check before they go.',
    seasonal: 'Closed for the season, with a date of the facts that is more than a year ago.',
    tiles: 'Open for 24 hours, in the blue theme, on tiles of another host.',
    empty: 'No place yet: visitors see nothing, authors what to fill in.',
    'faulty-facts':
      'Swapped coordinates, a phone that is no number, a wrong address and special hours without dates: what can be used is.',
  },
  accessibility: [
    'The section is named by its title, else by the place.',
    'Whether it is open is said in words; the colour repeats them.',
    'Hours are tables with a heading for each day; that of today is marked as the current date.',
    'Facts are a list of terms with their values.',
    'The button that shows the map hands the focus to the map, a group with a name.',
    'Links to apps for directions say that they open a new window.',
    'Phone numbers, coordinates and codes run from left to right on every page.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
export type Place = NonNullable<Config['place']>;
