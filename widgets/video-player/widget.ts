import * as z from 'zod';
import { video } from '#src/media/video.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { asset, choice, html, list, reference, requiredText, rule, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const captions = z.object({
  lang: requiredText().meta({
    title: 'Language',
    description: 'Code of the language, as in ar or en-GB.',
  }),
  src: z.string().transform(rule('web address')).meta({
    title: 'File',
    description: 'A WebVTT file (.vtt) with the lines and their times.',
    'x-field': 'asset',
  }),
  label: text(40).meta({
    title: 'Name',
    description: 'What visitors choose it by. Left empty: the language’s own name.',
  }),
});

const chapter = z.object({
  time: z.number().min(0).meta({
    title: 'Second',
    description: 'Where the chapter begins, in seconds. One past the end of the film is not shown.',
    'x-field': 'number',
  }),
  title: requiredText().meta({
    title: 'Title',
    description: 'What the chapter shows. A chapter without a title is left out.',
  }),
});

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'Single video with captions, chapters and transcript',
  words: 'movie, film, clip, mp4, subtitles, captions, youtube',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['video', 'videoId'],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      video: zodOf(video).optional().meta({
        title: 'Film',
        description: 'Files of the film. For a stream the address of its playlist (.m3u8).',
      }),
      provider: z
        .enum(['file', 'hls', 'youtube', 'vimeo'])
        .catch('other' as never)
        .default('file')
        .meta({
          title: 'Provider',
          description: 'Where the film lies. Anything else shows a link to the film’s file.',
          'x-field': 'choice',
          'x-labels': { file: 'File', hls: 'Stream (HLS)', youtube: 'YouTube', vimeo: 'Vimeo' },
        }),
      videoId: reference.meta({
        title: 'Id of the film',
        description:
          'For YouTube and Vimeo: the id alone, at most 32 letters, digits, hyphens and underscores, no address.',
      }),
    }),
    ...tab('Content', {
      captions: list(captions).meta({
        title: 'Captions',
        description: 'One file for each language. At first those of the page’s language are shown.',
      }),
      audioDescriptionSrc: asset.meta({
        title: 'Described film',
        description: 'The same film with audio description; takes over at the same second.',
      }),
      chapters: list(chapter, 30).meta({ title: 'Chapters', description: 'At most 30, in any order.' }),
      transcript: html().meta({
        title: 'Transcript',
        description: 'What is said and seen. Left empty: the lines of the captions.',
      }),
    }),
    ...tab('Appearance', {
      aspect: choice({ '16:9': 'Wide', '9:16': 'Upright', '1:1': 'Square' }).meta({
        title: 'Shape',
        description: 'Shape of the film’s box; a film of another shape has bars beside it.',
      }),
    }),
  }),
  examples: {
    default: 'A film with captions in eight languages, chapters and a transcript.',
    arabic: 'An Arabic film whose transcript is made of its captions.',
    autoplay: 'A film that starts by itself, muted, and begins anew at its end.',
    described: 'A film with audio description, which takes over at the same second.',
    empty: 'No film yet: visitors see nothing, authors what to fill in.',
    'faulty-captions': 'Captions without a file, chapters without a title or past the end: left out.',
    'faulty-provider': 'A provider that nobody knows: a link to the film.',
    'faulty-video-id': 'An address in place of an id: refused; the transcript stays.',
    german: 'A square film on a German page, without captions.',
    hls: 'A stream, where the browser plays it; elsewhere its poster and a link.',
    upright: 'An upright film with its chapters beside it.',
    vimeo: 'A film at Vimeo: nothing is asked of it before a press.',
    youtube: 'A film at YouTube: nothing is asked of it before a press.',
  },
  accessibility: [
    'Captions of the page’s language are shown at first, and can be turned off.',
    'The controls are a slider and a toolbar that one can go through by keys; k, the space bar, the arrows, c and f count only while the focus is in the player.',
    'The transcript is in the document, whether it is open or not.',
    'Nothing starts by itself for visitors who want less motion or less data; what does is muted, and has a button to stop it.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
