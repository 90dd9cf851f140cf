import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, list, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const section = z.enum(['about', 'products', 'gallery', 'contact', 'map', 'certificates', 'offers']).meta({
  'x-field': 'choice',
  'x-labels': {
    about: 'About',
    products: 'Products',
    gallery: 'Pictures',
    contact: 'Contact',
    map: 'Map',
    certificates: 'Certificates',
    offers: 'Offers',
  },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'The page of one company of the trade',
  words: 'business, supplier, tour operator, company page, vCard, directory entry',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Source', {
      idFrom: choice({
        query: 'The address, as ?companyId=',
        path: 'The address, as .id-{companyId}.html',
        own: 'The visitor’s own company',
      }).meta({
        title: 'Which company',
        description: 'Where the identifier of the company is taken from.',
      }),
    }),
    ...tab('Content', {
      sections: list(section, 7).meta({
        title: 'Sections',
        description:
          'Which ones, in this order; contact and map stand beside the others where there is room. Left empty: all.',
      }),
    }),
    ...tab('Behaviour', {
      contactForm: flag(true).meta({
        title: 'Contact form',
        description: 'Whether visitors can write to the company here. It needs the address below.',
      }),
      contactUrl: link.meta({
        title: 'Send enquiries to',
        description:
          'Where what visitors write is posted, with the company’s identifier: this site, its service, or an allowed origin.',
      }),
      editPath: link.meta({
        title: 'Page that edits an entry',
        description:
          'Linked for administrators of the company. {id} becomes the identifier, else it is added as companyId.',
      }),
      directoryPath: link.meta({
        title: 'Directory',
        description: 'Where a visitor goes on from a company that is not found.',
      }),
    }),
    ...tab('Appearance', baseMapFields),
  }),
  examples: {
    default: 'All sections, a contact form and the page that edits an entry.',
    arabic: 'A company in Arabic.',
    empty: 'Nothing filled in: all sections without a form.',
    'faulty-sections': 'An unknown section is left out, and enquiries to another site are not sent.',
    own: 'The visitor’s own company: its products, what it says, its contact and a map.',
  },
  accessibility: [
    'The company’s name is a heading, and each section has one of its own.',
    'Products, certificates and offers are lists.',
    'A name or text in another language than the page’s is marked with its language.',
    'A company that is not found is told in a status.',
    'What could not be sent is said in a summary that takes the focus; what was sent, in a heading that takes it.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** A part of the page, as its author names it. */
export type SectionName = Config['sections'][number];
