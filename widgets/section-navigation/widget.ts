import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, list, numberChoice, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const sectionLink = z.object({
  ctaLabel: requiredText().meta({
    title: 'Label',
    description: 'Name of the section. An entry without a label is left out.',
  }),
  ctaLink: z.string().meta({
    title: 'Position',
    description:
      '# and the identifier of an element of this page, as in #visa. What the page does not have is left out.',
    'x-field': 'reference',
  }),
});

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'The sections of a page, and where one is',
  words: 'anchor, table of contents, jump links, on this page, subnavigation',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['links'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      links: list(sectionLink, 40).meta({
        title: 'Sections',
        description: 'At most 40. Left empty: the headings of the page, in its order.',
      }),
      startLevel: numberChoice([2, 3, 4, 5, 6], 2).meta({
        title: 'From heading level',
        description: 'The highest headings that are taken from the page.',
      }),
      stopLevel: numberChoice([2, 3, 4, 5, 6], 3).meta({
        title: 'To heading level',
        description: 'The lowest headings that are taken from the page.',
      }),
    }),
    ...tab('Appearance', {
      listType: choice({ unordered: 'Without numbers', ordered: 'Numbered' }).meta({
        title: 'List',
        description: 'Whether the sections are numbered.',
      }),
      showProgress: flag(false).meta({
        title: 'Reading progress',
        description: 'A line that grows as the page is read.',
      }),
    }),
    ...tab('Behaviour', {
      sticky: flag(true).meta({
        title: 'Stays in view',
        description: 'Stands below the header while the page is scrolled.',
      }),
      offset: clampedNumber(150, 0, 600).meta({
        title: 'Space above a section',
        description: 'Pixels that stay free above the section that a visitor goes to, 0 to 600.',
      }),
    }),
  }),
  examples: {
    default: 'The headings of the page, with a line that shows how far it is read.',
    links: 'Numbered sections that the author has chosen, under a title.',
    arabic: 'Sections of an Arabic page, chosen by its author.',
    empty: 'No heading of these levels on the page: visitors see nothing, authors what to fill in.',
    'faulty-links': 'Places that the page does not have, and entries without a label, are left out.',
  },
  accessibility: [
    'It is a named navigation with a list of links; the section that is in view is the current location.',
    'A link moves the focus to its section, which then stands below the header.',
    'It covers nothing that has the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
