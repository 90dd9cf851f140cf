import * as z from 'zod';
import { baseFields, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { asset, choice, link, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const region = z.object({
  id: requiredText().meta({
    title: 'Key',
    description:
      'riyadh, makkah, madinah, qassim, eastern, asir, tabuk, hail, northern-borders, jazan, najran, bahah or jawf; with a drawing of your own the id of an element in it. A link to #key chooses the region. Without a key the region is left out.',
    'x-field': 'reference',
  }),
  label: text(60).meta({
    title: 'Name',
    description:
      'At most 60 characters. Left empty: the name of the Kingdom’s region, in the page’s language.',
  }),
  path: reference.meta({
    title: 'Outline',
    description:
      'Path data of an svg, in place of the element of the drawing; in the units of the drawing, which are 982 by 806 for the built-in one.',
  }),
  ctaLink: link.meta({ title: 'Link', description: 'Page of the region.' }),
  teaser: text(300).meta({
    title: 'Teaser',
    description: 'One or two sentences, at most 300 characters.',
  }),
  image: image.optional().meta({ title: 'Picture', description: 'Stands in the panel of the region.' }),
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: "The country's regions, to pick one",
  words: 'map, geography, provinces, atlas, svg map',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['regions'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      regions: list(region, 30).meta({
        title: 'Regions',
        description: 'At most 30. Regions of the drawing that are not named here are only drawn.',
      }),
      svgReference: asset.meta({
        title: 'Drawing',
        description:
          'Address of an svg of at most 64 kB in which each region is an element with its key as id. Left empty: the built-in drawing of the thirteen regions of Saudi Arabia.',
      }),
      highlight: list(z.string()).meta({
        title: 'Marked regions',
        description: 'Keys of regions that stand out. In a panel the first of them is open at first.',
      }),
    }),
    ...tab('Behaviour', {
      mode: choice({ panel: 'Show it in a panel', link: 'Follow its link' }).meta({
        title: 'Choosing a region',
        description: 'What happens when visitors choose a region, in the drawing or in the list.',
      }),
    }),
  }),
  examples: {
    default: 'Five regions with pictures and sentences, one of them marked.',
    arabic: 'Arabic names that are built in; each region leads to its page.',
    empty: 'No region yet: visitors see nothing, authors what to fill in.',
    'faulty-regions':
      'A region without a key is left out, one that is not in the drawing stands in the list alone, a wrong outline is not used.',
    links: 'All thirteen regions as links, with nothing but their keys and addresses.',
    'own-drawing': 'Regions with outlines of their own, in the blue theme.',
    'own-svg': 'A drawing by its address.',
  },
  accessibility: [
    'Regions are links, or radio buttons in a named group, of which the arrow keys choose one.',
    'The drawing is hidden from assistive technology and no stop for Tab: the list says and does all that it does.',
    'What has the focus in the list lights up in the drawing, what the pointer is on in the drawing lights up in the list.',
    'The name of a region stands beside the drawing as text, never in it.',
    'A small region is at least 24 px wide and high for a finger, and its entry in the list 44 px.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
