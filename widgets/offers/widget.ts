import * as z from 'zod';
import { catalogueFields } from '#src/catalogue/facet.schema.ts';
import offer from '#src/items/offer.ts';
import { baseFields, cta, imageOrDrawing } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, link, list, number, requiredText, tab } from '#src/schema/fields.ts';
import { listFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { code } from './code.schema.ts';

const { facets, baseFilters, pinned, sorts, pageSize, showFavourite, placeholderImage } =
  zodOf(catalogueFields).shape;

/** An offer of the page. */
const authoredOffer = z
  .object({
    ...cta.shape,
    id: requiredText().meta({
      title: 'Identifier',
      description: 'Tells the offer from all others, and stands in its address: letters, digits, - and _.',
    }),
    title: requiredText(120).meta({
      title: 'Title',
      description: 'Name of the card. A card without one is left out.',
    }),
    image: imageOrDrawing.optional().meta({
      title: 'Picture',
      description: 'Shown in 16:9.',
      'x-field': 'image',
    }),
    city: listFields.city,
    ...offer.fields,
    code: zodOf(code).meta({
      title: 'Code',
      description:
        'At most 40 characters. Everybody can read it in the source of the page: a code that is not for everybody belongs to the search service.',
      'x-field': 'text',
    }),
  })
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Offers of partners with terms, dates and codes',
  words: 'deals, discounts, vouchers, coupons, promo code, sale, savings, promotion',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    facets,
    baseFilters,
    pinned,
    sorts,
    pageSize,
    showFavourite,
    placeholderImage,
    ...tab('Source', {
      source: choice({
        config: 'Offers of this page alone',
        search: 'Offers of this page, then what the search finds',
      }).meta({ title: 'Offers', description: 'Where they come from.' }),
      offers: list(authoredOffer, 200).meta({
        title: 'Offers of this page',
        description: 'Stand before what the search finds, and are filtered alike. At most 200.',
      }),
      tiers: list(z.string()).meta({
        title: 'Tiers',
        description:
          'Keys of the loyalty tiers, the lowest first. Without them nobody reaches an offer for members.',
      }),
    }),
    ...tab('Content', {
      newsletter: cta.optional().meta({
        title: 'Newsletter',
        description: 'A button where there is no offer, as “Have the next offers sent to you”.',
      }),
      enrolPath: link.meta({
        title: 'Page of the programme',
        description: 'Where visitors join the loyalty programme.',
      }),
    }),
    ...tab('Behaviour', {
      showExpired: flag(false).meta({
        title: 'Offers that have ended',
        description: 'Are shown in grey, without their code.',
      }),
      endingSoonDays: number(7, z.int().min(0)).meta({
        title: 'Ending soon',
        description: 'Days before its end from which an offer says so; today counts as one.',
      }),
      codeReveal: choice({ click: 'By a press', always: 'At once' }).meta({
        title: 'Codes',
        description: 'How visitors see the code of an offer that they have opened.',
      }),
    }),
  }),
  examples: {
    default: 'What the search finds, with three filters and the tiers of the programme.',
    arabic: 'The same in Arabic, with codes shown at once.',
    'own-offers':
      'Offers of this page: ending soon, for members of each kind, not begun, ended, none left, a code in Arabic and one with spaces.',
    empty: 'No offer at the moment: the newsletter is offered.',
    'faulty-offers':
      'An offer that ends before it begins, a code of 41 characters, an unknown audience, tier and end, and one without a title.',
  },
  accessibility: [
    'The section is named by its title; each offer is a heading with one link, which opens its dialog.',
    'The dialog is named by the offer; Escape closes it and gives the focus back.',
    'A code is read letter by letter, and runs from left to right in every language.',
    'That a code was copied is said in a status.',
    'Why an offer is locked is said in words beside the lock.',
    'An offer that has ended, or ends soon, says so in words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
