import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const fieldName = z
  .enum([
    'firstName',
    'lastName',
    'email',
    'pictureUrl',
    'phone',
    'country',
    'birthYear',
    'language',
    'interests',
    'company',
  ])
  .meta({
    title: 'Field',
    description: 'Which one. An unknown one is left out.',
    'x-field': 'choice',
    'x-labels': {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Mail address (never edited)',
      pictureUrl: 'Picture (never edited)',
      phone: 'Phone',
      country: 'Country',
      birthYear: 'Year of birth',
      language: 'Language',
      interests: 'Interests (chosen on their own page)',
      company: 'Company (never edited)',
    },
  });

const field = z
  .object({
    name: fieldName,
    visible: flag(true).meta({ title: 'Shown', description: 'Whether visitors see it.' }),
    editable: flag(true).meta({ title: 'Editable', description: 'Whether visitors may change it.' }),
    required: flag(false).meta({ title: 'Required', description: 'Nothing is saved without it.' }),
  })
  .meta({ 'x-field': 'group' });

const section = z
  .object({
    title: requiredText().meta({
      title: 'Title',
      description: 'Heads the section. A section without a title is left out.',
    }),
    fields: list(fieldName, 10).meta({ title: 'Fields', description: 'What stands in it, in this order.' }),
  })
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'The visitor’s own profile, viewed and edited',
  words: 'my account, personal data, avatar, photo of member, member',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      fields: list(field, 10).meta({
        title: 'Fields',
        description: 'Which ones there are. Left empty: all, of which the names are required.',
      }),
      sections: list(section, 6).meta({
        title: 'Sections',
        description:
          'Fields that are shown and edited together; what no section names stands in the first. Left empty: person, contact, preferences.',
      }),
      saveLabel: text(60).meta({
        title: 'Button',
        description: 'Words on the button that saves. Left empty: the built-in word.',
      }),
      interestsLink: link.meta({
        title: 'Page of interests',
        description: 'Where visitors choose their interests. Left empty: interests are shown alone.',
      }),
    }),
    ...tab('Behaviour', {
      showCompletion: flag(true).meta({
        title: 'Completion',
        description: 'Says how complete the profile is, and what is missing.',
      }),
      tradeSection: flag(true).meta({
        title: 'Company and role',
        description: 'On pages for business visitors: shows their company and their role in it.',
      }),
    }),
  }),
  examples: {
    default: 'All fields in three sections; a visitor who has not signed in is asked to.',
    arabic: 'The profile in Arabic, with sections of its author’s own.',
    'faulty-fields': 'Unknown fields and a section without a title are left out.',
    trade: 'On a portal: names and phone, beside company and role.',
  },
  accessibility: [
    'How complete the profile is is a meter, and stands beside it in words.',
    'Each section has a button that edits it, named by the section; the focus goes to its first field, and back once it is saved.',
    'What is saved, refused or kept after a session has ended is said.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** A field of the profile, as its author names it. */
export type FieldName = Config['fields'][number]['name'];
