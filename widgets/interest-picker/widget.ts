import * as z from 'zod';
import { interest as named } from '#src/account/interest.schema.ts';
import { baseFields, imageOrDrawing } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, iconName, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const interest = zodOf(named).extend({
  image: imageOrDrawing
    .optional()
    .meta({ title: 'Picture', description: 'Stands above the label.', 'x-field': 'image' }),
  iconName: iconName.meta({
    title: 'Icon',
    description: 'Name of a built-in icon, or the address of an svg. Stands beside the label.',
  }),
});

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Choose interests that steer the site',
  words: 'personalise, preferences, tastes, recommendations, topics, personalize',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['interests'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      interests: z.array(interest).min(3).max(24).meta({
        title: 'Interests',
        description: 'From 3 to 24. Of two with the same key the first is shown.',
        'x-field': 'list',
      }),
      saveLabel: text(60).meta({
        title: 'Save button',
        description: 'Words on the button, where choices are not saved by themselves. Left empty: our own.',
      }),
    }),
    ...tab('Behaviour', {
      min: clampedNumber(0, 0, 24).meta({
        title: 'At least',
        description: 'Fewer are not saved. 0 to 24.',
      }),
      max: clampedNumber(10, 1, 24).meta({
        title: 'At most',
        description: 'More cannot be chosen. 1 to 24.',
      }),
      autoSave: flag(true).meta({
        title: 'Saves by itself',
        description: 'Each choice is saved at once; else by a button.',
      }),
    }),
  }),
  examples: {
    default: 'Twelve interests with pictures; each choice is saved at once.',
    arabic: 'Interests in Arabic, with a button that saves.',
    'at-least-three': 'Three at least and five at most.',
    'faulty-fatal-few': 'Only one interest is left: the others have a comma in the key, or no label.',
    'faulty-interests': 'A key with a comma and one that stands there twice are left out.',
    german: 'Long German words.',
    icons: 'Icons in place of pictures.',
    japanese: 'Japanese, without pictures.',
  },
  accessibility: [
    'The interests are a group of check boxes, named by the title.',
    'How many are chosen, and that there may be no more, is said as it changes.',
    'A choice that could not be saved is taken back, and that is said.',
    'Who skips finds the focus on the button that brings the interests back.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
