import * as z from 'zod';
import { baseFields, imageOrDrawing } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { anyOf, asset, flag, html, list, reference, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const stop = anyOf(
  z.object({
    id: reference.meta({
      title: 'Identifier',
      description:
        'What a visitor heard last is remembered by it. Latin letters, digits and hyphens; once in a guide.',
    }),
    title: requiredText().meta({
      title: 'Title',
      description: 'Name of the stop. A stop without one is left out.',
    }),
    src: asset.meta({
      title: 'Recording',
      description: 'Sound that every browser plays: mp3, or m4a with AAC. Left empty: the transcript alone.',
    }),
    minutes: z
      .number()
      .positive()
      .optional()
      .meta({ title: 'Minutes', description: 'How long the recording is, as 1.5.', 'x-field': 'number' }),
    transcript: html().meta({
      title: 'Transcript',
      description: 'What is said and heard. Read in place of the recording; never left empty.',
    }),
    cues: asset.meta({
      title: 'Timed transcript',
      description:
        'WebVTT file with the lines of the transcript: while the recording is played they stand in its place, the spoken one is marked, and each leads to its second.',
    }),
    image: imageOrDrawing
      .optional()
      .meta({ title: 'Picture', description: 'What a visitor stands before, 16:9.', 'x-field': 'image' }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ title: 'Latitude', description: 'From −90 to 90.', 'x-field': 'number' }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .meta({ title: 'Longitude', description: 'From −180 to 180.', 'x-field': 'number' }),
    lang: reference.meta({
      title: 'Language of the recording',
      description: 'Code as en or ar, where it is not the language of the page. Visitors are told.',
    }),
    textLang: reference.meta({
      title: 'Language of the texts',
      description:
        'Code of the language of title and transcript, where it is another than that of the recording.',
    }),
  }),
  ['src', 'transcript'],
  'src or transcript',
);

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'Stops with recordings, transcripts and their place on site',
  words: 'audio, sound, podcast, museum, listen, mp3, recording',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['stops'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      stops: list(stop, 40).meta({
        title: 'Stops',
        description: 'At most 40, in the order in which they are visited.',
      }),
    }),
    ...tab('Behaviour', {
      continueNext: flag(false).meta({
        title: 'Go on by itself',
        description: 'At the end of a recording the next stop is played.',
      }),
      speeds: z.array(z.number().min(0.25).max(4)).default([0.75, 1, 1.25, 1.5]).meta({
        title: 'Speeds',
        description: 'Numbers from 0.25 to 4 that visitors choose from; 1 is as it was recorded.',
        'x-field': 'list',
      }),
    }),
  }),
  examples: {
    default: 'Four places with recordings, pictures, timed transcripts and coordinates.',
    arabic: 'The same guide in Arabic.',
    empty: 'No stop yet: visitors see nothing, authors what to fill in.',
    'faulty-stops':
      'A stop without a title and one with nothing to hear or read are left out; coordinates beyond the limits count as none.',
    german:
      'Texts in German, recordings in English, which visitors are told; the next stop follows by itself.',
    'other-languages':
      'A stop whose recording and texts are in Arabic on a page in English, and one to read.',
    'one-stop': 'A single stop without a picture, coordinates or other speeds.',
  },
  accessibility: [
    'The stops are a list of buttons, of which the chosen one is marked as current.',
    'The transcript of the chosen stop is in the document, open or not, and opens where its recording cannot be played.',
    'Recording and texts in another language than the page’s are marked as such.',
    'Where a visitor is, is asked only when they want it; what comes of it is said.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** One stop of a guide. */
export type Stop = Config['stops'][number];
