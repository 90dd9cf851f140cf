import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, html, number, numberChoice, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Sanitised body copy, pull quote or note',
  words: 'paragraph, article, quote, body text, copy, wysiwyg, table',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['body'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      body: html().meta({
        title: 'Text',
        description:
          'Formatted text, at most 20,000 characters of HTML. Scripts, styles and forms are taken out; an embedded frame becomes a link. Headings are fitted under the title.',
      }),
    }),
    ...tab('Appearance', {
      variant: choice({
        plain: 'Body copy',
        lead: 'Larger opening',
        quote: 'Pull quote',
        note: 'Note: a box with an icon',
        warning: 'Warning: a box with an icon',
      }).meta({ title: 'Look', description: 'How the text is set.' }),
    }),
    ...tab('Content', {
      quoteBy: text(80).meta({
        title: 'Quoted person',
        description: 'Who said it; for quotes, at most 80 characters.',
      }),
      quoteRole: text(80).meta({
        title: 'Role',
        description: 'Who that person is; for quotes, at most 80 characters.',
      }),
    }),
    ...tab('Appearance', {
      columns: numberChoice([1, 2], 1).meta({
        title: 'Columns',
        description: '1 or 2. Two where there is room for them.',
      }),
    }),
    ...tab('Behaviour', {
      collapseAfter: number(0, z.int().nonnegative()).meta({
        title: 'Fold after',
        description: 'Lines that are shown at first, with a button for the rest. 0: all of it.',
      }),
      footnotes: flag(true).meta({
        title: 'Footnotes',
        description:
          'A raised link to #name is a reference to the list entry with that id; each note gets a way back. Without it both stay as written.',
      }),
    }),
  }),
  examples: {
    default: 'An article with a title, a description, headings, a list and links.',
    arabic: 'Arabic text with a list, a telephone number and a paragraph in English.',
    empty: 'No text yet: visitors see nothing, authors what to fill in.',
    'faulty-hostile': 'Scripts, forms and bad addresses are taken out, the text stays.',
    folded: 'Five lines at first, and a button for the rest.',
    'lead-german': 'A German opening in larger type.',
    'note-arabic': 'An Arabic note in a box, under a heading of the third level.',
    'quote-french': 'A French quote of two paragraphs, with person and role.',
    'quote-japanese': 'A Japanese quote with person and role.',
    'table-russian': 'A Russian table with a caption, and headings for its columns and rows.',
    'two-columns-footnotes': 'Two columns with two footnotes.',
    warning: 'A warning in a box, without a title.',
  },
  accessibility: [
    'Headings of the text begin one level below the title, and none is skipped.',
    'Notes and warnings say in words what they are, not only by colour and icon.',
    'The button that unfolds the text says whether it is open.',
    'A footnote’s reference has a name, and each note has a link back to its place in the text.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
