import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { asset, clampedNumber, flag, link, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'A visitor’s own collections of files, and those that others share',
  words: 'sets, lightbox, album, folder, media library, favourites, share files',
  modes: ['B2B'],
  load: 'load',
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
        title: 'Page of the library',
        description: 'Where visitors find files for a collection.',
      }),
      cartPath: link.meta({
        title: 'Page of downloads',
        description: 'Where visitors find the files that they have chosen for download.',
      }),
    }),
    ...tab('Appearance', {
      defaultCover: asset.meta({
        title: 'Cover',
        description: 'Picture of a collection whose first file has none.',
      }),
    }),
    ...tab('Behaviour', {
      maxCollections: clampedNumber(50, 1, 50).meta({
        title: 'Collections',
        description: 'How many a visitor may have, at most 50.',
      }),
      maxItems: clampedNumber(200, 1, 200).meta({
        title: 'Files in a collection',
        description: 'How many it takes, at most 200.',
      }),
      shareable: flag(true).meta({
        title: 'Link to share',
        description: 'Visitors may let others read a collection by a link.',
      }),
    }),
  }),
  examples: {
    default: 'The page of collections, with ways to the library and to the downloads.',
    arabic: 'The page of collections in Arabic.',
    empty: 'Nothing filled in: names are no links, and a collection can be shared.',
    'few-and-private': 'Two collections of five files, which nobody else reads.',
    'faulty-limits':
      'Limits below one and above the most are moved to them; a cover that is no address is left out.',
  },
  accessibility: [
    'Collections and their files are lists; each has a heading with one link.',
    'Files are put in order by a menu in each, by Alt with the arrow keys on its button, and by dragging; the new place is said.',
    'Name and note are changed in fields below a button that says whether they are open.',
    'What is wrong with a name stands at its field.',
    'After a file is removed, the focus goes on to what follows it, and the removal can be undone.',
    'What has changed elsewhere is told by an alert; both versions are described in words.',
    'Before a collection is deleted, an alert dialog asks.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
