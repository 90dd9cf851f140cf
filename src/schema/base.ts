import * as z from 'zod';
import {
  asset,
  choice,
  flag,
  link,
  list,
  numberChoice,
  optionalChoice,
  reference,
  rule,
  tab,
  text,
} from './fields.ts';

/** Groups of fields that many widgets have, with the author's words. For `widget.ts` and `*.schema.ts` only. */

/** What a click reports in place of what the widget would (specification, section 3). */
export const ctaData = z
  .object({
    ctaEventName: reference.meta({
      title: 'Event name',
      description: 'Sent to analytics as the event, in place of the widget’s own.',
    }),
    sectionName: reference.meta({
      title: 'Section',
      description: 'Sent to analytics as the name of the section.',
    }),
    pageCategory: reference.meta({
      title: 'Page category',
      description: 'Replaces the page’s own category in analytics.',
    }),
    pageSubCategory: reference.meta({
      title: 'Page subcategory',
      description: 'Replaces the page’s own subcategory in analytics.',
    }),
  })
  .optional()
  .meta({
    title: 'Analytics',
    description: 'What a click reports in place of what it would by itself.',
    'x-field': 'group',
  });

/** A call to action. */
export const cta = z
  .object({
    ctaLabel: text(60).meta({ title: 'Label', description: 'Words on the button, at most 60 characters.' }),
    ctaLink: link.meta({
      title: 'Link',
      description:
        'Where the button leads: a path, https, mailto or tel. Without one the label shows as text.',
    }),
    targetInNewWindow: flag(false).meta({
      title: 'New window',
      description: 'Opens the link in a new window; visitors are told.',
    }),
    requiresLogin: flag(false).meta({
      title: 'Needs sign-in',
      description: 'Sends anonymous visitors to sign in first, then on to the link.',
    }),
    ctaBtnVariant: choice({ solid: 'Solid', stroke: 'Stroke' }).meta({
      title: 'Look',
      description: 'Solid for the one main action, stroke for the others.',
    }),
    ctaData,
  })
  .meta({ 'x-field': 'group' });

/** A picture with all the references a CMS may hold for it (specification, section 3). */
export const image = z
  .object({
    fileReference: asset.meta({
      title: 'Picture (DAM)',
      description: 'Picture for wide screens, from the asset manager.',
    }),
    s7fileReference: asset.meta({
      title: 'Picture (Scene7)',
      description: 'Picture for wide screens, from Scene7.',
    }),
    mobileImageReference: asset.meta({
      title: 'Small-screen picture (DAM)',
      description: 'Picture below 1024 px, from the asset manager.',
    }),
    s7mobileImageReference: asset.meta({
      title: 'Small-screen picture (Scene7)',
      description: 'Picture below 1024 px, from Scene7.',
    }),
    desktopImage: asset.meta({
      title: 'Picture (address)',
      description: 'Picture for wide screens, by its address.',
    }),
    mobileImage: asset.meta({
      title: 'Small-screen picture (address)',
      description: 'Picture below 1024 px, by its address.',
    }),
    defaultImage: asset.meta({
      title: 'Stand-in',
      description: 'Shown where no other picture is set, or where it fails to load.',
    }),
    pullDesktopImageFromDAM: flag(false).meta({
      title: 'Take the picture from the DAM',
      description: 'Uses the asset manager’s picture on wide screens, whatever else is set.',
    }),
    pullMobileImageFromDAM: flag(false).meta({
      title: 'Take the small-screen picture from the DAM',
      description: 'Uses the asset manager’s picture below 1024 px, whatever else is set.',
    }),
    breakpoints: list(
      z.object({
        srcset: z.string().transform(rule('web addresses')).meta({
          title: 'Files',
          description: 'Addresses with their widths, as in an img srcset.',
          'x-field': 'text',
        }),
        media: reference.meta({
          title: 'Screen',
          description: 'A media query, as in (min-width: 1024px).',
        }),
        sizes: reference.meta({
          title: 'Width on screen',
          description: 'How wide the picture is shown, as in 100vw.',
        }),
      }),
    ).meta({
      title: 'Pictures by screen',
      description:
        'One picture for each media query, in order of preference; these win over all other pictures.',
    }),
    alt: text(250).meta({
      title: 'Alternative text',
      description: 'What the picture shows, for those who do not see it. At most 250 characters.',
    }),
    decorative: flag(false).meta({
      title: 'Decorative',
      description: 'The picture says nothing that the text does not; screen readers pass over it.',
    }),
  })
  .meta({ 'x-field': 'image' });

/** A picture that may be a drawing: those are mirrored where the text runs right to left. */
export const imageOrDrawing = image.extend({
  drawing: flag(false).meta({
    title: 'Drawing',
    description: 'Drawings turn with the reading direction, photographs never.',
  }),
});

/** Colour of a category, whose label says the same (`src/ui/category-colours.module.css`). */
export const categoryColour = choice({
  primary: 'Main colour',
  green: 'Green',
  blue: 'Blue',
  amber: 'Amber',
  violet: 'Violet',
  red: 'Red',
  grey: 'Grey',
});

/** The fields that every widget has (catalogue, conventions: "Base fields"); spread into its schema. */
export const baseFields = {
  ...tab('Content', {
    title: text(120).meta({ title: 'Title', description: 'Heading, at most 120 characters.' }),
    description: text(500).meta({
      title: 'Description',
      description: 'Text under the heading, at most 500 characters.',
    }),
  }),
  ...tab('Appearance', {
    headingLevel: numberChoice([2, 3, 4], 2).meta({
      title: 'Heading level',
      description: '2, 3 or 4: one below the heading that this widget stands under.',
    }),
    theme: optionalChoice({ default: 'Default', blue: 'Blue' }).meta({
      title: 'Theme',
      description: 'Colours of this widget. Left empty: those of the page.',
    }),
    pageMargin: optionalChoice({ sm: 'Narrow', md: 'Wide' }).meta({
      title: 'Page margin',
      description: 'Space beside the content. Left empty: that of the page.',
    }),
  }),
  ...tab('Advanced', {
    id: reference.meta({
      title: 'Identifier',
      description: 'Name of this widget on its page, for analytics and for what is remembered.',
    }),
    ctaData,
    dataLayer: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .meta({
        title: 'Data layer',
        description: 'Keys and values that are added to each analytics event.',
        'x-field': 'map',
      }),
    labels: z.record(z.string(), z.string()).default({}).meta({
      title: 'Own wording',
      description: 'Texts that replace the built-in ones of this widget, by key.',
      'x-field': 'map',
    }),
  }),
};
