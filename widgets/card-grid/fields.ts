import { itemFields } from '#src/cards/item-texts.ts';
import { baseFieldTexts, ctaFields, fieldsOf, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  items: { title: 'Cards', description: 'At most 48.' },
  ...fieldsOf('items[]', itemFields),
  source: {
    title: 'Source',
    description:
      'config: the cards above. favourites, interests, search: what the site finds, after the cards above.',
  },
  filters: { title: 'Filters', description: 'Narrow down what a search finds, by name and value.' },
  limit: { title: 'Cards at first', description: 'So many are shown; a button shows as many more.' },
  columns: { title: 'Columns', description: '2, 3 or 4 where there is room.' },
  variant: {
    title: 'Look',
    description:
      'card: picture above. overlay: picture behind, as a mosaic. compact: small picture beside. links: words. logo: pictures alone.',
  },
  showCategories: { title: 'Categories', description: 'Shows the first two categories of a card.' },
  showFavourite: { title: 'Hearts', description: 'Lets visitors keep cards among their favourites.' },
  viewAll: { title: 'View all', description: 'A link beside the heading.' },
  ...fieldsOf('viewAll', ctaFields),
};
