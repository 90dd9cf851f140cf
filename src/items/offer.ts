import { number, text as word } from '#src/schema/answer-fields.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { choice, date, flag, html, link, text } from '#src/schema/fields.ts';

/** A text of any length, as services write names and keys. */
const reference = { 'x-field': 'reference' };

/** What a partner offers for a time. Its code is no field of every list: `widgets/offers` alone reads it. */
const offer = defineItem({
  type: 'offer',
  fields: {
    partnerName: word.meta({ title: 'Partner', description: 'Who offers it.', 'x-field': 'text' }),
    partner: word.meta({
      title: 'Partner’s id',
      description: 'By which visitors filter. Left empty: the name.',
      ...reference,
    }),
    body: html().meta({ title: 'Text', description: 'What is offered.' }),
    terms: html().meta({ title: 'Terms', description: 'On what conditions.' }),
    from: date.meta({ title: 'First day', description: 'Left empty: it has begun.' }),
    to: date.meta({
      title: 'Last day',
      description: 'The offer holds until this day ends. Left empty: no end.',
    }),
    discountLabel: text(40).meta({
      title: 'Label',
      description: 'What one saves, at most 40 characters, as in “15% off”.',
    }),
    stackable: flag(false).meta({
      title: 'Goes with others',
      description: 'Visitors are told that it may be combined with other offers.',
    }),
    category: word.meta({ title: 'Category', description: 'By which visitors filter.', ...reference }),
    audience: choice({
      all: 'Everybody',
      signedIn: 'Whoever is signed in',
      loyalty: 'Members of the loyalty programme',
      b2b: 'Business users, on pages for the trade',
    }).meta({ title: 'For', description: 'Others see the offer, and how to get it, without its code.' }),
    minTier: word.meta({
      title: 'Lowest tier',
      description: 'Members of this tier and of those above. Left empty: of every tier.',
      ...reference,
    }),
    remaining: number.meta({
      title: 'Left',
      description: 'How many there still are. At 0 or below the offer has no code.',
      'x-field': 'number',
    }),
    ctaLink: link.meta({ title: 'Link', description: 'Where the offer is used.' }),
  },
  group: 80,
});

export default offer;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    offer: typeof offer;
  }
}
