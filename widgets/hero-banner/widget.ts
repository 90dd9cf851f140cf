import * as z from 'zod';
import { bannerMedia } from '#src/banner/media.schema.ts';
import { baseFields, ctaData } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { anyOf, asset, choice, flag, link, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { image, video } = zodOf(bannerMedia).shape;

const card = anyOf(
  z.object({
    title: text(120).meta({ title: 'Title', description: 'Heading of the card, at most 120 characters.' }),
    tabTitle: text(120).meta({
      title: 'Title of the tab',
      description: 'Shown on wide screens, its first 38 characters. Left empty: the title of the card.',
    }),
    place: text(40).meta({
      title: 'Place',
      description: 'A word or two in small type above the title of the tab, at most 40 characters.',
    }),
    description: text(500).meta({ title: 'Text', description: 'A few sentences, at most 500 characters.' }),
    image: image.meta({
      title: 'Picture',
      description: 'Its heart should lie right of the middle, in its upper half.',
    }),
    video,
    link: z
      .object({
        copy: text(60).meta({
          title: 'Label',
          description: 'Words on the button, at most 60 characters.',
        }),
        url: link.meta({
          title: 'Link',
          description:
            'Where the button leads: a path, https, mailto or tel. Without one the label shows as text.',
        }),
        isSignupLink: flag(false).meta({
          title: 'Leads to sign-up',
          description:
            'Begins to sign in, whatever the link is. Visitors with an e-mail address do not see it.',
        }),
        targetInNewWindow: flag(false).meta({
          title: 'New window',
          description: 'Opens the link in a new window; visitors are told.',
        }),
      })
      .optional()
      .meta({
        title: 'Button',
        description: 'The one thing a visitor may do next.',
        'x-field': 'group',
      }),
    ctaData,
  }),
  ['title', 'description', 'image', 'video'],
  'title, text, picture or film',
);

const widget = defineWidget({
  family: 'Hero and media',
  purpose:
    'Opens a page: pictures or films with a title and a call to action, changed by tabs, or by swiping on small screens',
  words: 'stage, slideshow, cover, background video, large picture, opener, splash',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['cards'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Name',
        description: 'What a screen reader calls the banner, at most 120 characters; nobody sees it.',
      }),
      description: baseFields.description.meta({
        title: 'Description',
        description: 'Not shown: each card has its own.',
      }),
      // Required: without a card there is nothing to show in place of what the CMS has written.
      cards: z.array(card).min(1).max(8).meta({
        title: 'Cards',
        description: 'One card, or up to eight that take turns.',
        'x-field': 'list',
      }),
    }),
    ...tab('Appearance', {
      pageHeading: flag(false).meta({
        title: 'Title of the page',
        description: 'The title of the first card is the main heading of the page (h1).',
      }),
      hideImageBrush: flag(false).meta({
        title: 'No brush',
        description: 'Shows pictures without the dark brush; the words then stand on a dark panel.',
      }),
      tabOrnament: z
        .object({
          fileReference: asset.meta({
            title: 'On wide screens',
            description: 'Stands above the current tab.',
          }),
          mobileImageReference: asset.meta({
            title: 'On small screens',
            description: 'Stands above the current bullet; left empty there is none.',
          }),
        })
        .optional()
        .meta({
          title: 'Ornament of the tabs',
          description: 'Marks the current card. Left empty: our own.',
          'x-field': 'group',
        }),
      heroBannerOrnament: z
        .object({
          fileReference: asset.meta({
            title: 'Picture',
            description: 'Repeated along the foot, 22 px high, in the colour of the page.',
          }),
        })
        .optional()
        .meta({
          title: 'Ornament of the banner',
          description: 'A row at the foot of the banner. Left empty: our own.',
          'x-field': 'group',
        }),
      heroBannerOrnamentVisibility: reference.meta({
        title: 'Where the ornament shows',
        description:
          'none: nowhere. desktop: on wide screens. mobile: on small screens. Anything else: everywhere.',
      }),
      ctaBtnVariant: choice({ solid: 'Solid', stroke: 'Stroke' }).meta({
        title: 'Look of the button',
        description: 'The same on all cards.',
      }),
      paginationBulletPosition: choice({
        inside: 'Inside the banner',
        outside: 'Outside, below the banner',
      }).meta({ title: 'Bullets', description: 'Where they stand on small screens.' }),
    }),
    ...tab('Behaviour', {
      disableAnimation: flag(false).meta({
        title: 'Stands still',
        description: 'Cards do not change by themselves; otherwise every six seconds.',
      }),
    }),
  }),
  examples: {
    default: 'Four cards with pictures that change every six seconds.',
    arabic: 'Four cards in Arabic.',
    'faulty-cards':
      'Cards that show nothing are left out, wrong titles and looks fall back, the rest is shown.',
    'faulty-fatal-no-cards': 'No card that can be shown: the page keeps what the CMS has written.',
    german: 'Three German cards, one with a tab title that is too long to be shown in full.',
    japanese: 'Two cards in Japanese.',
    many: 'Eight cards, as many as there may be.',
    'one-card': 'One card, whose title is the main heading of the page: no tabs, nothing moves.',
    ornaments: 'Ornaments of an author’s own, and no brush behind the words.',
    'outside-bullets': 'Cards that stand still, with bullets below the banner.',
    'sign-up': 'A card whose button begins to sign in.',
    trade: 'Cards for travel agents in the blue theme, with stroke buttons.',
    video: 'Three cards, the first one with a film that starts by itself.',
  },
  accessibility: [
    'Several cards are a carousel by role and name; one card alone is a plain section.',
    'Cards change by tabs on wide screens, and by swiping or bullets on small ones.',
    'Whatever moves has a button that stops it, and stops for good once a visitor acts or has the focus in it.',
    'Nothing moves by itself where a visitor asks for less motion.',
    'Cards that are not shown can be reached neither by keyboard nor by screen reader.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** A card of the banner: one slide. */
export type Card = z.output<typeof card>;
