import { baseFieldTexts, ctaFields, fieldsOf, type FieldTexts } from '#src/config/base-fields.ts';
import { searchFieldTexts } from '#src/search/field-texts.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  ...searchFieldTexts,
  categories: {
    title: 'Tabs',
    description:
      'Kinds of results, at most 10; a tab for all results comes first. Without any there are no tabs.',
  },
  'categories[].key': { title: 'Key', description: 'Category as the search service calls it.' },
  'categories[].label': { title: 'Label', description: 'Words on the tab.' },
  pageSize: { title: 'Results a page', description: '15 unless there is a reason; at most 100.' },
  sorts: {
    title: 'Orders',
    description:
      'relevance, newest, title: what visitors may choose. With fewer than two there is no choice.',
  },
  facets: { title: 'Filters', description: 'At most 6.' },
  'facets[].name': { title: 'Name', description: 'Filter as the search service calls it.' },
  'facets[].label': { title: 'Label', description: 'What visitors read.' },
  'facets[].multi': { title: 'Several values', description: 'Visitors may choose more than one value.' },
  layout: { title: 'Look', description: 'list: rows with a small picture. grid: cards.' },
  showDidYouMean: {
    title: 'Other spelling',
    description: 'Offers the spelling that the search service takes for what was meant.',
  },
  noResultsLinks: {
    title: 'Ways on',
    description: 'Links for visitors who have not searched yet, or found nothing.',
  },
  ...fieldsOf('noResultsLinks[]', ctaFields),
  paging: {
    title: 'Further results',
    description: 'more: a button adds them to the list. numbers: pages with numbers.',
  },
};
