import type { Form } from '../form/form.ts';
import { choice, fieldsOfPages, fieldsOfTheRoot, group, text } from '../form/site-form.ts';

/**
 * What an author says of a page (contract, section 1): what it is itself, and the configuration of the site, stored in the
 * node `site`. Where calls and tokens go stands in a tab of its own, since it is read from the site's root alone (decision
 * 130).
 */
export const pageForm: Form = {
  name: 'page',
  title: 'Tourism page',
  purpose: 'A page with the loader of the tourism widgets',
  family: 'Site chrome',
  modes: ['B2C', 'B2B'],
  tabs: [
    {
      title: 'Widgets on this page',
      fields: [
        choice('mode', 'Audience', 'Which widgets come, and how they look. Left open: the site’s.', {
          B2C: 'Consumers (B2C)',
          B2B: 'Partners (B2B)',
        }),
        choice('theme', 'Theme', 'Left open: the site’s.', { default: 'Default', blue: 'Blue' }),
        text('pageCategory', 'Category', 'For analytics.'),
        text('pageSubcategory', 'Subcategory', 'For analytics.'),
      ],
    },
    {
      title: 'Widgets from this page down',
      fields: [group('site', 'Site configuration', fieldsOfPages)],
    },
    {
      title: 'Services of the site',
      note:
        'Read from the root of the site alone: the page above those of the languages. On any other page nothing here has ' +
        'an effect.',
      fields: [group('site', 'Where calls and tokens go', fieldsOfTheRoot)],
    },
  ],
};
