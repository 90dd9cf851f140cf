import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { link, list, number, text } from '#src/schema/fields.ts';

/** What the author of a search field in the page decides about it, and the defaults (contract, section 4). */
export const searchField = schema(
  z.object({
    searchLabel: text(60).meta({
      title: 'Label',
      description: 'Names the field, and stands in it while it is empty. Left empty: the built-in word.',
    }),
    searchModalTitle: text(60).meta({
      title: 'Dialog title',
      description: 'Heads the search where it covers a small screen. Left empty: the built-in word.',
    }),
    trending: z
      .object({
        title: text(60).meta({ title: 'Title', description: 'Heads the trending links.' }),
        items: list(
          z.object({
            ctaLabel: text(60).meta({
              title: 'Label',
              description: 'Words of the link, at most 60 characters.',
            }),
            ctaLink: link.meta({ title: 'Link', description: 'Where the link leads.' }),
          }),
          10,
        ).meta({ title: 'Links', description: 'At most 10.' }),
      })
      .optional()
      .meta({
        title: 'Trending',
        description: 'Links that are shown while nothing is typed.',
        'x-field': 'group',
      }),
    recentSearchLabel: text(60).meta({
      title: 'Recent searches',
      description: 'Heads what the visitor searched for before. Left empty: the built-in words.',
    }),
    clearHistoryLabel: text(60).meta({
      title: 'Clear history',
      description: 'Words on the button that forgets recent searches. Left empty: the built-in words.',
    }),
    debounce: number(250, z.number().nonnegative()).meta({
      title: 'Pause',
      description: 'Milliseconds after the last keystroke before suggestions are asked for.',
    }),
    minLength: number(1, z.int().positive()).meta({
      title: 'Shortest text',
      description: 'Characters from which on suggestions are asked for.',
    }),
  }),
);
