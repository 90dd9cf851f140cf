import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, iconName, list, reference, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const item = z.object({
  id: reference.meta({
    title: 'Name in addresses',
    description: 'A link to #name opens this section. Latin letters, digits and hyphens; once on a page.',
  }),
  heading: requiredText().meta({
    title: 'Heading',
    description: 'Words on the button. A section without a heading is left out.',
  }),
  body: z.string().meta({
    title: 'Text',
    description: 'What the section shows when it is open. A section without a text is left out.',
    'x-field': 'richtext',
  }),
  iconName: iconName.meta({
    title: 'Icon',
    description:
      'Name of a built-in icon, as in calendar, or the address of an svg. Stands before the heading.',
  }),
});

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Foldable sections',
  words: 'collapse, expand, fold, drawer, toggle, sections',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['items'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      items: list(item, 30).meta({ title: 'Sections', description: 'At most 30.' }),
    }),
    ...tab('Behaviour', {
      singleExpansion: flag(false).meta({
        title: 'One at a time',
        description: 'Opening a section closes the one that was open.',
      }),
      expandedItems: list(z.string()).meta({
        title: 'Open at first',
        description: 'Names in addresses of the sections that are open at first.',
      }),
      showAllControl: flag(true).meta({
        title: 'Open all',
        description: 'A button that opens or closes all sections, from three sections on.',
      }),
      deepLink: flag(true).meta({
        title: 'Links to sections',
        description: 'An address that ends in #name opens the section of that name and scrolls to it.',
      }),
    }),
  }),
  examples: {
    default: 'Six sections with icons, of which the first is open.',
    arabic: 'Arabic sections, one open at a time.',
    empty: 'No section yet: visitors see nothing, authors what to fill in.',
    'faulty-items': 'Sections without a heading or a text are left out, the others are shown.',
    german: 'Long German headings under a heading of the third level.',
    plain: 'Two sections without a title, an icon or a button for all.',
    russian: 'Russian sections with a list and a telephone number.',
  },
  accessibility: [
    'Each section is a heading with a button that says whether the section is open.',
    'What is closed is still found by the browser’s search, which opens it.',
    'On paper, and where no script runs, all sections are open.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
