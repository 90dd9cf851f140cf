import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, list, reference, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The page of one file of the media library',
  words: 'photo, film, audio, document, download, licence, rendition, credit, press picture',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      idFrom: choice({ path: 'The page’s address', config: 'The field below' }).meta({
        title: 'Identifier from',
        description: 'Where the file’s identifier is: in asset-details.id-{id}.html, or in a field.',
      }),
      assetId: reference.meta({
        title: 'Identifier',
        description: 'Of the file. Letters, digits, hyphens and underscores, at most 64.',
      }),
    }),
    ...tab('Content', {
      showRelated: flag(true).meta({
        title: 'Similar files',
        description: 'Shows files that are like this one.',
      }),
      renditionOrder: list(z.string(), 20).meta({
        title: 'Order of the sizes',
        description: 'Names of renditions, the first on top. Those that are not named follow.',
      }),
      licenceMode: choice({ dialog: 'In a dialog', inline: 'In the page' }).meta({
        title: 'Licence',
        description: 'Where the text of the licence is read and accepted.',
      }),
    }),
    ...tab('Behaviour', {
      detailPath: link.meta({
        title: 'Page of a file',
        description:
          '{id} in it is replaced by the file’s id; without it .id-<id> is added. Left empty: this page.',
      }),
      searchPath: link.meta({
        title: 'Page of the search',
        description: 'Where a visitor goes back to the search, and on from a file that is gone.',
      }),
      requestPath: link.meta({
        title: 'Page that asks for access',
        description:
          'Linked where a licence has ended or a file is on request only. {id} becomes the identifier, else it is added as id.',
      }),
      reportLink: link.meta({
        title: 'Report a problem',
        description: 'Where a visitor says that something is wrong with a file. Left empty: no link.',
      }),
    }),
  }),
  examples: {
    default: 'The file that the page’s address names; its licence opens in a dialog.',
    arabic: 'A file in Arabic.',
    empty: 'Nothing filled in: the file, without ways on from it.',
    'faulty-identifier': 'An identifier with a dot is no identifier: nothing is asked for.',
    inline: 'A film that is named in a field; its licence is read and accepted in the page.',
  },
  accessibility: [
    'The file’s title is a heading, and each part has one of its own.',
    'What is known of the file is a description list.',
    'The picture opens in a dialog with buttons that zoom.',
    'The licence is a dialog that gives the focus back; in the page its acceptance is a check box with its error.',
    'A file that is not found is told in a status.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
