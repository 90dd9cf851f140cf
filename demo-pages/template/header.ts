import { languages, type Language } from '#src/i18n/languages.ts';
import { close, globe, menu, search, user } from '#src/icon/glyphs.ts';
import { languageNames } from '../bar.ts';
import { attributes, escape } from '../html.ts';
import type { MenuItem, Menus, SiteTexts } from './content.ts';
import { icon } from './glyph.ts';

interface HeaderParts {
  readonly language: Language;
  /** Name of the page, for the links to it in other languages. */
  readonly page: string;
  readonly menus: Menus;
  readonly site: SiteTexts;
  readonly items: readonly MenuItem[];
  /** Entry of the page that is shown. */
  readonly current?: string;
  /** Night bar of the portal; the visa is for visitors only. */
  readonly isPortal?: boolean;
}

const link = (href: string, text: string, more: Readonly<Record<string, string | true | undefined>> = {}) =>
  `<a${attributes({ href, ...more })}><span>${escape(text)}</span></a>`;

/**
 * What the CMS's template writes where the header goes: complete and usable before any script runs (trust, row 67).
 * Menu, languages and search open as popovers, which is the browser's doing. A `header` widget takes its place once
 * this is the fallback of its mount element.
 */
export function renderHeader(parts: HeaderParts): string {
  const { language, menus, site, items, current, isPortal = false } = parts;
  const { labels } = menus;
  const logo = `/brand/logo-${language === 'ar' ? 'arabic' : 'latin'}-light.svg`;
  const entries = items.map(
    ({ id, title, ctaLink }) =>
      `<li>${link(ctaLink, title, { 'aria-current': id === current ? 'page' : undefined })}</li>`,
  );
  const languageLinks = languages.map((code) => {
    const marks = { lang: code, hreflang: code, 'aria-current': code === language ? 'true' : undefined };
    return `<li>${link(`/${code}/${parts.page}.html`, languageNames[code], marks)}</li>`;
  });
  const visa = isPortal
    ? ''
    : `<a class="site-button site-button-small site-visa" href="/${language}/visa">${escape(labels.evisaTitle)}</a>`;
  return `<header class="site-header" data-look="${isPortal ? 'portal' : 'over'}">
      <div class="site-bar">
        <a class="site-logo" href="/${language}"><img src="${logo}" alt="${escape(site.brand)}" width="151" height="44"></a>
        <div class="site-menu" id="site-menu" popover>
          <div class="site-menu-head">
            <button type="button" popovertarget="site-menu" popovertargetaction="hide" aria-label="${escape(site.close)}">${icon(close, 24)}</button>
          </div>
          <nav class="site-items" aria-label="${escape(site.mainMenu)}">
            <ul>${entries.join('')}</ul>
          </nav>
          <div class="site-tools">
            <button type="button" class="site-language" popovertarget="site-languages" aria-label="${escape(`${site.languages}: ${languageNames[language]}`)}">${icon(globe)}<span>${language.toUpperCase()}</span></button>
            <nav class="site-languages" id="site-languages" aria-label="${escape(site.languages)}" popover>
              <ul>${languageLinks.join('')}</ul>
            </nav>
            <a class="site-sign-in" href="/sso/login?lang=${language}">${icon(user)}<span>${escape(labels.registerLabel)}</span></a>
            ${visa}
          </div>
        </div>
        ${isPortal ? '' : renderSearch(language, labels.searchLabel, site.close)}
        <button type="button" class="site-menu-button" popovertarget="site-menu" aria-label="${escape(site.menu)}">${icon(menu, 24)}</button>
      </div>
    </header>`;
}

/** Icon that opens the search field as a sheet. */
const renderSearch = (language: Language, label: string, closeLabel: string) =>
  `<button type="button" class="site-search-button" popovertarget="site-search" aria-label="${escape(label)}">${icon(search, 24)}</button>
        <div class="site-search" id="site-search" popover>
          ${renderSearchForm(language, 'site-search-term', label, label)}
          <button type="button" popovertarget="site-search" popovertargetaction="hide" aria-label="${escape(closeLabel)}">${icon(close, 24)}</button>
        </div>`;

/** The form that leads to the results page with what was typed (contract, section 4: `search`). */
export const renderSearchForm = (language: Language, id: string, label: string, submit: string) =>
  `<form class="site-search-form" role="search" action="/${language}/search-results.html" method="get">
            <label class="site-field" for="${id}">${icon(search)}<span class="site-hidden">${escape(label)}</span></label>
            <input type="search" id="${id}" name="search" enterkeyhint="search" autocomplete="off">
            <button class="site-button">${escape(submit)}</button>
          </form>`;
