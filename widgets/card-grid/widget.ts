import * as z from 'zod';
import { cardsFields } from '#src/catalogue/sources/cards.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { number, numberChoice, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Cards or link lists in a grid',
  words: 'teaser, tiles, columns, boxes, link list, cards',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['title', 'items'],
  schema: z.object({
    ...baseFields,
    ...zodOf(cardsFields).shape,
    ...tab('Appearance', {
      limit: number(12, z.int().positive()).meta({
        title: 'Cards at first',
        description: 'So many are shown; a button shows as many more.',
      }),
      columns: numberChoice([2, 3, 4], 3).meta({
        title: 'Columns',
        description: '2, 3 or 4 where there is room.',
      }),
    }),
  }),
  examples: {
    default: 'Nine places with pictures, a description and two categories each.',
    compact: 'Small pictures beside their titles, for a narrow column.',
    empty: 'No card yet: visitors see nothing, authors what to fill in.',
    favourites: 'What the visitor has kept, with hearts; newest first.',
    'faulty-items': 'Cards without a title or an address are left out, the others are shown.',
    german: 'Long German words in titles and buttons.',
    hearts: 'Places with hearts, by which visitors keep them.',
    interests: 'What fits the visitor’s interests; what is popular where there are none.',
    links: 'Titles and descriptions without pictures.',
    logo: 'Logos of partners, each named by its alternative text.',
    many: 'More cards than are shown at first.',
    mosaic: 'Pictures behind the titles, the first one large.',
    search: 'What a search for places by the sea finds.',
    'sign-in-needed': 'Cards that send anonymous visitors to sign in first.',
  },
  accessibility: [
    'The grid is a list, and the section is named by its title.',
    'A card has one link, in its heading; the whole card is clickable. Its heart is a button of its own, after the link.',
    'What cannot be shown says why, with a button that tries again.',
    'After “show more” the focus is on the first new card, and the number shown is said.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
