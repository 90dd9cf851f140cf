import * as z from 'zod';
import { languages } from '#src/i18n/languages.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, number, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const language = z.object({
  ctaLabel: text(60).meta({
    title: 'Name',
    description:
      'Words of the link, such as the language’s own name. Left empty: “Read in …” in that language.',
  }),
  ctaLink: link.meta({
    title: 'Link',
    description: 'Only a language (/ar): leads to this page in that language. Longer: followed as it is.',
  }),
});

const countryRule = z.object({
  countryName: requiredText().meta({
    title: 'Country',
    description: 'Its name in English, or its code of two letters.',
  }),
  language: z.enum(languages).meta({
    title: 'Language',
    description: 'In which the offer is written.',
    'x-field': 'choice',
    'x-labels': {
      en: 'English',
      ar: 'Arabic',
      zh: 'Chinese',
      de: 'German',
      es: 'Spanish',
      fr: 'French',
      ja: 'Japanese',
      ru: 'Russian',
    },
  }),
  ctaLink: link.meta({
    title: 'Link',
    description: 'A page for visitors from there. Left empty: this page in the language.',
  }),
  message: text(200).meta({
    title: 'Message',
    description: 'In that language, at most 200 characters. Left empty: the built-in one.',
  }),
});

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Offers the visitor’s language or a country page',
  words: 'translation, country, locale, geo, switch language',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['languages', 'countryRules'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Title',
        description: 'Not shown: the offer is written in the visitor’s language.',
      }),
      description: baseFields.description.meta({
        title: 'Description',
        description: 'Not shown: the offer is written in the visitor’s language.',
      }),
      languages: z
        .object({
          data: list(language).meta({
            title: 'Languages',
            description:
              'Those that are offered. A link to a language that this site does not have is ignored.',
          }),
        })
        .optional()
        .meta({
          title: 'Languages',
          description: 'As in the header.',
          'x-field': 'group',
        }),
      countryRules: list(countryRule, 30).meta({
        title: 'Countries',
        description: 'What is offered to visitors from a country, at most 30.',
      }),
    }),
    ...tab('Behaviour', {
      useGeolocation: flag(false).meta({
        title: 'Ask where visitors are',
        description: 'Needed for the countries: asks the geolocation service of the site.',
      }),
      dismissDays: number(30, z.number().positive()).meta({
        title: 'Days it stays closed',
        description: 'After so many days a visitor who has closed it is asked again.',
      }),
    }),
  }),
  examples: {
    default: 'Eight languages, by what the visitor’s browser asks for.',
    arabic: 'On an Arabic page.',
    'by-country': 'Visitors from Saudi Arabia, Japan, Germany and China are offered pages of their own.',
    empty: 'No languages yet: visitors see nothing, authors what to fill in.',
    'faulty-languages': 'Languages that this site does not have, and a rule without a country.',
  },
  accessibility: [
    'The bar is a region with a name; its language and direction are those of the offer, not of the page.',
    'The link says in which language its target is.',
    'It takes no focus when it comes, and never hides what has the focus.',
    'The focus goes back to where it came from when the bar is closed.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
