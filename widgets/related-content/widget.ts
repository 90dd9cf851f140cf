import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, list, reference, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Similar pages, and pages seen lately',
  words: 'recommended, more like this, see also, recently viewed, you may like',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      mode: choice({
        similar: 'What is like this page',
        sameRegion: 'What is in the same region',
        interests: 'What fits the visitor’s interests',
        recent: 'Pages that the visitor has seen',
      }).meta({
        title: 'What is shown',
        description:
          'Without categories and without an item: what fits the visitor’s interests. Where there is nothing to show, nothing stands here.',
      }),
      itemId: reference.meta({
        title: 'Item of this page',
        description: 'Its identifier in the search: its categories and its region are asked for.',
      }),
      categories: list(z.string()).meta({
        title: 'Categories',
        description: 'Keys of the search; an item must have one of them. They come before those of the item.',
      }),
      exclude: list(z.string()).meta({
        title: 'Left out',
        description: 'Identifiers of items that are not shown. This page never is.',
      }),
    }),
    ...tab('Appearance', {
      limit: clampedNumber(6, 1, 12).meta({ title: 'Cards', description: '1 to 12.' }),
      layout: choice({ grid: 'In a grid', carousel: 'In a slider' }, 'carousel').meta({
        title: 'Layout',
        description: 'How the cards stand.',
      }),
    }),
  }),
  examples: {
    default: 'What is like a place, by its identifier.',
    arabic: 'An Arabic page: what is in the same region.',
    empty: 'Nothing is like it: nothing stands there.',
    'faulty-limit': 'A limit that is too high is moved to twelve, an unknown mode does not count.',
    grid: 'What has one of some categories, in a grid, some items left out.',
    interests: 'What fits the visitor’s interests, in the blue theme.',
    recent: 'Pages that the visitor has seen, with a button that forgets them.',
  },
  accessibility: [
    'The cards are a section named by its heading.',
    'Who has the list of pages forgotten is told so, and the focus is on those words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
