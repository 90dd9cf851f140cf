import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const newsletter = z.object({
  id: requiredText().meta({
    title: 'Key',
    description: 'What the mail service calls it. One without a key is left out.',
  }),
  label: text(100).meta({ title: 'Name', description: 'What visitors read. Left empty: the key.' }),
  checked: flag(false).meta({ title: 'Ticked', description: 'Ticked from the start.' }),
});

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Short subscribe form',
  words: 'subscribe, mailing list, email updates, mail',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['lists'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      lists: list(newsletter, 6).meta({ title: 'Newsletters', description: 'At most 6.' }),
      fields: list(
        z.enum(['email', 'firstName']).meta({
          'x-field': 'choice',
          'x-labels': { email: 'E-mail', firstName: 'First name' },
        }),
        2,
      ).meta({
        title: 'Fields',
        description: 'The address is always asked for; name the first name to ask for it, too.',
      }),
      consentHtml: z.string().meta({
        title: 'Consent',
        description: 'What visitors agree to by a tick before they sign up.',
        'x-field': 'richtext',
      }),
      successText: text(500).meta({
        title: 'Text once sent',
        description: 'What happens next, at most 500 characters. Left empty: the built-in words.',
      }),
      privacyLink: link.meta({
        title: 'Privacy',
        description: 'Page that says what becomes of the address.',
      }),
    }),
    ...tab('Behaviour', {
      doubleOptIn: flag(true).meta({
        title: 'Confirmed by mail',
        description:
          'The mail service sends a link that has to be opened: visitors are asked to look into their mail.',
      }),
    }),
  }),
  examples: {
    default: 'Two newsletters, one of them ticked.',
    arabic: 'Three newsletters and the first name, in Arabic.',
    empty: 'No newsletter yet: visitors see nothing, authors what to fill in.',
    'faulty-fatal-consent': 'Without words of consent nobody can sign up: visitors keep the fallback.',
    'faulty-lists': 'A newsletter without a key is left out, an unsafe address is not linked.',
    german: 'Long German names of newsletters, consent with a link, the trade’s blue.',
    'single-opt-in': 'Signed up at once, with the author’s own words afterwards.',
  },
  accessibility: [
    'Each field has a visible label; its error is its description.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'The newsletters are a group named by its question; one that a member has already is ticked and cannot be changed.',
    'Once it is sent the focus is on the heading that says what happens next.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
