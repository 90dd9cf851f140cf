import { pictureHref } from '../../scripts/pictures/gallery-pictures.ts';
import { renderGallery, type GalleryPage, type GalleryWidget } from '../../explorer/gallery/gallery.ts';
import { explorerSheets, scripts } from '../../explorer/site/app.ts';
import { drawnDocument, frameDocument, galleryDocument, type Linked } from '../../explorer/site/documents.ts';
import { pageHref } from '../../explorer/page-href.ts';
import { inTwo } from '../../explorer/site/widget-data.ts';
import { ownBytes } from '../../explorer/site/site-data.ts';
import partWords from '../../explorer/parts/words.json' with { type: 'json' };
import { wordsIn, type ExplorerLanguage } from '../../explorer/words.ts';
import { authorWords } from '../../scripts/build/author-words.ts';
import { jsonSchemaOf } from '../../scripts/build/widgets.ts';
import { linkFonts } from '../fonts.ts';
import { providerNames } from '../other-host.ts';
import { isOnBuild, type PageOptions } from '../options.ts';
import { siteConfig, siteStyles } from '../page.ts';
import { findWidget, shownWidgets } from '../widgets.ts';
import { publicFolders, readManifest } from './facts.ts';

/** The documents of the explorer, as a server of the demo sends them and as its static copy holds them. */

/** Where a document stands: what it is made for beside its own facts. */
export interface Site {
  /** Whether an origin answers the calls of widgets. */
  readonly hasOrigin: boolean;
  /** Whole pages of the demo, where there are any. */
  readonly pages: readonly GalleryPage[];
  /** The policy in the document itself, where no server sends one. */
  readonly policy: string | undefined;
}

/** The document at a path without language and `.html`; undefined for any other path. */
export function explorerDocument(path: string, options: PageOptions, site: Site): string | undefined {
  switch (path) {
    case '/':
    case '/index':
      return gallery('en', options, site);
    case '/index-ar':
      return gallery('ar', options, site);
    case '/widget':
      return drawn('widget', 'en', options, site);
    case '/widget-ar':
      return drawn('widget', 'ar', options, site);
    case '/my-page':
      return drawn('my-page', 'en', options, site);
    case '/my-page-ar':
      return drawn('my-page', 'ar', options, site);
    default:
      return undefined;
  }
}

const drawn = (
  page: 'widget' | 'my-page',
  language: ExplorerLanguage,
  options: PageOptions,
  site: Site,
): string =>
  drawnDocument(page, language, site.hasOrigin, linked(page, './', { ...options, language }, site));

/** The page of a preview. */
export function frame(options: PageOptions, site: Site): string {
  const { styles, ...rest } = linked('frame', '../', options, site);
  return frameDocument({
    ...rest,
    // A preview is a page of the site: nothing of the explorer's own stands in it.
    styles: styles.filter((href) => !/explorer\.css|\/explorer\/(?!site\.css)/.test(href)),
    language: options.language,
    loader: isOnBuild(options) ? '../build/loader.js' : options.loader,
    site: site.hasOrigin
      ? { ...siteConfig(options), allowedEmbedHosts: [providerNames(options.address)[1]] }
      : {},
    folders: publicFolders(),
    host: site.hasOrigin ? providerNames(options.address) : undefined,
  });
}

/** What a document links: the sources while developing, else the build by addresses from the document. */
function linked(
  script: keyof typeof scripts,
  root: './' | '../',
  options: PageOptions,
  { policy }: Site,
): Linked {
  if (!isOnBuild(options)) {
    const fonts = linkFonts(options);
    const sheets = explorerSheets().map((file) => `/${file}`);
    return {
      styles: [...siteStyles(options), ...fonts.styles, ...sheets],
      script: `/${scripts[script]}`,
      head: fonts.preloads,
      policy,
    };
  }
  const { preloads } = linkFonts(options);
  const styles = ['build/template.css', 'build/fonts.css', 'explorer/site.css', 'explorer/explorer.css'];
  if (options.siteTheme) styles.push(`themes/${options.siteTheme}.css`);
  return {
    styles: styles.map((file) => root + file),
    script: `${root}explorer/${script}.js`,
    head: preloads.replaceAll('href="/', `href="${root}`),
    policy,
  };
}

function gallery(language: ExplorerLanguage, options: PageOptions, site: Site): string {
  const markup = renderGallery({
    language,
    widgets: galleryWidgets(),
    pages: site.pages,
    hasOrigin: site.hasOrigin,
    widgetHref: (name) => `${pageHref('widget', language)}?widget=${name}`,
    otherLanguageHref: pageHref('index', language === 'en' ? 'ar' : 'en'),
    ownPageHref: pageHref('my-page', language),
    ownPageTitle: wordsIn(partWords, language)('myPage'),
  });
  return galleryDocument(language, markup, linked('filter', './', { ...options, language }, site));
}

/** A field that more than this part of all widgets have says nothing of one: no search finds a widget by it. */
const usual = 0.25;

/** All widgets as the gallery shows and finds them. */
export function galleryWidgets(): GalleryWidget[] {
  const arabic = authorWords();
  const manifest = readManifest();
  const schemas = new Map(shownWidgets().map(({ name }) => [name, jsonSchemaOf(findWidget(name)!)]));
  const fields = new Map([...schemas].map(([name, { properties }]) => [name, new Set(titlesIn(properties))]));
  const isTelling = (title: string) =>
    [...fields.values()].filter((titles) => titles.has(title)).length <= fields.size * usual;
  return shownWidgets().map(({ name, purpose, words = '', family, modes, load, examples }) => {
    const schema = schemas.get(name)!;
    const called = [schema.title, words];
    const about = [...called, purpose, family, ...[...fields.get(name)!].filter(isTelling)];
    const inBoth = (texts: readonly string[]) =>
      [name, ...texts, ...texts.map((text) => arabic[text])].join(' ');
    return {
      name,
      title: inTwo(schema.title, arabic),
      purpose: inTwo(purpose, arabic),
      family,
      modes,
      load,
      picture: pictureHref(name),
      ownBytes: manifest && ownBytes(name, manifest),
      examples: examples.length,
      called: inBoth(called),
      words: inBoth(about),
    };
  });
}

/** What the fields of a schema and their choices are called, however deep. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    typeof held !== 'string'
      ? [...(key === 'x-labels' ? labelsOf(held) : []), ...titlesIn(held)]
      : key === 'title'
        ? [held]
        : [],
  );
}

/** What the choices of a field are called. */
const labelsOf = (labels: unknown): string[] =>
  Object.values(labels as Readonly<Record<string, string>>).filter((label) => /\p{L}/u.test(label));
