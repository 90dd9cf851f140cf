import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { asset, choice, flag, list, number, requiredText, tab, textMap } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const facet = z.object({
  name: requiredText().meta({ title: 'Name', description: 'Filter as the search service calls it.' }),
  label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
  kind: choice({
    checkbox: 'Several values',
    radio: 'One value',
    range: 'Numbers from … to …',
    date: 'Days from … to …',
  }).meta({ title: 'Kind', description: 'How visitors choose.' }),
  collapsed: flag(false).meta({ title: 'Closed at first', description: 'Visitors open it to choose.' }),
});

const sort = z.enum(['relevance', 'newest', 'title', 'date', 'price']).meta({
  'x-field': 'choice',
  'x-labels': {
    relevance: 'Relevance',
    newest: 'Newest first',
    title: 'By title',
    date: 'By date',
    price: 'Lowest price first',
  },
});

const view = z.enum(['grid', 'list']).meta({
  'x-field': 'choice',
  'x-labels': { grid: 'Cards', list: 'Rows with a small picture' },
});

/**
 * What the author of any catalogue decides (catalogue, entry 32), and the defaults. `mapCatalogueFields` adds the view on a
 * map.
 */
export const catalogueFields = schema(
  z.object({
    ...tab('Content', {
      facets: list(facet, 8).meta({
        title: 'Filters',
        description: 'At most 8. One whose name was there before is left out.',
      }),
    }),
    ...tab('Source', {
      baseFilters: textMap().meta({
        title: 'Always filtered by',
        description:
          'What every item has, by the filter’s name; several values separated by commas. Visitors cannot take it back.',
      }),
      pinned: list(z.string(), 6).meta({
        title: 'First in the list',
        description: 'Ids of items that come first while nothing is filtered, searched or sorted. At most 6.',
      }),
    }),
    ...tab('Behaviour', {
      sorts: list(sort).meta({
        title: 'Orders',
        description: 'What visitors may choose. With fewer than two there is no choice.',
      }),
      pageSize: number(15, z.int().min(1).max(100)).meta({
        title: 'Items a page',
        description: '15 unless there is a reason; at most 100.',
      }),
      showFavourite: flag(true).meta({
        title: 'Hearts',
        description: 'Visitors keep an item by the heart on its card.',
      }),
    }),
    ...tab('Appearance', {
      views: list(view).meta({
        title: 'Views',
        description: 'What visitors may choose; the first comes first. Left empty: cards alone.',
      }),
      placeholderImage: asset.meta({
        title: 'Stand-in picture',
        description: 'Shown on cards of items without a picture.',
      }),
    }),
  }),
);

/** What the author of a catalogue has decided. */
export type CatalogueFields = Output<typeof catalogueFields>;

/** A value that a widget offers itself. */
export interface OwnValue {
  /** As the address and the service have it. */
  readonly value: string;
  /** What visitors read. */
  readonly label: string;
  /** By which value the service counts it, where it does so by another. */
  readonly countedAs?: string | undefined;
}

/** Something that visitors filter by. */
export type Facet = CatalogueFields['facets'][number] & {
  /** All that can be chosen, in place of the values that the service counts; not for ranges. */
  readonly values?: readonly OwnValue[] | undefined;
};

/** How visitors choose: several values, one value, numbers or days from … to …. */
export type FacetKind = Facet['kind'];
