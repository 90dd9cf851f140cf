import type { Choice, Field, Form, TextField } from '../form/form.ts';

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
      fields: [group('site', 'Site configuration', fieldsOfPages())],
    },
    {
      title: 'Services of the site',
      note:
        'Read from the root of the site alone: the page above those of the languages. On any other page nothing here has ' +
        'an effect.',
      fields: [group('site', 'Where calls and tokens go', fieldsOfTheRoot())],
    },
  ],
};

/** What each page may say for itself and those below it. */
function fieldsOfPages(): readonly Field[] {
  return [
    choice('mode', 'Audience', 'Of pages that say nothing else.', {
      B2C: 'Consumers (B2C)',
      B2B: 'Partners (B2B)',
    }),
    choice('theme', 'Theme', 'Of pages that say nothing else.', { default: 'Default', blue: 'Blue' }),
    link('searchPagePath', 'Search page', 'Where searches lead that no widget leads elsewhere.'),
    text('timeZone', 'Time zone', 'As Asia/Riyadh.'),
    choice('numerals', 'Digits on Arabic pages', '', { latn: 'Latin', arab: 'Arabic-Indic' }),
    { ...named('labels', 'Own words', 'Texts by key, as JSON, in place of built-in ones.'), kind: 'map' },
  ];
}

function fieldsOfTheRoot(): readonly Field[] {
  return [
    text('apiOrigin', 'Origin of the services', 'Left empty: the page’s own.'),
    text('stagingOrigin', 'Origin while developing', 'Used on localhost alone.'),
    text('authorityName', 'Company of the authority', 'As a partner’s account names it.'),
    text('dataLayerName', 'Data layer', 'Name of the global list of events.'),
    link('geolocationUrl', 'Service of places', 'Tells in which country a visitor seems to be.'),
    texts(
      'allowedRedirectOrigins',
      'Origins after signing in',
      'Where a sign-in may lead, beside the page’s own.',
    ),
    texts(
      'allowedOrigins',
      'Origins of widgets’ own addresses',
      'Calls there carry neither cookies nor a token.',
    ),
    texts('allowedEmbedHosts', 'Hosts of films and frames', 'Beside those that the widgets know.'),
    group('userApi', 'Sign-in', [
      link('ssidLoginUrl', 'Login', 'Where consumers sign in; https.'),
      link('ssidLogoutUrl', 'Logout', 'Where consumers sign out; https.'),
      link('ssidUserInfo', 'User info', 'Tells who a visitor with a token is.'),
      link('ssidDomain', 'Domain', 'Of the sign-on service’s further calls.'),
      link('b2bLoginRedirectEndpoint', 'Partner login', 'Where partners sign in; https.'),
      link('b2bLogoutRedirectEndpoint', 'Partner logout', 'Where partners sign out; https.'),
    ]),
  ];
}

function named(name: string, title: string, description: string) {
  return { name, title, description, isRequired: false };
}

function text(name: string, title: string, description: string): TextField {
  return { ...named(name, title, description), kind: 'text' };
}

function link(name: string, title: string, description: string): TextField {
  return { ...named(name, title, description), kind: 'link' };
}

function texts(name: string, title: string, description: string): Field {
  return { ...named(name, title, description), kind: 'texts', areNumbers: false, initial: [] };
}

function group(name: string, title: string, fields: readonly Field[]): Field {
  return { ...named(name, title, ''), kind: 'group', fields };
}

function choice(
  name: string,
  title: string,
  description: string,
  titles: Readonly<Record<string, string>>,
): Field {
  const choices = Object.entries(titles).map(([value, shown]): Choice => ({ value, title: shown }));
  return { ...named(name, title, description), kind: 'choice', choices };
}
