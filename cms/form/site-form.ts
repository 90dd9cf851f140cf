import type { Choice, Field, TextField } from './form.ts';

/** The site configuration (contract, section 1) as a form: what a CMS asks whoever looks after the whole site. */

/** What each page may say for itself and those below it. */
export const fieldsOfPages: readonly Field[] = [
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

/** Where calls, tokens and frames go: read from the root of a site alone (decision 130). */
export const fieldsOfTheRoot: readonly Field[] = [
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

/** What the texts of the site configuration are, where that is not any text; of a list, what each line of it is. */
export const siteRules: Readonly<Record<string, 'origin' | 'host' | 'IANA time zone'>> = {
  apiOrigin: 'origin',
  stagingOrigin: 'origin',
  allowedRedirectOrigins: 'origin',
  allowedOrigins: 'origin',
  allowedEmbedHosts: 'host',
  timeZone: 'IANA time zone',
};

function named(name: string, title: string, description: string) {
  return { name, title, description, isRequired: false };
}

export function text(name: string, title: string, description: string): TextField {
  return { ...named(name, title, description), kind: 'text' };
}

function link(name: string, title: string, description: string): TextField {
  return { ...named(name, title, description), kind: 'link' };
}

function texts(name: string, title: string, description: string): Field {
  return { ...named(name, title, description), kind: 'texts', areNumbers: false, initial: [] };
}

export function group(name: string, title: string, fields: readonly Field[]): Field {
  return { ...named(name, title, ''), kind: 'group', fields };
}

export function choice(
  name: string,
  title: string,
  description: string,
  titles: Readonly<Record<string, string>>,
): Field {
  const choices = Object.entries(titles).map(([value, shown]): Choice => ({ value, title: shown }));
  return { ...named(name, title, description), kind: 'choice', choices };
}
