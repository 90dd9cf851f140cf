import * as z from 'zod';
import { name, numberWithin } from './answer-fields.ts';
import { cta, image } from './base.ts';
import { anyOf, asset, choice, date, flag, link, list, text } from './fields.ts';
import { hours } from './hours.ts';

/**
 * The fields of an item (catalogue, conventions: "Item"), once for what authors write and for what services answer, with
 * the author's words. For `widget.ts` and `*.schema.ts` only; a widget takes those that its cards show or filter by.
 */

/** Words of code or of a service: an id, a key, a name. Also a number, which counts as its text. */
const word = name.default('').meta({ 'x-field': 'text' });
const key = word.meta({ 'x-field': 'reference' });
const keys = list(name).meta({ 'x-field': 'texts' });

const optionalNumber = (within: z.ZodNumber) => within.optional().meta({ 'x-field': 'number' });
const positive = optionalNumber(z.number().positive());
const count = optionalNumber(z.int().positive());
const months = list(z.int().min(1).max(12), 12);
const weekdays = list(z.int().min(1).max(7), 7);

const occurrence = z
  .object({
    start: date.unwrap().meta({
      title: 'Start',
      description: 'First day, or day and time with offset.',
      'x-field': 'date',
    }),
    end: date.meta({ title: 'End', description: 'Last day, or day and time with offset.' }),
    allDay: flag(false).meta({ title: 'All day', description: 'Shown without times.' }),
  })
  .meta({ 'x-field': 'group' });

const measured = z.number().meta({ 'x-field': 'number' });

const monthOfClimate = z
  .object({
    high: measured.meta({ title: 'Warmest', description: 'Highest temperature in °C.' }),
    low: measured.meta({ title: 'Coldest', description: 'Lowest temperature in °C.' }),
    rain: measured.meta({ title: 'Rain', description: 'In mm.' }),
  })
  .meta({ 'x-field': 'group' });

const stop = z
  .object({
    id: key.meta({ title: 'Identifier', description: 'Id of the place.' }),
    name: name.meta({
      title: 'Name',
      description: 'Name of the place. One without is left out.',
      'x-field': 'text',
    }),
  })
  .meta({ 'x-field': 'group' });

