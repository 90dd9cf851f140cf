import { ctaFields, fieldsOf, imageFields, type FieldTexts } from '#src/config/base-fields.ts';

/** Parts of an item, for authors. */
export const itemFields: FieldTexts = {
  ...ctaFields,
  ctaLabel: { title: 'Action', description: 'Words at the foot of the card, as in “See the route”.' },
  ctaLink: { title: 'Action’s link', description: 'Where the card leads when it has no address of its own.' },
  id: { title: 'Identifier', description: 'Key of the place, event or article.' },
  type: { title: 'Kind', description: 'place, event, article, …' },
  title: { title: 'Title', description: 'Name of the card. A card without one is left out.' },
  description: { title: 'Text', description: 'At most 160 characters.' },
  url: { title: 'Address', description: 'Where the card leads.' },
  featureImage: {
    title: 'Picture',
    description: 'One address, where there is no more to say about the picture.',
  },
  image: {
    title: 'Picture in sizes',
    description: 'All references of the picture; comes before the one address.',
  },
  ...fieldsOf('image', imageFields),
  'image.drawing': {
    title: 'Drawing',
    description: 'Drawings turn with the reading direction, photographs never.',
  },
  categories: { title: 'Categories', description: 'The first two are shown.' },
  tags: { title: 'Tags', description: 'For filters; not shown.' },
  latitude: { title: 'Latitude', description: 'Between −90 and 90.' },
  longitude: { title: 'Longitude', description: 'Between −180 and 180.' },
  city: { title: 'City', description: 'Where it is.' },
  region: { title: 'Region', description: 'Key of the region.' },
  startDate: { title: 'Begins', description: 'yyyy-mm-dd, or with time and offset.' },
  endDate: { title: 'Ends', description: 'yyyy-mm-dd, or with time and offset.' },
  priceFrom: { title: 'Price from', description: 'A number without currency.' },
  currency: { title: 'Currency', description: 'Three letters, as in SAR.' },
};
