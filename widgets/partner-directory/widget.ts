import * as z from 'zod';
import { catalogueFields } from '#src/catalogue/facet.schema.ts';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, link, list, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { facets, pageSize } = zodOf(catalogueFields).shape;

const view = z.enum(['list', 'map']).meta({
  'x-field': 'choice',
  'x-labels': { list: 'Cards', map: 'Map with a list' },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Companies of the travel trade',
  words: 'companies, businesses, suppliers, operators, agencies, DMC, contacts',
  modes: ['B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      facets: facets.meta({
        title: 'Filters',
        description:
          'Of category, region, city, products, languages, certifications and verified, each once. Visitors who are not signed in have none.',
      }),
      profilePath: link.meta({
        title: 'Page of a company',
        description:
          '{id} in it is replaced by the company’s id; without it the id is added as companyId. Left empty: names are no links.',
      }),
      enlistPath: link.meta({
        title: 'Page of entries',
        description:
          'Where companies enter themselves and change their entry; the id of an entry is added as companyId.',
      }),
    }),
    ...tab('Behaviour', {
      enlistRoles: list(z.string()).meta({
        title: 'Who may enter',
        description: 'Roles that are offered the page of entries. Left empty: PARTNER_ADMIN.',
      }),
      publicMode: flag(false).meta({
        title: 'Public',
        description: 'Visitors who are not signed in see the companies as well, without contacts.',
      }),
      pageSize,
    }),
    ...tab('Appearance', {
      views: list(view).meta({
        title: 'Views',
        description: 'What visitors may choose; the first comes first. Left empty: cards alone.',
      }),
    }),
    ...tab('Map', baseMapFields),
  }),
  examples: {
    default: 'The directory with all seven filters, as cards or on a map.',
    arabic: 'The same in Arabic, with the Arabic letters.',
    plain: 'Cards alone, without filters and pages of companies, for all visitors.',
    map: 'The map first, on tiles of the site itself.',
    'faulty-entries': 'Filters that are none, a view nobody knows and a page size beyond the limit.',
  },
  accessibility: [
    'The section is named by its title; companies are a list, each a heading with one link.',
    'The search field is a combobox: names are suggested, their number is said, arrow keys, Enter and Escape work.',
    'Letters are toggle buttons in a named group; those without companies say so and cannot be pressed.',
    'The number of companies is said once for each question.',
    'A company is saved by a toggle button named by the company.',
    'The visitor’s own company is marked in words.',
    'Markers of the map are buttons named by their company, in the order of the list beside it.',
    'Names run as they are written, in either direction.',
  ],
});

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;

export default widget;
