import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, link, list, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { tableColumn } from '#src/table/column.schema.ts';

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'A table that visitors sort, filter and download; cards on a phone',
  words: 'spreadsheet, CSV, statistics table, sortable, price list, rows and columns',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['columns', 'rows'],
  lists: true,
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      caption: requiredText(200).meta({
        title: 'Caption',
        description: 'Says what the table holds: of what, where and when. At most 200 characters.',
      }),
      columns: list(tableColumn, 12).meta({
        title: 'Columns',
        description: 'At most twelve. The first names the rows.',
      }),
      rows: list(z.record(z.string(), name), 500).meta({
        title: 'Rows',
        description:
          'A list of at most 500 objects, each with what its cells hold by the keys of the columns: [{"region": "Asir", "visitors": 1200}]. What is missing shows as a dash.',
        'x-field': 'json',
      }),
    }),
    ...tab('Source', {
      csvReference: link.meta({
        title: 'CSV file',
        description:
          'Takes the place of the rows: at most 1 MB and 500 rows in UTF-8, with commas between the cells. Its first line names the columns by their keys.',
      }),
    }),
    ...tab('Behaviour', {
      searchable: flag(false).meta({
        title: 'Can be filtered',
        description: 'A field above the table leaves the rows that hold what is typed.',
      }),
      pageSize: clampedNumber(25, 5, 100).meta({
        title: 'Rows on a page',
        description: 'From 5 to 100.',
      }),
      stickyHeader: flag(true).meta({
        title: 'Head stays in view',
        description: 'The labels of the columns stay above the rows that are scrolled.',
      }),
      allowCsv: flag(false).meta({
        title: 'Can be downloaded',
        description: 'A button gives visitors the rows as they are filtered and sorted, as a CSV file.',
      }),
    }),
  }),
  examples: {
    default: 'Visitors by region and month: sorted, filtered and downloaded.',
    arabic: 'The same in Arabic.',
    kinds: 'Every kind of column, in short pages and in the blue theme; the head moves along with the rows.',
    csv: 'Rows that a CSV file holds.',
    empty: 'No rows yet: visitors see nothing, authors what to fill in.',
    'faulty-rows':
      'Cells that are missing are dashes; what is no number shows as text, and a row that is no object is left out.',
    'faulty-csv': 'A CSV file with a line of too many cells: its author reads which.',
  },
  accessibility: [
    'The table has a caption; the first column names the rows.',
    'Columns are sorted by a button in their head, which states the order (APG Sortable Table); on a phone by a list.',
    'Rows stay rows and cells stay cells where they look like cards.',
    'A table that is wider than its column can be scrolled with the keyboard.',
    'Another order, and how many rows a filter leaves, are said.',
    'Another page takes the focus to the table.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
