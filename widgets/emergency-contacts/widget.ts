import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { datedFields } from '#src/dated/dated.schema.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { iconName, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const emergencyNumber = z.object({
  label: requiredText(60).meta({ title: 'Name', description: 'Who answers, at most 60 characters.' }),
  phone: requiredText(30).meta({
    title: 'Number',
    description: 'Three or four digits, or a whole phone number with +. What is neither is shown as text.',
  }),
  iconName: iconName.meta({ title: 'Icon', description: 'Stands beside the name.' }),
  hours: text(80).meta({ title: 'Hours', description: 'When somebody answers.' }),
  note: text(300).meta({ title: 'Note', description: 'What it is for, at most 300 characters.' }),
});

const embassy = z.object({
  country: requiredText().meta({
    title: 'Country',
    description: 'Whose embassy it is: two letters, as ISO 3166 has them.',
  }),
  city: text(60).meta({ title: 'City', description: 'Where it is.' }),
  address: text(200).meta({ title: 'Address', description: 'Street and district.' }),
  phone: text(30).meta({ title: 'Phone', description: 'With + and the code of the country.' }),
  email: text(120).meta({ title: 'Mail address', description: 'Where it can be written to.' }),
  website: link.meta({ title: 'Website', description: 'Its own pages.' }),
  latitude: z.number().min(-90).max(90).optional().meta({
    title: 'Latitude',
    description: 'In degrees, for the contact that visitors keep.',
    'x-field': 'number',
  }),
  longitude: z.number().min(-180).max(180).optional().meta({
    title: 'Longitude',
    description: 'In degrees, for the contact that visitors keep.',
    'x-field': 'number',
  }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Emergency numbers to press, and the embassy of one’s country',
  words: 'emergency, police, ambulance, embassy, consulate, helpline',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['numbers', 'embassies'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      numbers: list(emergencyNumber, 12).meta({
        title: 'Numbers',
        description: 'At most 12, the most important first.',
      }),
      embassies: list(embassy, 300).meta({
        title: 'Embassies',
        description: 'At most 300, in any order: visitors find them by country.',
      }),
    }),
    ...tab('Behaviour', datedFields(180)),
  }),
  examples: {
    default: 'Numbers of the country, and embassies in its capital.',
    arabic: 'The same in Arabic.',
    embassies: 'Embassies and a consulate alone, without numbers.',
    empty: 'Nothing yet: visitors see nothing, authors what to fill in.',
    'faulty-entries': 'A number that is none is text; an embassy of no country is left out; the date is old.',
  },
  accessibility: [
    'The numbers are a list of links; each is named by who answers, and its digits are read one by one.',
    'The country is chosen in a combobox (APG); below 768 px in the list of the platform.',
    'What can be done with an embassy is named with its country.',
    'That something was copied is said.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type EmergencyNumber = Config['numbers'][number];
export type Embassy = Config['embassies'][number];
