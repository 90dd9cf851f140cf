import * as z from 'zod';
import { pickFields } from '#src/catalogue/filters/picks.schema.ts';
import { mapCatalogueFields } from '#src/catalogue/map/map-view.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, link, list, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const minutes = z.int().min(0).optional();

const band = z.object({
  key: z.string().optional().meta({
    title: 'Key',
    description:
      'As the search service counts this length, if it does. Left empty: no number stands beside it.',
    'x-field': 'reference',
  }),
  label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
  from: minutes.meta({
    title: 'From',
    description: 'Shortest, in minutes. Left empty: any.',
    'x-field': 'number',
  }),
  to: minutes.meta({
    title: 'To',
    description: 'Longest, in minutes. Left empty: any.',
    'x-field': 'number',
  }),
});

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Things to do, with filters',
  words: 'adventure, attractions, excursions, sports, diving, hiking, outdoors',
  modes: ['B2C'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...zodOf(mapCatalogueFields).shape,
    ...pickFields,
    ...tab('Content', {
      durationBands: list(band, 8).meta({
        title: 'Lengths',
        description:
          'What visitors choose from in the filter “duration”, in place of the service’s own values. At most 8.',
      }),
    }),
    ...tab('Behaviour', {
      preselectInterests: flag(true).meta({
        title: 'For you',
        description:
          'Begins with what fits the visitor’s interests, which can be taken back. Needs the filter “category” with several values.',
      }),
      interestsLink: link.meta({
        title: 'Page of interests',
        description: 'Where visitors choose and change their interests. Left empty: no link to it.',
      }),
    }),
  }),
  examples: {
    default: 'Eight filters, own lengths, three orders and three views.',
    arabic: 'Activities in Arabic, as rows, with three filters.',
    plain: 'One filter, no hearts, and no interests.',
    'faulty-lengths': 'A length without a label is left out; one that runs the wrong way is turned.',
  },
  accessibility: [
    'The section is named by its title.',
    'A filter is a button that shows a labelled group; what is chosen can be taken back one by one.',
    '“For you” is a button that is pressed or not.',
    'What a card says by an icon it says in words, too.',
    'The number of activities is said once for each question.',
    'After “show more” the focus is on the first new activity.',
  ],
});

export default widget;

/** What the author of a catalogue of activities has decided. */
export type Config = ConfigOf<typeof widget>;
