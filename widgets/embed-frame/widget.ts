import * as z from 'zod';
import { baseFields, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, link, list, requiredText, rule, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Content of other providers, behind consent',
  words: 'youtube, iframe, instagram, spotify, google maps, tiktok, social post, vimeo',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['url'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      url: link.meta({
        title: 'Address',
        description:
          'https address of what is shown, of its page or of its frame: YouTube, Vimeo, Google Maps, OpenStreetMap, SoundCloud, Spotify, Instagram, TikTok, or a host that the site allows. No HTML.',
      }),
      iframeTitle: requiredText().meta({
        title: 'Name of the content',
        description: 'What is shown, in a few words: screen readers name the frame by it.',
      }),
      poster: image.optional().meta({
        title: 'Poster',
        description:
          'A picture of your own, shown until the content is. One of the provider’s is not asked for.',
      }),
    }),
    ...tab('Source', {
      provider: choice({
        auto: 'By the address',
        youtube: 'YouTube',
        vimeo: 'Vimeo',
        googleMaps: 'Google Maps',
        openStreetMap: 'OpenStreetMap',
        soundcloud: 'SoundCloud',
        spotify: 'Spotify',
        instagram: 'Instagram',
        tiktok: 'TikTok',
        other: 'Another, the address as it stands',
      }).meta({
        title: 'Provider',
        description: 'An address of another provider than the one chosen is refused.',
      }),
      allowedHosts: list(z.string().transform(rule('host'))).meta({
        title: 'Hosts',
        description:
          'Where any are named, only they and what lies below them. They narrow what the site allows, and never widen it.',
      }),
    }),
    ...tab('Appearance', {
      heightMode: choice({
        ratio: 'By its shape',
        fixed: 'Always the same',
        auto: 'By its content',
      }).meta({
        title: 'Height',
        description:
          'By its content: the content says how high it is, by a message with its height in px; until then the height below.',
      }),
      ratio: choice({
        '16:9': 'Wide (16:9)',
        '4:3': 'Landscape (4:3)',
        '1:1': 'Square (1:1)',
        '9:16': 'Upright (9:16)',
      }).meta({ title: 'Shape', description: 'Width to height.' }),
      height: clampedNumber(480, 120, 4000).meta({
        title: 'Height in px',
        description: '120 to 4000, where the height does not follow from the shape.',
      }),
    }),
    ...tab('Behaviour', {
      consentCategory: choice({ media: 'Films and maps', marketing: 'Marketing' }).meta({
        title: 'Consent',
        description: 'Visitors who have allowed this see the content unasked.',
      }),
    }),
  }),
  examples: {
    default: 'A map, with a picture of the place until a visitor asks for it.',
    arabic: 'An Arabic page with an upright film.',
    empty: 'Without an address there is nothing to show.',
    'faulty-fatal-html': 'HTML in place of an address: the fallback stays.',
    'faulty-fatal-title': 'Without a name of the content the fallback stays.',
    'faulty-host': 'A host that the site does not allow: a plain link.',
    film: 'A film with a poster, in the blue theme.',
    forecast: 'The demo’s own forecast on another host, as high as its content.',
    'long-german': 'Long German words, a sound, a height of its own.',
    marketing: 'A post that needs consent to marketing, without a poster.',
  },
  accessibility: [
    'The frame has its title; poster and frame are a group of the same name.',
    'What is sent to whom is said before the button that loads the frame.',
    'After the press the focus stands before the frame.',
    'A frame that does not come says so, and has a link to its content.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
