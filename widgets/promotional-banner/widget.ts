import * as z from 'zod';
import { bannerMedia } from '#src/banner/media.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, date, flag, list, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { image, video } = zodOf(bannerMedia).shape;

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'One campaign strip or card with dates',
  words: 'offer, campaign, advert, discount, sale, promotion, countdown',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['title', 'image', 'ctas'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      image: image.meta({
        title: 'Picture',
        description: 'Picture of the campaign. Its heart should lie right of the middle.',
      }),
      video: video.meta({
        title: 'Film',
        description: 'Film in place of the picture. A strip shows the picture alone.',
      }),
      eyebrow: text(40).meta({
        title: 'Eyebrow',
        description: 'A few words above the title, at most 40 characters.',
      }),
      ctas: list(cta, 2).meta({
        title: 'Buttons',
        description: 'One or two; the first solid one is the main action.',
      }),
    }),
    ...tab('Appearance', {
      layout: choice({
        split: 'Picture beside the text',
        strip: 'One slim row',
        overlay: 'Full width, text on the picture',
      }).meta({ title: 'Layout', description: 'How picture and text stand to each other.' }),
    }),
    ...tab('Behaviour', {
      from: date.meta({
        title: 'Shown from',
        description:
          'A day, or a time with its offset from UTC. Days begin at midnight in the site’s time zone.',
      }),
      to: date.meta({
        title: 'Shown until',
        description:
          'A day, which counts in full, or a time with its offset from UTC. After it the banner is gone.',
      }),
      audience: choice({
        all: 'All visitors',
        anonymous: 'Anonymous visitors',
        signedIn: 'Signed-in visitors',
      }).meta({
        title: 'Audience',
        description:
          'Who sees it. Not all: it is shown once it is known who the visitor is, but not while its place is in view, and the page holds no text there. Place it below the first screen.',
      }),
      dismissible: flag(false).meta({
        title: 'Can be closed',
        description: 'Visitors may close it; it stays closed for their visit.',
      }),
      countdown: flag(false).meta({
        title: 'Countdown',
        description: 'Counts down to the end; needs “Shown until”.',
      }),
    }),
  }),
  examples: {
    default: 'Picture beside the text, with two buttons.',
    anonymous: 'A strip that only anonymous visitors see, with a button that sends them to sign in.',
    'arabic-overlay': 'An Arabic text on a picture, which can be closed.',
    countdown: 'A text on a picture, with a countdown to an evening; it can be closed.',
    ended: 'A campaign whose last day is over: visitors see nothing.',
    'faulty-links':
      'A bad address shows as text, a third button is left out, a date that cannot be read does not count.',
    film: 'A film beside the text that starts by itself, without sound, and repeats.',
    'film-overlay': 'A film behind the text that a visitor has to start.',
    'german-split': 'Long German words in the title and the buttons.',
    overlay: 'A text on a picture, shown from one day to another.',
    'signed-in': 'A banner that only signed-in visitors see.',
    strip: 'One slim row with a small picture, which can be closed.',
    'strip-countdown': 'One slim row with a countdown to the end of a day.',
    'text-only': 'A text without a picture.',
    trade: 'A banner for travel agents in the blue theme.',
  },
  accessibility: [
    'The banner is a section named by its title, or by the words above it.',
    'The countdown is a timer whose name is the end in words; its digits are not read out.',
    'A film starts by itself only without sound, never where a visitor asks for less motion, and has a button that stops it.',
    'The close button says what it closes, and the focus is not lost when it is pressed.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
