import * as z from 'zod';
import { bannerMedia } from '#src/banner/media.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, html, list, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { image, video } = zodOf(bannerMedia).shape;

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'A text beside a picture or film, with up to three actions',
  words: 'image and text, picture beside text, two columns, teaser, media object',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['title', 'body', 'image'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      pretitle: text(40).meta({
        title: 'Pretitle',
        description: 'A few words above the title, at most 40 characters.',
      }),
      body: html().meta({ title: 'Text', description: 'Paragraphs, lists and links under the description.' }),
      image: image.meta({ title: 'Picture', description: 'Left empty, without a film: the text alone.' }),
      video: video.meta({ title: 'Film', description: 'Film in place of the picture.' }),
      actions: list(cta, 3).meta({
        title: 'Actions',
        description: 'At most three. With exactly one the whole card is clickable.',
      }),
    }),
    ...tab('Appearance', {
      mediaSide: choice({ start: 'Where lines begin', end: 'Where lines end' }).meta({
        title: 'Side of the picture',
        description: 'From 768 px on: left or right, as the page’s language is read.',
      }),
      mediaRatio: choice(
        { '1:1': 'Square (1:1)', '4:3': 'Landscape (4:3)', '16:9': 'Wide (16:9)' },
        '4:3',
      ).meta({
        title: 'Shape of the picture',
        description: 'Width to height.',
      }),
      overlay: flag(false).meta({
        title: 'Text on the picture',
        description: 'The text stands on the picture, on a dark ground, in place of beside it.',
      }),
    }),
    ...tab('Behaviour', {
      itemId: reference.meta({
        title: 'Item',
        description: 'Id of the content item that the text is about: a heart keeps it among the favourites.',
      }),
    }),
  }),
  examples: {
    default: 'A picture at the start of the line, a text and one action: the whole card is clickable.',
    arabic: 'An Arabic text with two actions, the picture at the end of the line.',
    'faulty-actions':
      'A bad address shows as text, a fourth action is left out, an unknown shape does not count.',
    film: 'A film that a visitor starts, beside a text with a list.',
    german: 'Long German words, three actions, a square picture, in the blue theme.',
    overlay: 'A text on a wide picture.',
    'sign-in-needed': 'One action that sends anonymous visitors to sign in first.',
    'with-heart': 'A place that visitors can keep among their favourites.',
    'text-only': 'Without a picture the text has the whole width.',
  },
  accessibility: [
    'The section is named by its title.',
    'There is one link for each action, and no link in another; a card that is clickable as a whole has its one link.',
    'The heart is a toggle button named by the title.',
    'The picture has its alternative text, or none where it is decorative.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
