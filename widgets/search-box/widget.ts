import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { link, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { searchField } from '#src/search/field.schema.ts';

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Site search with suggestions',
  words: 'find, lookup, magnifier, query, autocomplete',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['searchPagePath'],
  schema: z.object({
    ...baseFields,
    ...tab('Search', {
      searchPagePath: link.meta({
        title: 'Results page',
        description: 'Where a search leads. Left empty: the results page of the site.',
      }),
      ...zodOf(searchField).shape,
    }),
  }),
  examples: {
    default: 'A field with title, description and trending links.',
    arabic: 'An Arabic field with title, description and trending links.',
    'faulty-trending':
      'A trending link with a bad address is shown as text, one that is no link is left out, wrong numbers fall back.',
    'field-only': 'The field alone, with built-in words.',
    japanese: 'A Japanese field, where a search begins once a word is composed.',
    'long-german': 'Long German words in labels, buttons and links.',
    'results-page-with-query': 'A results page whose address has a filter and an order already.',
  },
  accessibility: [
    'The field is a combobox with a listbox of suggestions, in a search landmark.',
    'The number of suggestions is said once, after a visitor has stopped typing.',
    'Escape removes a completion, then closes the list, then clears the field, then closes the dialog.',
    'Below 1024 px the field opens a modal dialog, and the focus returns to the field when it closes.',
    'Nothing is searched for while an input method composes a word.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
