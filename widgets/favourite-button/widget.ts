import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { asset, choice, flag, link, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'Keep a place or page among the favourites',
  words: 'heart, wishlist, bookmark, like, save for later, favorite',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['itemId'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      itemId: reference.meta({
        title: 'Item',
        description: 'Id by which the search knows it. Without one there is no heart.',
      }),
      itemType: text(40).meta({
        title: 'Kind',
        description: 'Kind of the item, as in place or event: lists of favourites are grouped by it.',
      }),
      itemTitle: text(200).meta({
        title: 'Name',
        description: 'What the item is called. Left empty: the title of the page.',
      }),
      itemUrl: link.meta({
        title: 'Address',
        description: 'Page of the item. Left empty: the page that this stands on.',
      }),
      itemImage: asset.meta({ title: 'Picture', description: 'Shown in the list of favourites.' }),
    }),
    ...tab('Appearance', {
      variant: choice({ icon: 'Heart alone', button: 'Button with words' }, 'icon').meta({
        title: 'Look',
        description: 'A round heart, or a button.',
      }),
      showCount: flag(false).meta({
        title: 'Number of favourites',
        description: 'Says beside it how many favourites the visitor has.',
      }),
    }),
    ...tab('Behaviour', {
      anonymousMode: choice({ local: 'Kept in the browser', prompt: 'Asked to sign in' }, 'local').meta({
        title: 'Without sign-in',
        description: 'What a press does for a visitor who is not signed in.',
      }),
    }),
  }),
  examples: {
    default: 'A heart alone.',
    arabic: 'A button in Arabic, with the number of favourites.',
    button: 'A button with words, under a heading, with the number of favourites.',
    empty: 'Without an item there is no heart.',
    'faulty-look': 'An unknown look and an unsafe address: a heart for the page itself.',
    prompt: 'A visitor who is not signed in is asked to sign in.',
  },
  accessibility: [
    'The heart is a toggle button that is named by the item.',
    'What a press has done is said once; a failure is said, and the heart is as before.',
    'All hearts of an item change together.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
