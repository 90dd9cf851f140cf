import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const network = z
  .enum(['x', 'facebook', 'whatsapp', 'telegram', 'linkedin', 'weibo', 'line', 'vk', 'email'])
  .meta({
    'x-field': 'choice',
    'x-labels': {
      x: 'X',
      facebook: 'Facebook',
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      linkedin: 'LinkedIn',
      weibo: 'Weibo',
      line: 'LINE',
      vk: 'VK',
      email: 'E-mail',
    },
  });

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Sharing a page: networks, copying, printing, a QR code',
  words: 'facebook, whatsapp, twitter, social media, print, qr code, copy link',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      networks: list(network).meta({
        title: 'Networks',
        description: 'In this order. Left empty: those that are usual in the language of the page.',
      }),
      shareTitle: text(120).meta({
        title: 'Shared title',
        description:
          'Words that are sent with the link, at most 120 characters. Left empty: the page’s title.',
      }),
      shareUrl: link.meta({
        title: 'Shared page',
        description:
          'A page of this site. Left empty: the page that this stands on. Parameters are not shared, but for the state of lists.',
      }),
    }),
    ...tab('Behaviour', {
      showCopy: flag(true).meta({
        title: 'Copy the link',
        description: 'A button that copies the address of the page.',
      }),
      showNative: flag(true).meta({
        title: 'The device’s own sharing',
        description: 'On phones and tablets one button opens the device’s own list in place of the networks.',
      }),
      showPrint: flag(false).meta({ title: 'Print', description: 'A button that prints the page.' }),
      showQr: flag(false).meta({
        title: 'QR code',
        description: 'A button that shows the address as a QR code, also on paper.',
      }),
    }),
  }),
  examples: {
    default: 'The usual networks of the language, and a button that copies the link.',
    full: 'Chosen networks under a heading, with printing and a QR code.',
    arabic: 'An Arabic page with its usual networks and a QR code.',
    'faulty-networks': 'An unknown network is left out, and of a page elsewhere this page is shared.',
  },
  accessibility: [
    'The networks are a list of links, each of which says that it opens a new window.',
    'What was copied is said by a message; where copying is refused a field has the address selected.',
    'The QR code has the address beside it.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Network = Config['networks'][number];
