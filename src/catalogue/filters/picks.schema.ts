import { item } from '#src/cards/item.schema.ts';
import { zodOf } from '#src/schema/define.ts';
import { list, tab } from '#src/schema/fields.ts';

/** Wide cards among those that a catalogue finds. */
export const pickFields = tab('Content', {
  picks: list(zodOf(item), 4).meta({
    title: 'Editor’s picks',
    description:
      'Wide cards after the 6th, 14th, 20th and 28th card, as a story or a trip; not in rows, on a map or in groups, and not while visitors filter or search. At most 4.',
  }),
});
