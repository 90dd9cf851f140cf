import * as z from 'zod';
import { catalogueFields } from '#src/catalogue/facet.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, link, list, number, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { facets, pageSize } = zodOf(catalogueFields).shape;

const source = z.enum(['dam', 'catalogue']).meta({
  'x-field': 'choice',
  'x-labels': { dam: 'The media library', catalogue: 'The catalogue for every partner' },
});

const sort = z.enum(['newest', 'title']).meta({
  'x-field': 'choice',
  'x-labels': { newest: 'Newest first', title: 'By title' },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Pictures, films and documents to find and take along',
  words: 'media centre, library, photos, images, videos, DAM, downloads',
  modes: ['B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      facets: facets.meta({
        title: 'Filters',
        description: 'Of type, orientation, region, licence, photographer and keywords, each once.',
      }),
      detailPath: link.meta({
        title: 'Page of a file',
        description:
          '{id} in it is replaced by the file’s id; without it .id-<id> is added. Left empty: names are no links.',
      }),
      collectionPath: link.meta({
        title: 'Page of collections',
        description: 'Where visitors find their collections.',
      }),
      uploadLink: link.meta({
        title: 'Page for uploading',
        description: 'Offered to those who may manage and upload files.',
      }),
    }),
    ...tab('Source', {
      sources: list(source).meta({
        title: 'Libraries',
        description: 'Each is a tab; the first comes first. Left empty: both.',
      }),
    }),
    ...tab('Behaviour', {
      sorts: list(sort).meta({
        title: 'Orders',
        description: 'What visitors may choose. Left empty: both.',
      }),
      pageSize,
      maxSelect: number(50, z.int().min(1).max(50)).meta({
        title: 'Files selected together',
        description: 'At most 50.',
      }),
    }),
    ...tab('Appearance', {
      layout: choice({ grid: 'Cards', list: 'Rows with a small picture', mosaic: 'Mosaic' }).meta({
        title: 'First view',
        description: 'Visitors may choose another.',
      }),
    }),
  }),
  examples: {
    default: 'The media centre: both libraries, six filters, pages of files and of collections.',
    arabic: 'The same in Arabic.',
    mosaic: 'One library as a mosaic, without filters; three files can be selected.',
    list: 'Rows of the catalogue, ordered by title alone.',
    'faulty-entries': 'Filters that are none, a library nobody knows, and sizes beyond their limits.',
  },
  accessibility: [
    'The section is named by its title; each file is a heading with one link.',
    'The search field is a combobox: subjects are suggested, their number is said, arrow keys, Enter and Escape work.',
    'The libraries are tabs.',
    'Cards and mosaic are a grid: arrow keys lead from file to file in both directions of reading, Space selects, Enter leads into a file and Escape out of it.',
    'Rows are a list with a check box each.',
    'What can be done with the selection is a toolbar of one tab stop; the number of selected files is said.',
    'A file that may not be taken has no check box and says why in words.',
    'Quick view is a dialog that gives the focus back.',
    'Nothing moves or sounds without the visitor’s pointer or focus, nor where less motion or less data is asked for.',
  ],
});

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;

export default widget;
