import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, link, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The files of the media library that a visitor has kept',
  words: 'shortlist, lightbox, kept pictures, saved files, hearts, bookmarks',
  modes: ['B2B'],
  load: 'visible',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      detailPath: link.meta({
        title: 'Page of a file',
        description:
          '{id} in it is replaced by the file’s id; without it .id-<id> is added. Left empty: names are no links.',
      }),
      searchPath: link.meta({
        title: 'Page of the search',
        description: 'Where a visitor finds files who has kept none yet. Left empty: no link.',
      }),
    }),
    ...tab('Appearance', {
      groupBy: choice({ none: 'In one list', type: 'By kind' }).meta({
        title: 'Groups',
        description: 'What stands together under a heading.',
      }),
    }),
    ...tab('Behaviour', {
      pageSize: clampedNumber(15, 1, 100).meta({
        title: 'Files at once',
        description: '15 unless there is a reason, 1 to 100; visitors show more by a button.',
      }),
      showAddToCart: flag(true).meta({
        title: 'Into the download cart',
        description: 'Buttons that put one file, the selected ones or all among those to be downloaded.',
      }),
    }),
  }),
  examples: {
    default: 'The files that a partner has kept, the last one first.',
    'by-kind': 'Pictures, films, documents and sound under headings of their own, without the download cart.',
    arabic: 'The same in Arabic.',
    empty: 'Nothing filled in: the files, without ways on from them.',
    'faulty-numbers': 'No file at once and groups that nobody knows: one file is shown, in one list.',
  },
  accessibility: [
    'The files are a list, or one under a heading for each kind; each file is a heading with at most one link.',
    'The check box and the buttons of a file are named by it.',
    'After a removal the focus is on the button that removes the next file, and an alert offers to undo it.',
    'A file that may not be taken has no check box and says why in words; one that is gone says so.',
    'What came of a button is said.',
    'After “Show more” the focus is on the first of the files that came.',
  ],
});

export default widget;

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;
