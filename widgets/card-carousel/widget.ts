import * as z from 'zod';
import { cardsFields } from '#src/catalogue/sources/cards.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, number, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

/** How many cards are in view; the component tells an author of one below 1. */
const inView = (initially: number) => number(initially, z.number().max(6));

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Cards in a slider',
  words: 'slider, slideshow, swipe, scroll sideways, teaser, tiles',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['title', 'items'],
  schema: z.object({
    ...baseFields,
    ...zodOf(cardsFields).shape,
    ...tab('Source', {
      limit: number(12, z.int().positive()).meta({
        title: 'Cards at once',
        description: 'Of another source: so many are asked for, and as many more as the last come near.',
      }),
    }),
    ...tab('Appearance', {
      slidesPerView: z
        .object({
          desktop: inView(3).meta({
            title: 'Wide',
            description: 'Where the column is at least 900 px wide.',
          }),
          tablet: inView(2).meta({ title: 'Middle', description: 'From 600 px on.' }),
          mobile: inView(1.15).meta({ title: 'Narrow', description: 'Below 600 px.' }),
        })
        .default({ desktop: 3, tablet: 2, mobile: 1.15 })
        .meta({
          title: 'Cards in view',
          description: 'From 1 to 6 by the width of the column, also parts, as 1.15 or 2.5.',
          'x-field': 'group',
        }),
      bullets: flag(true).meta({
        title: 'Bullets',
        description: 'A bullet for each card below them, up to twelve. Else the place is written, as 2 of 9.',
      }),
    }),
    ...tab('Behaviour', {
      loop: flag(false).meta({
        title: 'Round and round',
        description: 'After the last card comes the first.',
      }),
      autoplay: flag(false).meta({
        title: 'Moves by itself',
        description: 'A card further every six seconds, with a button that stops it.',
      }),
    }),
  }),
  examples: {
    default: 'Nine guides, three in view, with bullets and hearts.',
    arabic: 'From right to left: the first card is the rightmost.',
    autoplay: 'Places that move by themselves, round and round.',
    count: 'The place in words instead of bullets; two and a half tiles in view.',
    empty: 'No card yet: visitors see nothing, authors what to fill in.',
    'faulty-view':
      'Less than one card in view counts as one; entries without a title or an address are left out.',
    favourites: 'What the visitor has kept, with hearts; newest first.',
    few: 'As many cards as are in view: a plain row.',
    german: 'Long German words in titles and buttons.',
    interests: 'What fits the visitor’s interests; what is popular where there are none.',
    search: 'What a search for places finds, with hearts; more are asked for on the way.',
  },
  accessibility: [
    'It is a carousel of slides named by their places; its buttons come before the cards.',
    'Cards that are not seen whole are passed over by the keyboard; a press on one that is seen in part brings it into view.',
    'At an end a button stays where it is, says that it is off, and keeps the focus.',
    'What moves by itself has a button that stops it, and stops for good at the focus and at any action.',
    'A card has one link, in its heading. Its heart is a button of its own, after the link.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
