import * as z from 'zod';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, list, number, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { searchField } from '#src/search/field.schema.ts';

const category = z.object({
  key: requiredText().meta({ title: 'Key', description: 'Category as the search service calls it.' }),
  label: requiredText().meta({ title: 'Label', description: 'Words on the tab.' }),
});

const facet = z.object({
  name: requiredText().meta({ title: 'Name', description: 'Filter as the search service calls it.' }),
  label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
  multi: flag(false).meta({
    title: 'Several values',
    description: 'Visitors may choose more than one value.',
  }),
});

const sort = z.enum(['relevance', 'newest', 'title']).meta({
  'x-field': 'choice',
  'x-labels': { relevance: 'Relevance', newest: 'Newest first', title: 'By title' },
});

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Paged results with category tabs',
  words: 'hits, found pages, find, result list',
  modes: ['B2C', 'B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Search', zodOf(searchField).shape),
    ...tab('Content', {
      categories: list(category, 10).meta({
        title: 'Tabs',
        description:
          'Kinds of results, at most 10; a tab for all results comes first. Without any there are no tabs.',
      }),
    }),
    ...tab('Behaviour', {
      pageSize: number(15, z.int().min(1).max(100)).meta({
        title: 'Results a page',
        description: '15 unless there is a reason; at most 100.',
      }),
      sorts: list(sort).meta({
        title: 'Orders',
        description: 'What visitors may choose. With fewer than two there is no choice.',
      }),
    }),
    ...tab('Content', {
      facets: list(facet, 6).meta({ title: 'Filters', description: 'At most 6.' }),
    }),
    ...tab('Appearance', {
      layout: choice({ list: 'Rows with a small picture', grid: 'Cards' }).meta({
        title: 'Look',
        description: 'How each result is drawn.',
      }),
    }),
    ...tab('Behaviour', {
      showDidYouMean: flag(true).meta({
        title: 'Other spelling',
        description: 'Offers the spelling that the search service takes for what was meant.',
      }),
    }),
    ...tab('Content', {
      noResultsLinks: list(cta).meta({
        title: 'Ways on',
        description: 'Links for visitors who have not searched yet, or found nothing.',
      }),
    }),
    ...tab('Behaviour', {
      paging: choice({ more: 'A button adds them to the list', numbers: 'Pages with numbers' }).meta({
        title: 'Further results',
        description: 'How visitors get to them.',
      }),
    }),
  }),
  examples: {
    default: 'Four tabs, two filters, three orders and links for those who find nothing.',
    arabic: 'Tabs, filters and links in Arabic.',
    'faulty-entries': 'Tabs, filters and orders that are wrong are left out, other values fall back.',
    'field-only': 'The field and its results, without tabs, filters and links.',
    german: 'Long German words in tabs and filters.',
    grid: 'Results as cards.',
    japanese: 'Tabs, filters and links in Japanese.',
    numbers: 'Pages with numbers.',
    'russian-numbers': 'Pages with numbers, in Russian.',
    trade: 'The partner portal: two tabs, one filter, blue theme, without other spellings.',
  },
  accessibility: [
    'Tabs change only when a visitor chooses one, and each is named by its label and its number of results.',
    'A filter is a button that shows a group of toggle buttons; what is chosen can be taken back one by one.',
    'Results are a list, and each has one link, in its heading.',
    'The number of results is said once for each search.',
    'After “show more” the focus is on the first new result.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
