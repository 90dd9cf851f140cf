import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, tab, text } from '#src/schema/fields.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'A way back to where the page begins',
  words: 'scroll up, up arrow, go up, jump to top',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      label: text(60).meta({
        title: 'Label',
        description:
          'What the button does, at most 60 characters. Left empty: Back to top, in the language of the page.',
      }),
    }),
    ...tab('Behaviour', {
      threshold: clampedNumber(2, 1, 20).meta({
        title: 'Appears after',
        description: 'Screens that a visitor has scrolled down when the button appears; from 1 on.',
      }),
      position: choice({ end: 'End of the line', start: 'Start of the line' }).meta({
        title: 'Side',
        description: 'The end of the line is at the right in English, at the left in Arabic.',
      }),
    }),
  }),
  examples: {
    default: 'After two screens, at the end of the line.',
    start: 'After one screen, at the start of the line, with words of its author.',
    'faulty-threshold': 'A threshold below one counts as one, an unknown side as the end.',
  },
  accessibility: [
    'It is a button with a name; the focus goes with it, to where the link past the header leads.',
    'It gives way to what has the focus beneath it, and to what stands along the foot of the window.',
    'It does not move smoothly for visitors who want less motion.',
  ],
});

export default widget;
