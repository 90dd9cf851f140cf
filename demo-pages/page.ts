import { directionOf, languages, toLanguage, type Language } from '#src/i18n/languages.ts';
import type { Mode, Theme } from '#src/page/page.ts';
import { renderBar } from './bar.ts';
import { attributes, escape, jsonText } from './html.ts';
import { addressIn, isOnBuild, type PageOptions } from './options.ts';
import { providerHost, withProvider } from './other-host.ts';
import { findWidgets } from '../scripts/build/widgets.ts';
import { templateSheets } from '../scripts/build/template-styles.ts';
import { linkFonts } from './fonts.ts';

/** What a module in `pages/` exports. */
export interface PageModule {
  /** What the page is called, and what there is to see on it in a sentence, for the explorer. */
  readonly title: string;
  readonly purpose: string;
  /** Name of the drawing with which the explorer shows it. A page that is only there to be tested has none: it is listed apart. */
  readonly picture?: string;
  /** What its address says of a page whose path has names in brackets, for the explorer. */
  readonly example?: Readonly<Record<string, string>>;
  /**
   * The whole document.
   *
   * @param parameters what the address says in place of the names in brackets
   * @returns undefined where there is no page for them
   */
  render(
    language: Language,
    options: PageOptions,
    parameters: Readonly<Record<string, string>>,
  ): string | undefined | Promise<string>;
}

/** What makes one page different from another; the rest is `renderPage`. */
export interface PageParts {
  readonly title: string;
  /** The page in a sentence, for search engines; one without it is not for them. */
  readonly description?: string;
  /** What the page is unless its address says otherwise. */
  readonly mode?: Mode;
  readonly theme?: Theme;
  /** For analytics (contract, section 1). */
  readonly category?: string;
  readonly subcategory?: string;
  /** Fields of the site configuration over those of `siteConfig`. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** Markup for `<head>` beside the fonts': what is to be fetched before a stylesheet asks for it. */
  readonly head?: string;
  /** Markup before, in and after `<main>`. */
  readonly header?: string;
  /** The header begins with a link past itself. */
  readonly headerSkips?: boolean;
  readonly main: string;
  readonly footer?: string;
  /** Attributes of `<main>`. */
  readonly mainMarks?: Readonly<Record<string, string>>;
  /** Further stylesheets and scripts, by address. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** What the bar calls the page. */
  readonly name?: string;
}

/** Stylesheets of every page of the CMS, the first ours for templates; and that of the bar. */
export const siteStyles = (options: PageOptions): readonly string[] => [
  ...(isOnBuild(options)
    ? [options.loader.replace(/[^/]*$/, 'template.css')]
    : templateSheets(findWidgets().map(({ name }) => name))),
  '/demo-pages/site.css',
];
export const demoStyles = '/demo-pages/demo.css';

/** The sign-on service of the demo: the fake one of its own server. */
export const userApi = ({ address }: PageOptions) => ({
  ssidLoginUrl: '/sso/login',
  ssidLogoutUrl: '/sso/logout',
  ssidUserInfo: '/sso/userInfo',
  ssidDomain: address.origin,
  b2bLoginRedirectEndpoint: '/sso/login',
  b2bLogoutRedirectEndpoint: '/sso/logout',
});

/** The site configuration of the demo: its origin and its sign-on service are the server itself. */
export const siteConfig = (options: PageOptions): Readonly<Record<string, unknown>> => ({
  userApi: userApi(options),
  searchPagePath: `/${options.language}/search-results.html`,
  geolocationUrl: '/geo/location.json',
  allowedEmbedHosts: [providerHost],
});

/** The attributes of `<body>` that say what a page is (contract, section 1). */
export const bodyMarks = (parts: Partial<PageParts>, options: PageOptions) => ({
  'data-mode': options.mode ?? parts.mode ?? 'B2C',
  'data-theme': options.theme ?? parts.theme ?? 'default',
  'data-cms-mode': options.cmsMode,
  'data-page-category': parts.category,
  'data-page-subcategory': parts.subcategory,
});

/** A whole page around its own parts: the same in development and on the built bundle, but for the loader. */
export function renderPage(parts: PageParts, options: PageOptions): string {
  const { language, loader } = options;
  const fonts = linkFonts(options);
  const own = [...siteStyles(options), demoStyles, ...(parts.styles ?? [])];
  const styles = [
    ...(isOnBuild(options) ? [`${joinedStyles}?${own.join('&')}`] : own),
    ...fonts.styles,
    ...(options.siteTheme ? [`/themes/${options.siteTheme}.css`] : []),
  ];
  const marks = bodyMarks(parts, options);
  const html = `<!doctype html>
<html${attributes({ lang: language, dir: directionOf(language) })}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(parts.title)}</title>
    ${describe(parts, options)}
    <link rel="icon" href="/brand/logo-mobile.svg" type="image/svg+xml">
    ${parts.head ?? ''}${fonts.preloads}
    ${styles.map((href) => `<link${attributes({ rel: 'stylesheet', href })}>`).join('\n    ')}
    <script type="application/json" data-site-config>${jsonText({ ...siteConfig(options), ...parts.site })}</script>
    ${[loader, ...(parts.scripts ?? [])].map((src) => `<script${attributes({ type: 'module', src, fetchpriority: scriptPriority })}></script>`).join('\n    ')}
  </head>
  <body${attributes(marks)}>
    ${parts.headerSkips ? '' : renderSkipLink(language)}
    ${parts.header ?? ''}
    <main${attributes({ id: 'main', tabindex: '-1', ...parts.mainMarks })}>
${parts.main}
    </main>
    ${parts.footer ?? ''}
    ${renderBar(options, { name: parts.name ?? parts.title, mode: marks['data-mode'], theme: marks['data-theme'] })}
  </body>
</html>
`;
  return withProvider(html, options.address);
}

/** Scripts come after pictures and fonts: a page of a CMS is complete without them. */
const scriptPriority = 'low';

/**
 * When a widget comes whose place the CMS has filled with what can be used at once: when the page has been painted and has
 * nothing else to do, so that its largest paint waits for no script.
 */
export const afterPaint = 'idle';

/** Where the server of the built demo has stylesheets in one answer, by their paths: each would be a request before the first paint. */
export const joinedStyles = '/styles.css';

/** What search engines read: nothing, or the page in a sentence and where it stands in each language. */
function describe({ description }: PageParts, { address }: PageOptions): string {
  if (description === undefined) return '<meta name="robots" content="noindex">';
  const page = new URL(address.pathname, address);
  const alternates = ['x-default', ...languages].map((hreflang) => {
    const language = toLanguage(hreflang) ?? 'en';
    return attributes({ rel: 'alternate', hreflang, href: new URL(addressIn(page, language), page).href });
  });
  const links = [attributes({ rel: 'canonical', href: page.href }), ...alternates];
  return [
    `<meta${attributes({ name: 'description', content: description })}>`,
    ...links.map((marks) => `<link${marks}>`),
  ].join('\n    ');
}

/** The first link of a page, for those who cannot look past its chrome. */
export const renderSkipLink = (language: Language): string =>
  `<a class="site-skip" href="#main">${escape(skipLabels[language])}</a>`;

/** Its words. */
export const skipLabels: Readonly<Record<Language, string>> = {
  en: 'Skip to main content',
  ar: 'تخطٍّ إلى المحتوى الرئيسي',
  zh: '跳到主要内容',
  de: 'Zum Hauptinhalt springen',
  es: 'Saltar al contenido principal',
  fr: 'Aller au contenu principal',
  ja: '本文へスキップ',
  ru: 'Перейти к основному содержанию',
};
