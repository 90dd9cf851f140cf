/** What an author reads about one field. */
export interface FieldText {
  readonly title: string;
  readonly description: string;
}

/** Texts by path, `ctas[].ctaLabel`. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** The texts of a field type's parts, at the path where a widget uses it: `fieldsOf('ctas[]', ctaFields)`. */
export const fieldsOf = (path: string, texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${path}.${key}`, text]));

/** Parts of `ctaData`. */
const ctaDataFields: FieldTexts = {
  ctaEventName: {
    title: 'Event name',
    description: 'Sent to analytics as the event, in place of the widget’s own.',
  },
  sectionName: { title: 'Section', description: 'Sent to analytics as the name of the section.' },
  pageCategory: { title: 'Page category', description: 'Replaces the page’s own category in analytics.' },
  pageSubCategory: {
    title: 'Page subcategory',
    description: 'Replaces the page’s own subcategory in analytics.',
  },
};

const ctaDataField: FieldTexts = {
  ctaData: { title: 'Analytics', description: 'What a click reports in place of what it would by itself.' },
  ...fieldsOf('ctaData', ctaDataFields),
};

/** Parts of a call to action. */
export const ctaFields: FieldTexts = {
  ctaLabel: { title: 'Label', description: 'Words on the button, at most 60 characters.' },
  ctaLink: {
    title: 'Link',
    description: 'Where the button leads: a path, https, mailto or tel. Without one the label shows as text.',
  },
  targetInNewWindow: {
    title: 'New window',
    description: 'Opens the link in a new window; visitors are told.',
  },
  requiresLogin: {
    title: 'Needs sign-in',
    description: 'Sends anonymous visitors to sign in first, then on to the link.',
  },
  ctaBtnVariant: { title: 'Look', description: 'Solid for the one main action, stroke for the others.' },
  ...ctaDataField,
};

/** Parts of a picture. */
export const imageFields: FieldTexts = {
  fileReference: { title: 'Picture (DAM)', description: 'Picture for wide screens, from the asset manager.' },
  s7fileReference: { title: 'Picture (Scene7)', description: 'Picture for wide screens, from Scene7.' },
  mobileImageReference: {
    title: 'Small-screen picture (DAM)',
    description: 'Picture below 1024 px, from the asset manager.',
  },
  s7mobileImageReference: {
    title: 'Small-screen picture (Scene7)',
    description: 'Picture below 1024 px, from Scene7.',
  },
  desktopImage: { title: 'Picture (address)', description: 'Picture for wide screens, by its address.' },
  mobileImage: {
    title: 'Small-screen picture (address)',
    description: 'Picture below 1024 px, by its address.',
  },
  defaultImage: {
    title: 'Stand-in',
    description: 'Shown where no other picture is set, or where it fails to load.',
  },
  pullDesktopImageFromDAM: {
    title: 'Take the picture from the DAM',
    description: 'Uses the asset manager’s picture on wide screens, whatever else is set.',
  },
  pullMobileImageFromDAM: {
    title: 'Take the small-screen picture from the DAM',
    description: 'Uses the asset manager’s picture below 1024 px, whatever else is set.',
  },
  breakpoints: {
    title: 'Pictures by screen',
    description:
      'One picture for each media query, in order of preference; these win over all other pictures.',
  },
  'breakpoints[].srcset': {
    title: 'Files',
    description: 'Addresses with their widths, as in an img srcset.',
  },
  'breakpoints[].media': { title: 'Screen', description: 'A media query, as in (min-width: 1024px).' },
  'breakpoints[].sizes': {
    title: 'Width on screen',
    description: 'How wide the picture is shown, as in 100vw.',
  },
  alt: {
    title: 'Alternative text',
    description: 'What the picture shows, for those who do not see it. At most 250 characters.',
  },
  decorative: {
    title: 'Decorative',
    description: 'The picture says nothing that the text does not; screen readers pass over it.',
  },
};

/** Texts of the fields that every widget has; spread into its `fields.ts`. */
export const baseFieldTexts: FieldTexts = {
  id: {
    title: 'Identifier',
    description: 'Name of this widget on its page, for analytics and for what is remembered.',
  },
  title: { title: 'Title', description: 'Heading, at most 120 characters.' },
  description: { title: 'Description', description: 'Text under the heading, at most 500 characters.' },
  headingLevel: {
    title: 'Heading level',
    description: '2, 3 or 4: one below the heading that this widget stands under.',
  },
  theme: {
    title: 'Theme',
    description: 'Colours of this widget: default or blue. Left empty: those of the page.',
  },
  pageMargin: {
    title: 'Page margin',
    description: 'Space beside the content: sm or md. Left empty: that of the page.',
  },
  ...ctaDataField,
  dataLayer: { title: 'Data layer', description: 'Keys and values that are added to each analytics event.' },
  labels: {
    title: 'Own wording',
    description: 'Texts that replace the built-in ones of this widget, by key.',
  },
};
