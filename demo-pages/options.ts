import { userOfCookies } from '#origin/sign-in.ts';
import { readSwitches, switchName, type Switches } from '#origin/switches.ts';
import type { CmsMode, Mode, Theme } from '#src/page/page.ts';
import type { Language } from '#src/i18n/languages.ts';

/** Themes of a site's own that the demo has (docs/theming.md). */
export const siteThemes = ['coast'] as const;
type SiteTheme = (typeof siteThemes)[number];

/** What an address asks of a page beyond its own content. */
export interface PageOptions {
  readonly language: Language;
  /** Path and query, without the switches of the origin. */
  readonly address: URL;
  /** Undefined: what the page itself is. */
  readonly mode: Mode | undefined;
  readonly theme: Theme | undefined;
  readonly cmsMode: CmsMode;
  /** Switches of the fake origin that hold for this visitor; `user` is whoever is signed in. */
  readonly switches: Switches;
  /** A theme of the site's own: the name of a stylesheet in `public/themes`. */
  readonly siteTheme: SiteTheme | undefined;
  /** Whether the bar of switches is shown: `bar=off` leaves it out, for pictures and measurements. */
  readonly hasBar: boolean;
  /** Address of the loader. */
  readonly loader: string;
}

/** Whether a page stands on the built bundle, not on the sources. */
export const isOnBuild = ({ loader }: Pick<PageOptions, 'loader'>): boolean => loader.endsWith('/loader.js');

/** Reads what a request asks of a page: its query, and the switches in query or cookie. */
export function readOptions(request: Request, language: Language, loader: string): PageOptions {
  const address = new URL(request.url);
  const thrown = readSwitches(request);
  const switches = { ...thrown, user: thrown.user ?? userOfCookies(request)?.id };
  address.searchParams.delete(switchName);
  // What a mail's link carries stands in no link of the page.
  address.searchParams.delete('token');
  const query = address.searchParams;
  const mode = query.get('mode')?.toUpperCase();
  const theme = query.get('theme');
  return {
    language,
    address,
    mode: mode === 'B2C' || mode === 'B2B' ? mode : undefined,
    theme: theme === 'default' || theme === 'blue' ? theme : undefined,
    cmsMode: query.get('cms') === 'author' ? 'author' : 'publish',
    switches,
    siteTheme: siteThemes.find((name) => name === query.get('site-theme')),
    hasBar: query.get('bar') !== 'off',
    loader,
  };
}

/** The same page with other parameters in its query; undefined takes one out. */
export function addressWith(address: URL, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return `${address.pathname}${text && '?'}${text}`;
}

/** The same page in another language. */
export function addressIn(address: URL, language: Language): string {
  return `${address.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${language}`)}${address.search}`;
}

/** The same page with other switches of the origin, all others kept. */
export function addressSwitched(address: URL, switches: Switches, changes: Partial<Switches>): string {
  const { user, slow, fail, expired, csrf } = { ...switches, ...changes };
  const written = new URLSearchParams();
  if (user) written.set('user', user);
  if (slow > 0) written.set('slow', String(slow));
  if (fail.length > 0) written.set('fail', fail.join(','));
  if (expired) written.set('expired', '1');
  if (csrf) written.set('csrf', String(csrf));
  return addressWith(address, { [switchName]: written.toString() });
}
