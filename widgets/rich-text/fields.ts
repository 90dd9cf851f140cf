import { baseFieldTexts, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  body: {
    title: 'Text',
    description:
      'Formatted text, at most 20,000 characters of HTML. Scripts, styles and forms are taken out; an embedded frame becomes a link. Headings are fitted under the title.',
  },
  variant: {
    title: 'Look',
    description:
      'plain: body copy. lead: larger opening. quote: pull quote. note and warning: a box with an icon.',
  },
  quoteBy: { title: 'Quoted person', description: 'Who said it; for quotes, at most 80 characters.' },
  quoteRole: { title: 'Role', description: 'Who that person is; for quotes, at most 80 characters.' },
  columns: { title: 'Columns', description: '1 or 2. Two where there is room for them.' },
  collapseAfter: {
    title: 'Fold after',
    description: 'Lines that are shown at first, with a button for the rest. 0: all of it.',
  },
  footnotes: {
    title: 'Footnotes',
    description:
      'A raised link to #name is a reference to the list entry with that id; each note gets a way back. Without it both stay as written.',
  },
};
