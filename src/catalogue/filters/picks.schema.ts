import * as z from 'zod';
import { imageOrDrawing } from '#src/schema/base.ts';
import { list, requiredLink, requiredText, tab } from '#src/schema/fields.ts';
import { cardFields } from '#src/schema/item-fields.ts';

const { description, categories } = cardFields;

const pick = z.object({
  title: requiredText().meta({ title: 'Title', description: 'What visitors read.' }),
  description,
  url: requiredLink().meta({ title: 'Address', description: 'Where the card leads.' }),
  image: imageOrDrawing
    .optional()
    .meta({ title: 'Picture', description: 'Lies behind the words.', 'x-field': 'image' }),
  categories,
});

/** Wide cards among those that a catalogue finds. */
export const pickFields = tab('Content', {
  picks: list(pick, 4).meta({
    title: 'Editor’s picks',
    description:
      'Wide cards after the 6th, 14th, 20th and 28th card, as a story or a trip, the first at the end of a shorter list; not in rows, on a map or in groups, and not while visitors filter or search. At most 4.',
  }),
});
