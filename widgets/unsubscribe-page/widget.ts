import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const reason = z.object({
  id: requiredText().meta({
    title: 'Id',
    description: 'What is sent and reported. With “other” the visitor may write up to 100 characters.',
  }),
  label: text(120).meta({ title: 'Reason', description: 'Words of the choice. Left empty: the id.' }),
});

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Leave lists from a mail link',
  words: 'opt out, stop mails, cancel newsletter',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      reasons: list(reason, 8).meta({
        title: 'Reasons',
        description: 'At most eight, asked once somebody has left. Left empty: nobody is asked.',
      }),
      centreLink: link.meta({
        title: 'Mail choices',
        description: 'The page on which signed-in visitors choose all their mails.',
      }),
      homeLink: link.meta({ title: 'Home', description: 'Where to go on from here.' }),
    }),
    ...tab('Behaviour', {
      offerLess: flag(true).meta({
        title: 'Offer fewer mails',
        description: 'Offers to get the mails less often in place of leaving.',
      }),
      tokenParam: text(40).default('token').meta({
        title: 'Parameter',
        description: 'Name of the parameter in which the links of mails carry their token.',
      }),
    }),
  }),
  examples: {
    default: 'Five reasons, fewer mails on offer, and ways on.',
    arabic: 'The same in Arabic.',
    bare: 'Without reasons, fewer mails and ways on.',
    'faulty-reasons': 'Ten reasons, one without an id, and an address that cannot be linked.',
    german: 'Long German reasons.',
  },
  accessibility: [
    'Opening the page changes nothing; a press of a button does.',
    'What was done is a heading that takes the focus, and can be undone.',
    'The lists and the reasons are groups of boxes and radio buttons, named by their question.',
    'The mail address runs from left to right in every language.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
