import * as z from 'zod';
import { cta } from '#src/schema/base.ts';
import { schema } from '#src/schema/define.ts';
import { choice, flag, link, list, tab, textMap } from '#src/schema/fields.ts';
import { authoredItem, identityFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

/** What the author of any list of cards decides: which cards, where they come from, and how each is drawn. */
export const cardsFields = schema(
  z.object({
    ...tab('Content', {
      items: list(authoredItem(identityFields), 48).meta({
        title: 'Cards',
        description: 'At most 48. With another source: shown until its cards are there.',
      }),
      viewAll: cta.optional().meta({ title: 'View all', description: 'A link beside the heading.' }),
    }),
    ...tab('Source', {
      source: choice({
        config: 'The cards above',
        favourites: 'The visitor’s favourites',
        interests: 'The visitor’s interests',
        search: 'A search',
      }).meta({ title: 'Source', description: 'Where the cards come from.' }),
      filters: textMap().meta({
        title: 'Filters',
        description:
          'Of a search or of interests: parameters of the search and their values, as type: place; query: its term.',
      }),
      interestsLink: link.meta({
        title: 'Page of interests',
        description: 'Where visitors without interests choose them.',
      }),
    }),
    ...tab('Appearance', {
      variant: choice({
        card: 'Picture above',
        overlay: 'Picture behind, as a mosaic',
        compact: 'Small picture beside',
        links: 'Words',
        logo: 'Pictures alone',
      }).meta({ title: 'Look', description: 'How each card is drawn.' }),
      showCategories: flag(true).meta({
        title: 'Categories',
        description: 'Shows the first two categories of a card.',
      }),
      showFavourite: flag(false).meta({
        title: 'Hearts',
        description: 'A heart on each card, by which visitors keep it. A card needs an identifier for it.',
      }),
    }),
  }),
);

/** What an author made of it. */
export type CardsConfig = Output<typeof cardsFields>;
