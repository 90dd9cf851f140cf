import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  clampedNumber,
  fileKinds,
  flag,
  html,
  link,
  list,
  requiredText,
  tab,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const word = z
  .object({
    key: requiredText().meta({
      title: 'Key',
      description: 'What is sent, and what the directory filters by.',
      'x-field': 'reference',
    }),
    label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
  })
  .meta({ 'x-field': 'group' });

const document = z
  .object({
    key: requiredText().meta({
      title: 'Key',
      description: 'Names the document where it is sent; once in a form.',
      'x-field': 'reference',
    }),
    label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
    accept: fileKinds().meta({
      title: 'Kinds of files',
      description: 'Endings as in .pdf, or media types as in image/*. Left empty: any.',
    }),
    maxMb: clampedNumber(5, 1, 100).meta({
      title: 'Largest file',
      description: 'Megabytes that the file may have, from 1 to 100.',
    }),
    required: flag(false).meta({
      title: 'Required',
      description: 'A new entry is not sent without it; where an entry is changed, it is there already.',
    }),
  })
  .meta({ 'x-field': 'group' });

const step = z.enum(['company', 'contact', 'products', 'location', 'documents', 'review']).meta({
  'x-field': 'choice',
  'x-labels': {
    company: 'Company',
    contact: 'Contact',
    products: 'Products',
    location: 'Location',
    documents: 'Documents',
    review: 'Review',
  },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Adds a company to the directory, or changes its entry',
  words: 'list your business, register a company, directory entry, licence, apply',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      steps: list(step).meta({
        title: 'Steps',
        description: 'In this order. The company comes always, the review always last. Left empty: all six.',
      }),
      categories: list(word, 60).meta({
        title: 'Categories',
        description: 'Of which a company has one. Left empty: none is asked.',
      }),
      regions: z.record(z.string(), z.array(z.string())).default({}).meta({
        title: 'Regions',
        description:
          'Keys of regions, each with the keys of its cities; the dictionary has their words. Left empty: none is asked.',
        'x-field': 'map',
      }),
      products: list(word, 100).meta({
        title: 'Products',
        description: 'What a company may offer. Left empty: visitors type it.',
      }),
      maxProducts: clampedNumber(10, 1, 10).meta({
        title: 'Most products',
        description: 'From 1 to 10.',
      }),
      documents: list(document, 10).meta({
        title: 'Documents',
        description: 'At most ten. They are asked for where “Upload to” has an address.',
      }),
      termsHtml: html().meta({
        title: 'Terms',
        description: 'Stand above the consent, without which nothing is sent. Left empty: no consent.',
      }),
    }),
    ...tab('Behaviour', {
      websiteRule: choice({ com: 'Addresses that end in .com', any: 'Any web address' }).meta({
        title: 'Website',
        description: 'Which web addresses are taken.',
      }),
      uploadUrl: link.meta({
        title: 'Upload to',
        description: 'Where each document is posted as soon as it is added. Left empty: none is asked for.',
      }),
      profilePath: link.meta({
        title: 'Page of a company',
        description:
          'Where the entry that is there already is linked; {id} becomes the company’s identifier, else it is added as companyId. Left empty: no link.',
      }),
      draft: flag(true).meta({
        title: 'Save drafts',
        description: 'Keeps on this device what is filled in, every 30 seconds and by a button.',
      }),
    }),
    ...tab('Appearance', baseMapFields),
  }),
  examples: {
    default: 'Six steps with two documents, terms and the page of a company.',
    arabic: 'The same in Arabic, without products of the author’s.',
    'faulty-documents': 'Documents without a key or a label are left out, steps that are none too.',
    'few-steps': 'Company, contact and review, with any web address, and no draft on the device.',
  },
  accessibility: [
    'The heading of a step takes the focus as it comes; the list of steps marks the present one.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields, in other steps too.',
    'The review is a list of terms, each with a button that leads back to its field.',
    'Coordinates can be typed; the pin on the map is moved by arrow keys, too.',
    'The Arabic and the English name have their own language and direction.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
