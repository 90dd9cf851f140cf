import { languages, type Language } from '#src/i18n/languages.ts';
import { close, globe, menu, search, user } from '#src/icon/common-glyphs.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { addressIn, type PageOptions } from '../options.ts';
import { afterPaint, renderSkipLink, userApi } from '../page.ts';
import { sectionsOf, type MenuItem, type Menus, type Section, type SiteTexts } from './content.ts';
import { icon } from './glyph.ts';
import { logoAddress, renderLogo } from './logo.ts';

/** What a header is made from. */
export interface HeaderParts {
  readonly language: Language;
  readonly menus: Menus;
  readonly site: SiteTexts;
  readonly items: readonly MenuItem[];
  /** Entry that the page belongs to; the portal shows its sections below the bar. */
  readonly group?: MenuItem;
  /** Section that is shown. */
  readonly section?: Section | undefined;
  /** Night bar of the portal; search and visa are for visitors only. */
  readonly isPortal?: boolean;
  /** The page has the search field itself, and its header none. */
  readonly isResults?: boolean;
}

/** Seconds between two looks at a partner's session: few, so that whoever lets it expire need not wait. */
const sessionTimeout = 20;

/** Where the pages of the account stand: each audience has its own. */
export const accountPath = (isPortal: boolean): string => (isPortal ? '/partner-tools' : '/individual');

/** The header as an author configures it. */
function headerConfig(parts: HeaderParts, options: PageOptions) {
  const { language, menus, site, items, isPortal = false } = parts;
  const { labels } = menus;
  const [light, dark] = [logoAddress(language, isPortal ? '-blue' : ''), logoAddress(language, '-light')];
  return {
    title: site.brand,
    logo: { desktopImage: light, mobileImage: light, desktopImageOnDark: dark, mobileImageOnDark: dark },
    menu: items,
    viewAllLabel: labels.viewAll,
    languages: {
      label: site.languages,
      data: languages.map((code) => ({
        ctaLabel: nativeName(code),
        ctaLink: `/${code}`,
        isSelected: code === language,
        unAvailableLanMessage: labels.languageUnavailable,
        unAvailableLanLink: `/${code}`,
        unAvailableLanLinkLabel: labels.languageUnavailableLink,
      })),
    },
    userMenu: {
      registerLabel: labels.registerLabel,
      signOutLabel: labels.signOutLabel,
      viewProfileLabel: labels.viewProfileLabel,
      viewProfileCTA: `/${language}${accountPath(isPortal)}/profile`,
      welcomeLabel: labels.welcomeLabel,
      subMenu: menus.userMenu
        .filter(({ requiredRole }) => isPortal || !requiredRole)
        .map((entry) => ({
          ...entry,
          url: entry.url.replace(/\/individual(?=\/(?:account|registrations))/, accountPath(isPortal)),
        })),
      userApi: userApi(options),
    },
    ...(isPortal
      ? {
          variant: 'secondary',
          showSubheader: true,
          alertText: labels.alertText,
          sessionTimeout,
          translateWidgetUrl: '/demo/translation.js',
        }
      : {
          evisa: { title: labels.evisaTitle, link: `/${language}/visa` },
          searchBox: {
            searchPagePath: `/${language}/search-results.html`,
            searchLabel: labels.searchLabel,
            searchModalTitle: labels.searchModalTitle,
            trending: { title: labels.trendingTitle, items: menus.trending },
            recentSearchLabel: labels.recentSearchLabel,
            clearHistoryLabel: labels.clearHistoryLabel,
          },
        }),
  };
}

/** What a change of language leaves behind: the place in a list of results, and what the demo itself is asked. */
const leftBehind = /^(page|f\..+|bar)$/;

const link = (href: string, text: string, more: Readonly<Record<string, string | true | undefined>> = {}) =>
  `<a${attributes({ href, ...more })}><span>${escape(text)}</span></a>`;

/**
 * The `header` and, in it, what the CMS's template writes: complete and usable before any script runs (trust, row 67).
 * Menu, languages and search open as popovers, which is the browser's doing. Each box stands where the widget will put
 * its own, so that nothing moves when the widget takes its place.
 */
export function renderHeader(parts: HeaderParts, options: PageOptions): string {
  const { language, menus, site, items, group, isPortal = false, isResults = false } = parts;
  const { labels } = menus;
  const entries = items.map((item) => {
    const marks = { 'aria-current': item === group ? 'true' : undefined };
    return `<li>${link(item.ctaLink, item.title, marks)}</li>`;
  });
  const page = new URL(options.address);
  const left = [...page.searchParams.keys()].filter((name) => leftBehind.test(name));
  for (const name of left) page.searchParams.delete(name);
  const languageLinks = languages.map((code) => {
    const marks = { lang: code, hreflang: code, 'aria-current': code === language ? 'true' : undefined };
    return `<li>${link(addressIn(page, code), nativeName(code), marks)}</li>`;
  });
  const visa = isPortal
    ? ''
    : `<a class="site-button site-button-small site-visa" href="/${language}/visa">${escape(labels.evisaTitle)}</a>`;
  const fallback = `<header class="site-header" data-look="${isPortal ? 'night' : 'over'}">
      ${renderSkipLink(language)}
      <div class="site-bar">
        <a class="site-logo" href="/${language}">${renderLogo(language, site.brand, 44)}</a>
        <div class="site-menu" id="site-menu" popover>
          <div class="site-menu-head">
            <button type="button" popovertarget="site-menu" popovertargetaction="hide" aria-label="${escape(site.close)}">${icon(close, 24)}</button>
          </div>
          <nav class="site-items" aria-label="${escape(site.mainMenu)}">
            <ul>${entries.join('')}</ul>
          </nav>
          <div class="site-tools">
            <button type="button" class="site-language" popovertarget="site-languages" aria-label="${escape(`${language.toUpperCase()} ${site.languages}: ${nativeName(language)}`)}">${icon(globe)}<span>${language.toUpperCase()}</span></button>
            <nav class="site-languages" id="site-languages" aria-label="${escape(site.languages)}" popover>
              <ul>${languageLinks.join('')}</ul>
            </nav>
            <a class="site-sign-in" href="/sso/login?lang=${language}">${icon(user)}<span>${escape(labels.registerLabel)}</span></a>
            ${visa}
          </div>
        </div>
        ${isPortal || isResults ? '' : renderSearch(language, labels.searchLabel, site.close)}
        <button type="button" class="site-menu-button" popovertarget="site-menu" aria-label="${escape(site.menu)}">${icon(menu, 24)}</button>
      </div>
      ${renderSubHeader(parts)}
    </header>`;
  return mountElement('header', headerConfig(parts, options), { id: 'header', load: afterPaint, fallback });
}

/** The sections of the group that the page belongs to. */
function renderSubHeader({ group, section }: HeaderParts): string {
  if (!group) return '';
  const links = sectionsOf(group).map(({ sectionName, href }) => {
    const marks = attributes({ href, 'aria-current': href === section?.href ? 'page' : undefined });
    return `<li><a${marks}>${escape(sectionName)}</a></li>`;
  });
  return `<nav class="site-sub" aria-label="${escape(group.title)}">
        <div class="site-wrap"><strong>${escape(group.title)}</strong><ul>${links.join('')}</ul></div>
      </nav>`;
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
            <button class="site-button"><span>${escape(submit)}</span></button>
          </form>`;
