import * as z from 'zod';
import event from '#src/items/event.ts';
import { cta, image } from '#src/schema/base.ts';
import { schema } from '#src/schema/define.ts';
import { html, list, requiredText, text } from '#src/schema/fields.ts';
import { cardFields, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

const { id } = identityFields;
const { description, url, featureImage, categories } = cardFields;
const { city, region } = listFields;

const priceTier = z.object({
  label: requiredText(80).meta({ title: 'Ticket', description: 'For whom or what, as Adults.' }),
  amount: z.number().min(0).optional().meta({
    title: 'Price',
    description: 'A number; 0 is free. Left empty: visitors are sent to the organiser.',
    'x-field': 'number',
  }),
  currency: text(3).meta({ title: 'Currency', description: 'Code of three letters, as SAR.' }),
});

/** An event with all that its page says of it. */
export const eventDetail = schema(
  z.object({
    id,
    title: requiredText(120).meta({ title: 'Name', description: 'Of the event, at most 120 characters.' }),
    description,
    url,
    featureImage,
    categories,
    city,
    region,
    ...event.fields,
    body: html().meta({ title: 'Text', description: 'All about the event.' }),
    priceTiers: list(priceTier, 20).meta({ title: 'Prices', description: 'A row each, at most 20.' }),
    organiser: text(120).meta({ title: 'Organiser', description: 'Who holds it.' }),
    ageLimit: text(120).meta({ title: 'Age', description: 'For whom it is, as From 12 years.' }),
    dressNote: text(200).meta({ title: 'What to wear', description: 'A sentence, if there is a rule.' }),
    accessibility: list(z.string(), 12).meta({
      title: 'Accessibility',
      description: 'What makes it accessible, a few words each.',
      'x-field': 'texts',
    }),
    ticket: cta
      .optional()
      .meta({ title: 'Tickets', description: 'Where they are sold. Off while there are none.' }),
    gallery: list(image, 24).meta({ title: 'Pictures', description: 'At most 24.' }),
  }),
);

/** An event that is there. */
export type Detail = Output<typeof eventDetail>;
