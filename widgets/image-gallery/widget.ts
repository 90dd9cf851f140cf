import * as z from 'zod';
import { baseFields, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { anyOf, choice, clampedNumber, flag, list, numberChoice, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const files = [
  'fileReference',
  's7fileReference',
  'mobileImageReference',
  's7mobileImageReference',
  'desktopImage',
  'mobileImage',
  'defaultImage',
  'breakpoints',
] as const;

const picture = z.object({
  image: anyOf(image, files, 'a picture').meta({
    title: 'Picture',
    description: 'The file and what it shows. An entry without a file is left out.',
    'x-field': 'image',
  }),
  caption: text(200).meta({ title: 'Caption', description: 'A sentence below it, at most 200 characters.' }),
  credit: text(60).meta({ title: 'Credit', description: 'Who made it, at most 60 characters.' }),
  licence: text(60).meta({
    title: 'Licence',
    description: 'How it may be used, as in CC BY 4.0. At most 60 characters.',
  }),
});

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'Pictures in a grid, a mosaic or a carousel, with a large view',
  words: 'photos, pictures, lightbox, album, mosaic, images',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['images'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      images: list(picture, 60).meta({ title: 'Pictures', description: 'At most 60.' }),
    }),
    ...tab('Appearance', {
      layout: choice({
        grid: 'Grid with captions',
        mosaic: 'Mosaic',
        carousel: 'One large, the next beside it',
        social: 'Squares side by side',
      }).meta({ title: 'Layout', description: 'How two or more pictures stand on the page.' }),
      columns: numberChoice([2, 3, 4], 3).meta({
        title: 'Columns',
        description: '2, 3 or 4 where there is room; fewer on a small screen.',
      }),
      showCredits: flag(true).meta({
        title: 'Credits',
        description: 'Shows who made a picture, and its licence.',
      }),
    }),
    ...tab('Behaviour', {
      compare: flag(false).meta({
        title: 'Before and after',
        description:
          'Exactly two pictures lie on each other, and visitors move a divider. The first stands on the left in all languages.',
      }),
      allowDownload: flag(false).meta({
        title: 'Download',
        description: 'Visitors may keep the file of a picture that is shown large.',
      }),
      startIndex: clampedNumber(0, 0, 59).meta({
        title: 'First picture',
        description: 'Which picture a carousel shows first, counted from 0.',
      }),
    }),
  }),
  examples: {
    default: 'Six places in a grid, with captions and credits.',
    arabic: 'A mosaic on an Arabic page: the first picture stands on the right.',
    carousel: 'One large picture and the next beside it; the third is shown first.',
    compare: 'Before and after: two pictures on each other, with a divider.',
    'compare-arabic': 'Before and after in Arabic: the first picture stays on the left.',
    download: 'Pictures that visitors may keep.',
    empty: 'No picture yet: visitors see nothing, authors what to fill in.',
    'faulty-images':
      'Entries without a usable file are left out; three pictures cannot be compared and stand in a grid.',
    many: 'Sixty pictures without credits, of which only the near ones are fetched.',
    mosaic: 'Twelve pictures as a mosaic.',
    'one-picture': 'One picture without a title, which visitors may keep.',
    social: 'Squares side by side, credited to visitors.',
    'without-text':
      'Pictures without alternative text: their captions are read out, and their author is told.',
  },
  accessibility: [
    'Each picture of a list is a button named by what it shows; it opens a modal dialog with previous, next, close and the count.',
    'The focus comes back to the picture that was shown last.',
    'Before and after are moved by a slider with arrow keys, Home and End.',
    'One picture alone is a figure, without a dialog.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
