import * as z from 'zod';
import { baseFields, cta, imageOrDrawing } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { day, flag, iconName, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const fact = z.object({
  iconName: iconName.meta({
    title: 'Icon',
    description: 'Name of a built-in icon, or the address of an svg.',
  }),
  label: requiredText().meta({
    title: 'Label',
    description: 'What the fact is about. A fact without a label is left out.',
  }),
  value: requiredText().meta({
    title: 'Value',
    description: 'What holds. A fact without a value is left out.',
  }),
});

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'The head of a page: its title, lead, picture, facts and actions',
  words: 'headline, heading, lead, title, teaser text, summary',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['title'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      eyebrow: text(60).meta({
        title: 'Words above the title',
        description: 'What the page is, and where: at most 60 characters.',
      }),
      lead: text(300).meta({
        title: 'Lead',
        description: 'A sentence or two under the title, at most 300 characters.',
      }),
      image: imageOrDrawing.optional().meta({
        title: 'Picture',
        description: 'Left empty: the words stand on the ground of the page.',
        'x-field': 'image',
      }),
      facts: list(fact, 6).meta({ title: 'Facts', description: 'At most six.' }),
      actions: list(cta, 3).meta({
        title: 'Actions',
        description: 'At most three; one of them solid.',
      }),
    }),
    ...tab('About the page', {
      author: text(60).meta({ title: 'Author', description: 'Who wrote the page, at most 60 characters.' }),
      publishedOn: day.meta({ title: 'Published on', description: 'Day of the first publication.' }),
      updatedOn: day.meta({
        title: 'Updated on',
        description: 'Day of the last change. Not shown where it is the day of publication.',
      }),
      readingMinutes: z.number().int().min(1).optional().meta({
        title: 'Reading time',
        description: 'In whole minutes. Left empty: none is shown.',
        'x-field': 'number',
      }),
    }),
    ...tab('Behaviour', {
      itemId: reference.meta({
        title: 'Item',
        description: 'Id of the content item that this page shows. The favourite button needs it.',
      }),
      showFavourite: flag(false).meta({
        title: 'Favourite button',
        description: 'A heart that keeps the item among the visitor’s favourites.',
      }),
      showShare: flag(false).meta({ title: 'Share bar', description: 'Ways to hand the page on.' }),
    }),
  }),
  examples: {
    default: 'The head of an article, with its dates, its reading time and ways to share it.',
    place: 'The head of a place, with facts and actions.',
    text: 'Without a picture the words stand on the ground of the page.',
    arabic: 'An Arabic place.',
    empty: 'Nothing filled in: authors see what to fill in, visitors see nothing.',
    'faulty-facts': 'Facts without a value, negative minutes and a heart without an item are left out.',
  },
  accessibility: [
    'The title is the page’s heading of the first level; an author is told of a second one.',
    'Facts are a list of terms, each with its value; icons only repeat the words.',
    'Dates are read by machines, too.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
