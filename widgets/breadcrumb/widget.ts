import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, number, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Path to the current page',
  words: 'path, trail, you are here, hierarchy, parent page',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['items'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Name',
        description: 'What screen readers call the path, in place of the built-in word.',
      }),
      items: list(
        z.object({
          ctaLabel: text(120).meta({
            title: 'Label',
            description: 'Name of the page, at most 120 characters. Without one the entry is skipped.',
          }),
          ctaLink: link.meta({
            title: 'Link',
            description:
              'Where the page is. The entry that leads to this very page, else the last one, is not linked.',
          }),
        }),
      ).meta({
        title: 'Pages',
        description: 'From the home page to this one. Left empty: made from the page’s address.',
      }),
    }),
    ...tab('Behaviour', {
      hideCurrent: flag(false).meta({
        title: 'Hide this page',
        description: 'Ends the path with the page above this one.',
      }),
      showHidden: flag(false).meta({
        title: 'Show hidden levels',
        description:
          'In a path made from the address: also levels without a name of their own, such as years, or names that begin with an underscore.',
      }),
      startLevel: number(2, z.int().positive()).meta({
        title: 'First level',
        description:
          'In a path made from the address: 1 is the site, 2 the home page of the language, 3 what is below it.',
      }),
      maxItems: number(5, z.int().min(3)).meta({
        title: 'Most entries',
        description: 'A longer path folds its middle; at least 3.',
      }),
      jsonLd: flag(true).meta({
        title: 'For search engines',
        description: 'Tells search engines the path (schema.org BreadcrumbList).',
      }),
    }),
  }),
  examples: {
    default: 'Five levels, the last one the current page.',
    arabic: 'Five levels in Arabic.',
    derived: 'Made from the page’s address.',
    'derived-all-levels': 'Made from the page’s address, from the site on and with hidden levels.',
    'faulty-entries':
      'Entries without a label are skipped, a bad address is not linked, limits that are too low are ignored.',
    'folded-arabic': 'Seven Arabic levels, of which the middle ones wait behind a button.',
    'folded-russian': 'Seven Russian levels, of which the middle ones wait behind a button.',
    'hidden-current-german': 'A German path that ends with the page above the current one.',
    japanese: 'A Japanese path with a name of its own for screen readers.',
    'one-page': 'The home page alone: nothing is shown.',
  },
  accessibility: [
    'The path is a navigation landmark with a name, and in it an ordered list.',
    'The current page is marked as such and is no link.',
    'Folded levels open by a button that says how many there are, and by the browser’s search in the page.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
