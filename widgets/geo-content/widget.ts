import * as z from 'zod';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { anyOf, choice, flag, html, list, reference, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const variant = anyOf(
  z.object({
    id: requiredText().meta({
      title: 'Name',
      description: 'By which the default is named. Of two of one name the first counts.',
      'x-field': 'reference',
    }),
    countries: list(z.string()).meta({
      title: 'Countries',
      description:
        'Names in English, or codes of two letters. Visitors who seem to be in one of them, or have chosen it, see this content.',
    }),
    cities: list(z.string()).meta({
      title: 'Cities',
      description:
        'As the geolocation service writes them. Visitors who seem to be in one of them see this content, too.',
    }),
    slotId: reference.meta({
      title: 'Element of the page',
      description:
        'Id of an element of this page, with all that is in it, which is shown in place of a text. Give it the attribute hidden, unless it is the default. It is no secret: the page holds it for everybody.',
    }),
    html: html().meta({ title: 'Text', description: 'What these visitors read.' }),
    ...cta.shape,
  }),
  ['slotId', 'html'],
  'slotId or html',
);

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Different content by visitor country or city',
  words: 'personalisation, by country, by city, audience, targeting, region',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['variants', 'defaultId'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      variants: list(variant, 10).meta({
        title: 'Contents',
        description: 'At most 10. Where several are for one country, the first is shown.',
      }),
      defaultId: z.string().meta({
        title: 'Default',
        description:
          'Name of the content for everybody else. It is shown at first, and stays where the country is unknown.',
        'x-field': 'reference',
      }),
    }),
    ...tab('Behaviour', {
      showChange: flag(true).meta({
        title: 'Choice of a country',
        description: 'Visitors may choose for which country they see the content.',
      }),
      remember: flag(true).meta({
        title: 'Remember the choice',
        description: 'In this browser, for every widget of this kind. Otherwise it holds for the page alone.',
      }),
      consentCategory: choice({
        none: 'None',
        functional: 'An answer about cookies',
        media: 'Films and maps',
      }).meta({
        title: 'Needs consent',
        description:
          'Until the visitor has allowed it, nobody is asked where they are, and the default stays. Their own choice counts at once.',
      }),
      trackedCountry: z.string().default('SA').meta({
        title: 'Country in analytics',
        description: 'Code of two letters. Events say whether a visitor has chosen this country.',
        'x-field': 'reference',
      }),
    }),
  }),
  examples: {
    default: 'Content for neighbours, for Europe, for East Asia and for everybody else.',
    arabic: 'The same in Arabic.',
    blue: 'In the blue theme, for a city and a country, without a choice.',
    consent: 'Nobody is asked where they are before the visitor has allowed films and maps.',
    'faulty-fatal-default': 'The default names no content.',
    'faulty-variants':
      'A content without a text or an element is left out; one whose element is not on the page is the default; of two for one country the first counts.',
  },
  accessibility: [
    'The country is chosen from a list of the browser’s that has a label.',
    'What the page shows by itself is not announced; what a visitor has chosen is.',
    'Content that comes late moves nothing in view.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Variant = Config['variants'][number];