const operator = z
  .object({
    id: key.meta({ title: 'Identifier', description: 'Id of the company.' }),
    name: name.meta({ title: 'Name', description: 'Name of the company.', 'x-field': 'text' }),
    verified: flag(false).meta({ title: 'Licensed', description: 'Its licence was seen.' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const departures = z
  .object({
    from: date.meta({ title: 'First day', description: 'First departure.' }),
    to: date.meta({ title: 'Last day', description: 'Last departure.' }),
    weekdays: weekdays.meta({ title: 'Days', description: '1 for Monday to 7 for Sunday.' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const groupSize = z
  .object({
    min: count.meta({ title: 'Fewest', description: 'Guests that are needed at least.' }),
    max: count.meta({ title: 'Most', description: 'Guests that are taken at most.' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

/** Every field that both authors and services have, by its name. */
const itemFields = {
  id: key.meta({
    title: 'Identifier',
    description: 'Tells the item from all others; favourites are kept by it.',
  }),
  type: key.meta({ title: 'Kind', description: 'As place, event, activity, stay, dining or package.' }),
  title: name.meta({
    title: 'Title',
    description: 'Name of the card. A card without one is left out.',
    'x-field': 'text',
  }),
  description: text(160).meta({ title: 'Text', description: 'At most 160 characters.' }),
  url: link.meta({ title: 'Address', description: 'Where the card leads.' }),
  featureImage: asset.meta({
    title: 'Picture',
    description: 'One address, where there is no more to say about the picture.',
  }),
  categories: keys.meta({ title: 'Categories', description: 'The first two are shown.' }),
  tags: keys.meta({ title: 'Tags', description: 'Further keys to filter by.' }),
  latitude: numberWithin(-90, 90).meta({
    title: 'Latitude',
    description: 'From −90 to 90.',
    'x-field': 'number',
  }),
  longitude: numberWithin(-180, 180).meta({
    title: 'Longitude',
    description: 'From −180 to 180.',
    'x-field': 'number',
  }),
  city: word.meta({ title: 'City', description: 'The city it is in or near.' }),
  region: word.meta({ title: 'Region', description: 'The region it is in.' }),
  startDate: date.meta({ title: 'First day', description: 'yyyy-mm-dd, or with time and offset.' }),
  endDate: date.meta({ title: 'Last day', description: 'yyyy-mm-dd, or with time and offset.' }),
  addedOn: date.meta({ title: 'Added on', description: 'The newest come first by this day.' }),
  priceFrom: optionalNumber(z.number().min(0)).meta({
    title: 'Price from',
    description: 'The lowest price; 0 is shown only where the item is free.',
  }),
  currency: key.meta({ title: 'Currency', description: 'Code of three letters, as SAR.' }),
  free: flag(false).meta({ title: 'Free', description: 'Costs nothing.' }),
  climateZone: key.meta({ title: 'Climate', description: 'Key of its climate, as highlands.' }),
  bestMonths: months.meta({ title: 'Best months', description: '1 for January to 12 for December.' }),
  climate: z.array(monthOfClimate).min(12).max(12).default([]).meta({
    title: 'Climate by month',
    description: 'Twelve entries, January first; fewer count as none.',
    'x-field': 'list',
  }),
  hours: list(hours).meta({ title: 'Opening hours', description: 'One entry for each time it is open.' }),
  minutes: positive.meta({ title: 'Minutes', description: 'How long it takes.' }),
  access: keys.meta({ title: 'Access', description: 'Keys of what makes it accessible, as wheelchair.' }),
  occurrences: list(occurrence).meta({
    title: 'Dates',
    description: 'One entry for each time it takes place.',
  }),
  venue: word.meta({ title: 'Venue', description: 'Where it takes place.' }),
  status: choice({
    scheduled: 'Takes place',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    soldout: 'Sold out',
  }).meta({ title: 'Status', description: 'Whether it takes place as planned.' }),
  indoor: z.boolean().optional().meta({
    title: 'Indoors',
    description: 'Under a roof, or not; left empty: neither is shown.',
    'x-field': 'flag',
  }),
  family: flag(false).meta({ title: 'For families', description: 'Suits children, too.' }),
  months: months.meta({
    title: 'Months',
    description: 'When it is offered: 1 for January to 12 for December.',
  }),
  bookingUrl: link.meta({ title: 'Booking', description: 'Where it is booked.' }),
  operatorId: key.meta({ title: 'Operator', description: 'Id of the company that offers it.' }),
  class: z
    .union([z.int().min(1).max(5), z.string()])
    .optional()
    .meta({ title: 'Class', description: 'Stars from 1 to 5, or a key, as camp.', 'x-field': 'text' }),
  amenities: keys.meta({ title: 'Amenities', description: 'Keys of what it offers, as parking.' }),
  priceBand: optionalNumber(z.int().min(1).max(4)).meta({
    title: 'Price band',
    description: 'From 1, inexpensive, to 4, luxurious.',
  }),
  rooms: count.meta({ title: 'Rooms', description: 'How many there are.' }),
  phone: key.meta({ title: 'Phone', description: 'With the country’s code, as +966…' }),
  cuisine: keys.meta({ title: 'Cuisine', description: 'Keys of its cuisines, as hijazi.' }),
  seating: keys.meta({ title: 'Seating', description: 'Keys of where guests sit, as outdoor.' }),
  nights: count.meta({ title: 'Nights', description: 'At least 1.' }),
  route: list(stop).meta({ title: 'Route', description: 'Its places in order.' }),
  operator: operator.meta({ title: 'Operator', description: 'The company that offers it.' }),
  departures: departures.meta({ title: 'Departures', description: 'When it sets out.' }),
  groupSize: groupSize.meta({ title: 'Group', description: 'How many travel together.' }),
  languages: keys.meta({ title: 'Languages', description: 'Codes of the languages of its guides, as en.' }),
};

/** The fields of these names. */
const pick = <const Name extends keyof typeof itemFields>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, itemFields[name]])) as Pick<typeof itemFields, Name>;

/** What every card shows. */
export const cardFields = pick('title', 'description', 'url', 'featureImage', 'categories');

/** What tells an item from all others: what is kept as a favourite needs it. */
export const identityFields = pick('id', 'type');

/** What any list can be filtered and sorted by. */
export const listFields = pick('tags', 'latitude', 'longitude', 'city', 'region', 'addedOn');

/** What only items of a type have. */
export const fieldsByType = {
  place: pick('climateZone', 'bestMonths', 'climate', 'hours', 'minutes', 'access', 'free'),
  event: pick('startDate', 'endDate', 'occurrences', 'venue', 'status', 'free', 'priceFrom', 'currency'),
  activity: pick(
    'minutes',
    'indoor',
    'family',
    'access',
    'months',
    'free',
    'priceFrom',
    'currency',
    'bookingUrl',
    'operatorId',
  ),
  stay: pick(
    'class',
    'amenities',
    'priceBand',
    'priceFrom',
    'currency',
    'rooms',
    'phone',
    'bookingUrl',
    'access',
  ),
  dining: pick('phone', 'cuisine', 'priceBand', 'seating', 'hours', 'bookingUrl'),
  package: pick(
    'nights',
    'route',
    'operator',
    'departures',
    'groupSize',
    'languages',
    'priceFrom',
    'currency',
  ),
};

/** The picture of an item, with whether it is a drawing. */
export const itemPicture = image.extend({
  drawing: flag(false).meta({
    title: 'Drawing',
    description: 'Drawings turn with the reading direction, photographs never.',
  }),
});

/** What every authored card has beside `cardFields`. */
const authoredFields = {
  ...cta.shape,
  ctaLabel: text(60).meta({
    title: 'Action',
    description: 'Words at the foot of the card, as in “See the route”.',
  }),
  ctaLink: link.meta({
    title: 'Action’s link',
    description: 'Where the card leads when it has no address of its own.',
  }),
  ...cardFields,
  image: itemPicture.optional().meta({
    title: 'Picture in sizes',
    description: 'All references of the picture; comes before the one address.',
    'x-field': 'image',
  }),
};

/**
 * An item as an author writes it: what every card shows, its picture in sizes, its action. Without a title, or without
 * an address in `url` or `ctaLink`, it is no entry.
 *
 * @param fields what a widget shows, filters or keeps of an item beside these
 */
export const authoredItem = <Shape extends z.ZodRawShape>(fields: Shape) =>
  anyOf(z.object({ ...authoredFields, ...fields }), ['url', 'ctaLink'], 'address').meta({
    'x-field': 'group',
  });
