import * as z from 'zod';
import { bannerMedia } from '#src/banner/media.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, link, list, numberChoice, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Not found, no access or a failed page, with ways on',
  words: '404, 403, 500, missing page, not found, broken link',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Appearance', {
      headingLevel: numberChoice([2, 3, 4], 2).meta({
        title: 'Heading level',
        description:
          'Of the heading above the suggestions. The message stands one above it: with 2 it is the main heading of the page.',
      }),
    }),
    ...tab('Content', {
      code: z
        .literal([403, 404, 410, 500, 'offline'])
        .default(404)
        .meta({
          title: 'Error',
          description: 'Decides the message where title and description are empty.',
          'x-field': 'choice',
          'x-labels': {
            403: 'No access (403)',
            404: 'Not found (404)',
            410: 'Removed (410)',
            500: 'Failed (500)',
            offline: 'No connection',
          },
        }),
      image: zodOf(bannerMedia).shape.image,
      links: list(cta, 6).meta({ title: 'Ways on', description: 'Links to go on from here, at most six.' }),
    }),
    ...tab('Search', {
      showSearch: flag(true).meta({
        title: 'Search field',
        description: 'A field that holds the words of the address that was asked for.',
      }),
      searchPagePath: link.meta({
        title: 'Results page',
        description: 'Where a search leads. Left empty: the results page of the site.',
      }),
      suggestFromPath: flag(true).meta({
        title: 'Suggestions',
        description: 'Up to four pages that fit the words of the address.',
      }),
    }),
  }),
  examples: {
    default: 'Not found, with a drawing, links, search and suggestions.',
    arabic: 'Not found, in Arabic.',
    'built-in': 'Nothing filled in: the built-in message for pages that are not found, with search.',
    failed: 'The page failed: a button tries again.',
    'faulty-code': 'An unknown error reads as not found; a link with a bad address is shown as text.',
    'no-access':
      'No access: anonymous visitors are asked to sign in, others learn that their role is not enough.',
    offline: 'No connection: the page says when it is back.',
    removed: 'A page that was taken down, with links alone.',
    'trade-german': 'Not found in the partner portal, with long German words.',
  },
  accessibility: [
    'The message is the main heading of the page, unless its author says that the page has one. It has the focus once, unless the visitor is somewhere already.',
    'The search field stands in a search landmark.',
    'That the connection is back is said to a screen reader.',
    'Suggestions are a list below a heading of their own.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
