import type { Choice, Field, Form, TextField } from '../form/form.ts';

/**
 * What an author says of a page (contract, section 1): what it is itself, and the configuration of the site from this page
 * down, stored in the node `site`.
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
    { title: 'Site of the widgets', fields: [group('site', 'Site configuration', siteFields())] },
  ],
};

function siteFields(): readonly Field[] {
  return [
    choice('mode', 'Audience', 'Of pages that say nothing else.', {
      B2C: 'Consumers (B2C)',
      B2B: 'Partners (B2B)',
    }),
    choice('theme', 'Theme', 'Of pages that say nothing else.', { default: 'Default', blue: 'Blue' }),
    text('apiOrigin', 'Origin of the services', 'Left empty: the page’s own.'),
    text('stagingOrigin', 'Origin while developing', 'Used on localhost alone.'),
    text('authorityName', 'Company of the authority', 'As a partner’s account names it.'),
    text('dataLayerName', 'Data layer', 'Name of the global list of events.'),
    link('searchPagePath', 'Search page', 'Where searches lead that no widget leads elsewhere.'),
    link('geolocationUrl', 'Service of places', 'Tells in which country a visitor seems to be.'),
    link('assetBase', 'Address of the build', 'Only where the page does not link the loader.'),
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
    text('timeZone', 'Time zone', 'As Asia/Riyadh.'),
    choice('numerals', 'Digits on Arabic pages', '', { latn: 'Latin', arab: 'Arabic-Indic' }),
    { ...named('labels', 'Own words', 'Texts by key, as JSON, in place of built-in ones.'), kind: 'map' },
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
