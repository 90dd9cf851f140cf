import * as z from 'zod';
import { name, numberWithin } from './answer-fields.ts';
import { cta, imageOrDrawing } from './base.ts';
import { anyOf, asset, date, flag, link, list, text } from './fields.ts';
import { hours } from './hours.ts';

/**
 * The fields that items of several kinds have (catalogue, conventions: "Item"), once for what authors write and for what
 * services answer, with the author's words. For schemas only; `src/items` has a file for each kind with its own fields.
 */

/** A name that a service writes; a number counts as its text. */
export const word = name.default('').meta({ 'x-field': 'text' });
/** A key or an id. */
export const key = word.meta({ 'x-field': 'reference' });
/** A list of keys. */
export const keys = list(name).meta({ 'x-field': 'texts' });

const optionalNumber = (within: z.ZodNumber) => within.optional().meta({ 'x-field': 'number' });
const positive = optionalNumber(z.number().positive());
/** A whole number above 0. */
export const count = optionalNumber(z.int().positive());
/** Months of the year, 1 for January. */
export const months = list(z.int().min(1).max(12), 12);

/** By name. */
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
  hours: list(hours).meta({ title: 'Opening hours', description: 'One entry for each time it is open.' }),
  minutes: positive.meta({ title: 'Minutes', description: 'How long it takes.' }),
  access: keys.meta({ title: 'Access', description: 'Keys of what makes it accessible, as wheelchair.' }),
  bookingUrl: link.meta({ title: 'Booking', description: 'Where it is booked.' }),
  priceBand: optionalNumber(z.int().min(1).max(4)).meta({
    title: 'Price band',
    description: 'From 1, inexpensive, to 4, luxurious.',
  }),
  phone: key.meta({ title: 'Phone', description: 'With the country’s code, as +966…' }),
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

/** What items of several kinds have; what one kind alone has is in its own file. */
export const sharedFields = pick(
  'startDate',
  'endDate',
  'priceFrom',
  'currency',
  'free',
  'hours',
  'minutes',
  'access',
  'bookingUrl',
  'priceBand',
  'phone',
);

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
  image: imageOrDrawing.optional().meta({
    title: 'Picture in sizes',
    description: 'All references of the picture; comes before the one address.',
    'x-field': 'image',
  }),
};

/** The address is marked as required: an author who knows nothing of the action's link would lose the entry. */
const neededUrl = authoredFields.url.meta({ 'x-needed': true });

/**
 * An item as an author writes it: what every card shows, its picture in sizes, its action. Without a title, or without
 * an address in `url` or `ctaLink`, it is no entry.
 *
 * @param fields what a widget shows, filters or keeps of an item beside these
 */
export const authoredItem = <Shape extends z.ZodRawShape>(fields: Shape) =>
  anyOf(z.object({ ...authoredFields, url: neededUrl, ...fields }), ['url', 'ctaLink'], 'address').meta({
    'x-field': 'group',
  });
