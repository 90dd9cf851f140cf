import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, day, flag, iconName, list, reference, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const topic = z.object({
  id: reference.meta({
    title: 'Name in addresses',
    description: 'A link to #name opens this topic. Latin letters, digits and hyphens; once on a page.',
  }),
  label: requiredText(60).meta({
    title: 'Label',
    description: 'Words on the tab, at most 60 characters. A topic without a label is left out.',
  }),
  iconName: iconName.meta({
    title: 'Icon',
    description:
      'Name of a built-in icon, as in calendar, or the address of an svg. Stands before the label.',
  }),
  severity: choice({ mandatory: 'Mandatory', important: 'Important', info: 'Good to know' }, 'info').meta({
    title: 'Severity',
    description: 'Visitors read it beside the label. Mandatory topics come first, then important ones.',
  }),
  body: requiredText().meta({
    title: 'Text',
    description: 'What visitors have to know. A topic without a text is left out.',
    'x-field': 'richtext',
  }),
  updatedOn: day.meta({
    title: 'Updated on',
    description: 'The day on which the text was last checked. Visitors see it.',
  }),
  links: list(cta, 4).meta({ title: 'Links', description: 'At most 4, below the text.' }),
  audiences: list(
    z.enum(['family', 'women', 'pilgrim', 'business']).meta({
      'x-field': 'choice',
      'x-labels': {
        family: 'Families',
        women: 'Women travelling',
        pilgrim: 'Pilgrims',
        business: 'Business visitors',
      },
    }),
  ).meta({ title: 'Who it is for', description: 'Left empty: everybody.' }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Health, safety, customs, dress and law by topic',
  words: 'travel advice, safety, health, customs, dress code, law, warnings',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['topics'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      topics: list(topic, 24).meta({
        title: 'Topics',
        description: 'At most 24. Among those of one severity the order is yours.',
      }),
      ...datedFields(180),
    }),
    ...tab('Behaviour', {
      filterByAudience: flag(true).meta({
        title: 'Choice by traveller',
        description: 'Visitors may see the topics for families, women, pilgrims or business visitors alone.',
      }),
      checklistExport: flag(true).meta({
        title: 'Print as a checklist',
        description: 'A button that prints the topics alone, each with a box to tick.',
      }),
    }),
  }),
  examples: {
    default: 'Ten topics, of which the mandatory ones come first, with links.',
    arabic: 'The same in Arabic.',
    empty: 'No topic yet: visitors see nothing, authors what to fill in.',
    'faulty-topics':
      'Topics without a label or a text are left out; an unknown severity is good to know; a bad link is plain text.',
    'plain-blue': 'Three short topics without a choice and without printing, in the blue theme.',
    stale: 'Advice that has not been checked for years: visitors are warned.',
  },
  accessibility: [
    'Topics are vertical tabs (APG) in a wide column and an accordion in a narrow one.',
    'Up and down lead from tab to tab, in Arabic too.',
    'Severity and an old date are said in words, not by colour alone.',
    'How many topics a choice leaves is announced.',
    'On paper all topics that are shown stand open under their labels.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Topic = Config['topics'][number];

export type Audience = Topic['audiences'][number];
