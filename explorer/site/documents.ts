import { escape, scriptJson } from '../../cms/templates/html.ts';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import { pageHref } from '../page-href.ts';
import partWords from '../parts/words.json' with { type: 'json' };
import { wordsIn, type ExplorerLanguage } from '../words.ts';
import words from './words.json' with { type: 'json' };

/** The documents of the explorer. All addresses in them are relative, so that they work from any path. */

/** What a document links; addresses from the document itself. */
export interface Linked {
  readonly styles: readonly string[];
  /** Its module script. */
  readonly script: string;
  /** Markup for `<head>`: what is to be fetched before a stylesheet asks for it. */
  readonly head: string;
  /** Its Content-Security-Policy, where no server sends one. */
  readonly policy: string | undefined;
}

interface Parts extends Linked {
  readonly language: Language;
  readonly title: string;
  /** Attributes of `<body>`, as markup. */
  readonly marks?: string;
  readonly body: string;
}

const document = ({
  language,
  title,
  styles,
  script,
  policy,
  head,
  marks = '',
  body,
}: Parts) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${policy === undefined ? '' : `<meta http-equiv="content-security-policy" content="${escape(policy)}">`}
    <meta name="robots" content="noindex">
    <title>${escape(title)}</title>
    ${head}
    ${styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n    ')}
    <script type="module" src="${escape(script)}"></script>
  </head>
  <body data-theme="default"${marks}>
${body}
  </body>
</html>
`;

const icon = '<link rel="icon" href="./brand/logo-mobile.svg" type="image/svg+xml">';

const skipLink = (text: string) => `    <a class="site-skip" href="#main">${escape(text)}</a>`;

/** The gallery around its own markup. */
export function galleryDocument(language: ExplorerLanguage, markup: string, linked: Linked): string {
  const t = wordsIn(words, language);
  return document({
    ...linked,
    language,
    title: t('title'),
    head: icon + linked.head,
    body: `${skipLink(t('skip'))}
    <a class="site-skip" href="#ex-widgets">${escape(t('skipToWidgets'))}</a>\n${markup}`,
  });
}

/**
 * A page that a script draws: that of a widget, whose address says which one, or the author's own.
 *
 * @param hasOrigin whether an origin answers the calls of widgets
 */
export function drawnDocument(
  page: 'widget' | 'my-page',
  language: ExplorerLanguage,
  hasOrigin: boolean,
  linked: Linked,
): string {
  const t = wordsIn(words, language);
  const other = language === 'en' ? 'ar' : 'en';
  const ownPage = wordsIn(partWords, language)('myPage');
  return document({
    ...linked,
    language,
    title: `${page === 'widget' ? t('widgetPage') : ownPage} · ${t('title')}`,
    head: icon + linked.head,
    marks: ` class="ex-page"${hasOrigin ? ' data-origin' : ''}`,
    body: `${skipLink(t('skip'))}
    <header class="ex-bar">
      <a class="ex-bar-home" href="${pageHref('index', language)}"><img src="./brand/logo-mobile-light.svg" alt="" width="32" height="32"><span>${escape(t('title'))}</span></a>
      <nav aria-label="${escape(t('title'))}">
        <a class="ex-bar-link" href="${pageHref('index', language)}">${escape(t('allWidgets'))}</a>
        <a class="ex-bar-link" id="own-page" href="${pageHref('my-page', language)}"${page === 'my-page' ? ' aria-current="page"' : ''}>${escape(ownPage)}</a>
        <a class="ex-bar-link" id="other-language" href="${pageHref(page, other)}" lang="${other}" hreflang="${other}">${escape(t('otherLanguage'))}</a>
      </nav>
    </header>
    <main id="main" tabindex="-1">
      <p class="ex-loading ex-wrap" role="status">${escape(t('loading'))}</p>
      <noscript><p class="ex-wrap">${escape(t('noScript'))}</p></noscript>
    </main>`,
  });
}

/** What a frame's page holds beside what it links. */
export interface FrameFacts extends Linked {
  readonly language: Language;
  /** Address of the loader from the frame's page. */
  readonly loader: string;
  /** The site configuration (contract, section 1). */
  readonly site: Readonly<Record<string, unknown>>;
  /** Folders at the root of the demo whose files configurations name by absolute paths. */
  readonly folders: readonly string[];
  /** A host that configurations name, and the one that answers for it here. */
  readonly host: readonly [named: string, here: string] | undefined;
}

/** The page in which a widget is previewed: as a CMS would write it, but that a script places the widget. */
export const frameDocument = ({ language, loader, site, folders, host, ...linked }: FrameFacts): string =>
  document({
    ...linked,
    language,
    title: 'Preview',
    head: `${linked.head}<script type="application/json" data-site-config>${scriptJson(site)}</script>`,
    marks: ` data-loader="${escape(loader)}" data-folders="${folders.join(' ')}"${host ? ` data-host="${escape(host.join(' '))}"` : ''}`,
    body: '    <main id="main"></main>',
  });
