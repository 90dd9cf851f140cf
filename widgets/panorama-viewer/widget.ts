import * as z from 'zod';
import { baseFields, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const angle = z.number().optional();

const hotspot = z.object({
  label: requiredText().meta({
    title: 'Label',
    description: 'What can be seen there. A point without a label is left out.',
  }),
  yaw: angle.meta({
    title: 'Yaw',
    description:
      'Degrees from the middle of the picture, -180 to 180, to the right. Beyond that the point is in the list only.',
    'x-field': 'number',
  }),
  pitch: angle.meta({
    title: 'Pitch',
    description: 'Degrees above the horizon, -90 to 90. Beyond that the point is in the list only.',
    'x-field': 'number',
  }),
  text: text(500).meta({ title: 'Text', description: 'What there is to say, at most 500 characters.' }),
  ctaLink: link.meta({ title: 'Link', description: 'Where visitors read more about it.' }),
});

const widget = defineWidget({
  family: 'Hero and media',
  purpose: '360° picture with points to look at',
  words: '360, virtual tour, vr, degrees, spherical',
  modes: ['B2C', 'B2B'],
  load: 'interaction',
  placeholderFields: ['image'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      image: image.optional().meta({
        title: 'Panorama',
        description:
          'Equirectangular picture all around, twice as wide as high. One of another site needs that site’s permission (CORS).',
        'x-field': 'image',
      }),
      fallbackImage: image.optional().meta({
        title: 'Still picture',
        description:
          'Shown before the start, and where no panorama can be shown. Left empty: the panorama as a flat picture.',
        'x-field': 'image',
      }),
      hotspots: list(hotspot, 20).meta({
        title: 'Points',
        description: 'At most twenty. All of them also stand in a list below the picture.',
      }),
    }),
    ...tab('Behaviour', {
      startYaw: clampedNumber(0, -180, 180).meta({
        title: 'First yaw',
        description: 'Where the view begins: degrees from the middle of the picture, to the right.',
      }),
      startPitch: clampedNumber(0, -90, 90).meta({
        title: 'First pitch',
        description: 'Where the view begins: degrees above the horizon.',
      }),
      northOffset: clampedNumber(0, -360, 360).meta({
        title: 'North',
        description: 'Degrees from the middle of the picture to north, to the right; for the compass.',
      }),
      autoRotate: flag(false).meta({
        title: 'Turn by itself',
        description:
          'The panorama turns slowly until the visitor does something. Never for visitors who want less motion.',
      }),
    }),
  }),
  examples: {
    default: 'A panorama with five points, a still picture and a compass.',
    arabic: 'Arabic points; dragging is the same as in English.',
    'bare-picture': 'A panorama alone, without points or a still picture: it turns by itself.',
    empty: 'No picture yet: visitors see nothing, authors what to fill in.',
    'faulty-points': 'Points outside the sphere are in the list only, one without a label nowhere.',
    'german-many': 'Twelve points with long German labels.',
    'wrong-ratio': 'A picture that is not twice as wide as high: its author is told.',
  },
  accessibility: [
    'The list of points says all that the panorama does.',
    'The panorama is an application with a name and its keys as description; arrow keys turn it, plus and minus zoom.',
    'Each point in view is a button; pressing one moves the focus to its text, and closing that gives it back.',
    'What turns by itself has a pause button before it, and does not turn for visitors who want less motion.',
    'All that dragging does can be done by pressing a point of the picture.',
    'Where no panorama can be shown there are the flat picture, the list and a sentence that says why.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** A point of the panorama, as its author wrote it. */
export type Hotspot = Config['hotspots'][number];
