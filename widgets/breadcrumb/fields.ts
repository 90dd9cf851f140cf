import { baseFieldTexts, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  title: { title: 'Name', description: 'What screen readers call the path, in place of the built-in word.' },
  items: {
    title: 'Pages',
    description: 'From the home page to this one. Left empty: made from the page’s address.',
  },
  'items[].ctaLabel': {
    title: 'Label',
    description: 'Name of the page, at most 120 characters. Without one the entry is skipped.',
  },
  'items[].ctaLink': {
    title: 'Link',
    description:
      'Where the page is. The entry that leads to this very page, else the last one, is not linked.',
  },
  hideCurrent: { title: 'Hide this page', description: 'Ends the path with the page above this one.' },
  showHidden: {
    title: 'Show hidden levels',
    description:
      'In a path made from the address: also levels without a name of their own, such as years, or names that begin with an underscore.',
  },
  startLevel: {
    title: 'First level',
    description:
      'In a path made from the address: 1 is the site, 2 the home page of the language, 3 what is below it.',
  },
  maxItems: { title: 'Most entries', description: 'A longer path folds its middle; at least 3.' },
  jsonLd: {
    title: 'For search engines',
    description: 'Tells search engines the path (schema.org BreadcrumbList).',
  },
};
