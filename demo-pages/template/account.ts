import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { isPortalPath, renderContentPage } from './content-page.ts';
import { readMenus, readSite, readTexts } from './content.ts';
import { accountPath } from './header.ts';

/** Texts of one page of the account. */
type Texts = Readonly<Record<'title' | 'text' | 'heading' | 'fallback' | 'other', string>>;

/** What differs from the profile to the settings. */
interface AccountPage {
  readonly name: 'profile' | 'settings';
  /** Path without language. */
  readonly path: string;
  readonly widget: string;
  readonly config: object;
  /** Path of the other of both pages. */
  readonly other: string;
}

/**
 * A page of the account as the CMS writes it: a widget, and without a script the way to sign in and whom to write to.
 */
function renderAccountPage(page: AccountPage, language: Language, options: PageOptions): string {
  const { name, path, widget, config, other } = page;
  const texts = (readTexts('account', language) as Record<AccountPage['name'], Texts>)[name];
  const { labels } = readMenus(language);
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(texts.heading)}</h2><p>${escape(texts.fallback)}</p></div></div>
    <div class="site-copy"><div class="site-actions"><a class="site-button" href="/sso/login?lang=${language}"><span>${escape(labels.registerLabel)}</span></a>
    <a class="site-link" href="mailto:hello@example.org"><span>${escape(readSite(language).mail)}</span></a></div></div>
  </div></section>`;
  const asked = {
    version: '2026-11',
    categories: ['necessary', 'analytics', 'media'].map((key) => ({ key })),
    policyLink: `/${language}/cookies`,
  };
  const consent = mountElement('cookie-consent', asked, { load: afterPaint });
  const mount = { id: 'account', load: afterPaint, fallback };
  return renderContentPage(
    {
      path,
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'al-ahsa',
      above: [],
      main: '',
      wide: [
        mountElement(widget, { title: texts.heading, ...config }, mount),
        `<div class="site-wrap site-page"><p><a class="site-link" href="/${language}${other}"><span>${escape(texts.other)}</span></a></p></div>`,
        consent,
      ].join('\n'),
      category: 'account',
      styles: ['guide'],
    },
    options,
  );
}

/** The visitor's profile. @param path without language */
export const renderProfile = (path: string, language: Language, options: PageOptions): string =>
  renderAccountPage(
    {
      name: 'profile',
      path,
      widget: 'user-profile',
      config: isPortalPath(path) ? {} : { interestsLink: `/${language}/interests` },
      other: `${accountPath(isPortalPath(path))}/account-settings`,
    },
    language,
    options,
  );

/** The visitor's settings. @param path without language */
export const renderSettings = (path: string, language: Language, options: PageOptions): string =>
  renderAccountPage(
    {
      name: 'settings',
      path,
      widget: 'account-settings',
      config: {
        deleteUrl: '/own/delete-account',
        exportUrl: '/own/export',
        privacyLink: `/${language}/privacy`,
      },
      other: `${accountPath(isPortalPath(path))}/profile`,
    },
    language,
    options,
  );
