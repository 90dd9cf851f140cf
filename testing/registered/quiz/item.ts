import { fact, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { map } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { count, key } from '#src/schema/item-fields.ts';
import type words from './item.words.json';

/** A kind of item of the widget's own: its fields, its facet, whom it may be shown to, the place of its group. */
export default defineItem({
  type: 'trail',
  fields: {
    ascent: count.meta({ title: 'Ascent', description: 'In metres.' }),
    grade: key.meta({ title: 'Grade', description: 'Key of how hard it is.' }),
  },
  facets: { difficulty: 'grade' },
  audience: 'trade',
  group: 25,
});

export const facts: FactsOf<keyof (typeof words)['en']['facts']> = (item, _context, own) => {
  const { ascent } = item as { readonly ascent?: number };
  return [ascent !== undefined && fact('ascent', map, own('ascent', { count: ascent }))];
};
