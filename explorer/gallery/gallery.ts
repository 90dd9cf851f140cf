import { escape } from '../../cms/templates/html.ts';
import { families } from '../../src/schema/families.ts';
import authorWords from '../../src/schema/authors.ar.json' with { type: 'json' };
import type { Language } from '#src/i18n/languages.ts';
import { createTranslate } from '#src/i18n/messages.ts';
import type { InTwo } from '../data.ts';
import type { ExplorerLanguage } from '../words.ts';
import { foldWords } from './match.ts';
import words from './words.json' with { type: 'json' };

/** A widget as the gallery shows it. */
export interface GalleryWidget {
  readonly name: string;
  readonly title: InTwo;
  readonly purpose: InTwo;
  readonly family: string;
  readonly modes: readonly string[];
  readonly load: string;
  /** Address of its picture, 480 px wide and 320 px high; undefined before the first. */
  readonly picture: string | undefined;
  /** Bytes after brotli of what no other widget uses; undefined before the first build. */
  readonly ownBytes: number | undefined;
  /** How many it has. */
  readonly examples: number;
  /** What it is called: its title, and other words for it, in both languages. It counts for more than the rest. */
  readonly called?: string;
  /** All that a search looks through: titles in both languages, purpose, family, names of fields. */
  readonly words: string;
}

/** A whole page of the demo. Its words are English. */
export interface GalleryPage {
  readonly title: string;
  readonly purpose: string;
  /** Address of its picture, 320 px wide and 180 px high; a page without one is there to be tested, and stands apart. */
  readonly picture?: string | undefined;
  readonly links: readonly { readonly language: Language; readonly href: string }[];
}

/** All that the gallery shows. */
export interface GalleryFacts {
  readonly language: ExplorerLanguage;
  readonly widgets: readonly GalleryWidget[];
  /** None in a static copy. */
  readonly pages: readonly GalleryPage[];
  readonly hasOrigin: boolean;
  /** Address of a widget's page. */
  readonly widgetHref: (name: string) => string;
  /** Address of the gallery in the explorer's other language. */
  readonly otherLanguageHref: string;
  /** Address and title of the page that an author puts together. */
  readonly ownPageHref: string;
  readonly ownPageTitle: string;
}

type Key = keyof typeof words.en;
type Translate = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The body of the gallery: it is complete without a script; with `filter.ts` its form finds widgets. */
export function renderGallery(facts: GalleryFacts): string {
  const { language, otherLanguageHref, ownPageHref, ownPageTitle, hasOrigin } = facts;
  const t: Translate = createTranslate(words[language], [], language, 'latn');
  const other = language === 'ar' ? 'en' : 'ar';
  return `<header class="ex-gallery-head">
  <div class="ex-wrap">
    <nav class="ex-gallery-nav" aria-label="${escape(t('title'))}">
      <a id="own-page" href="${escape(ownPageHref)}">${escape(ownPageTitle)}</a>
      <a href="${escape(otherLanguageHref)}" hreflang="${other}" lang="${other}">${escape(t('otherLanguage'))}</a>
    </nav>
    <h1>${escape(t('title'))}</h1>
    <p>${escape(t('what'))}</p>
    ${hasOrigin ? '' : `<p>${escape(t('noOrigin'))}</p>`}
  </div>
</header>
<main id="main" tabindex="-1" class="ex-wrap ex-gallery">
${renderForm(facts, t)}
${renderPages('pages', facts, t)}
${renderWidgets(facts, t)}
${renderPages('testPages', facts, t)}
</main>`;
}

/** Marks of a text that is English whatever the page's language. */
const english = (language: ExplorerLanguage) => (language === 'en' ? '' : ' lang="en" dir="ltr"');

function renderPages(kind: 'pages' | 'testPages', { pages, language }: GalleryFacts, t: Translate): string {
  const own = pages.filter(({ picture }) => (picture === undefined) === (kind === 'testPages'));
  if (own.length === 0) return '';
  const cards = own.map(({ title, purpose, picture, links }) => {
    const chips = links.map(({ language: code, href }) => {
      const text = code.toUpperCase();
      return `<li><a href="${escape(href)}" hreflang="${code}" aria-label="${escape(`${text}: ${title}`)}">${text}</a></li>`;
    });
    return `<li class="ex-gallery-page">
      ${picture === undefined ? '' : `<img src="${escape(picture)}" alt="" width="320" height="180" loading="lazy" decoding="async">`}
      <div${english(language)}><h3><a href="${escape(links[0]?.href ?? '')}">${escape(title)}</a></h3><p>${escape(purpose)}</p></div>
      <ul class="ex-gallery-links" aria-label="${escape(t('inLanguages', { page: title }))}">${chips.join('')}</ul>
    </li>`;
  });
  return `<section class="ex-gallery-whole" aria-labelledby="ex-${kind}">
  <h2 id="ex-${kind}">${escape(t(kind))}</h2>
  <ul class="ex-gallery-pages">${cards.join('')}</ul>
</section>`;
}

/** A family's name as authors read it. */
function familyTitle(family: string, language: ExplorerLanguage): string {
  const arabic: Readonly<Record<string, string>> = authorWords;
  return language === 'ar' ? (arabic[family] ?? family) : family;
}

function renderWidgets(facts: GalleryFacts, t: Translate): string {
  const { widgets, language } = facts;
  const sections = familiesOf(widgets).map((family, index) => {
    const own = widgets.filter((widget) => widget.family === family);
    return `<section class="ex-gallery-family" aria-labelledby="ex-family-${index}">
    <h3 id="ex-family-${index}">${escape(familyTitle(family, language))}</h3>
    <ul class="ex-gallery-cards">${own.map((widget) => renderCard(widget, facts, t)).join('')}</ul>
  </section>`;
  });
  return `<section aria-labelledby="ex-widgets">
  <h2 id="ex-widgets" tabindex="-1">${escape(t('widgets'))}</h2>
  ${sections.join('\n  ')}
  <section class="ex-gallery-found" aria-labelledby="ex-found" hidden>
    <h3 id="ex-found">${escape(t('found'))}</h3>
    <ul class="ex-gallery-cards"></ul>
  </section>
  <div class="ex-gallery-nothing" hidden>
    <p><strong>${escape(t('nothing'))}</strong></p>
    <p>${escape(t('nothingHint'))}</p>
    <button class="ex-button ex-gallery-clear" type="button">${escape(t('clear'))}</button>
  </div>
</section>`;
}

/** Those of the widgets, in the order in which authors see them. */
const familiesOf = (widgets: readonly GalleryWidget[]) =>
  families.filter((family) => widgets.some((widget) => widget.family === family));

const loadTitle = (load: string, t: Translate) =>
  `load.${load}` in words.en ? t(`load.${load}` as Key) : t('load.media');

function renderForm({ widgets, language }: GalleryFacts, t: Translate): string {
  const select = (name: 'mode' | 'family' | 'load', any: Key, options: readonly (readonly string[])[]) => {
    const choices = options.map(
      ([value = '', title = value]) => `<option value="${escape(value)}">${escape(title)}</option>`,
    );
    return `<div><label class="ex-label" for="ex-${name}">${escape(t(name))}</label>
      <select class="ex-input" id="ex-${name}" name="${name}"><option value="">${escape(t(any))}</option>${choices.join('')}</select></div>`;
  };
  const count = widgets.length;
  const loads = [...new Set(widgets.map(({ load }) => load))].sort();
  return `<form class="ex-gallery-form" role="search" hidden>
    <div><label class="ex-label" for="ex-q">${escape(t('search'))}</label>
      <input class="ex-input" id="ex-q" name="q" type="search" autocomplete="off" spellcheck="false" aria-describedby="ex-q-hint">
      <p class="ex-hint" id="ex-q-hint">${escape(t('searchHint'))}</p></div>
    <details class="ex-gallery-filters" open><summary>${escape(t('filters'))}</summary><div>
    ${select('mode', 'anyMode', [
      ['B2C', t('B2C')],
      ['B2B', t('B2B')],
    ])}
    ${select(
      'family',
      'anyFamily',
      familiesOf(widgets).map((family) => [family, familyTitle(family, language)]),
    )}
    ${select(
      'load',
      'anyLoad',
      loads.map((load) => [load, loadTitle(load, t)]),
    )}
    </div></details>
    <p class="ex-gallery-count" role="status">${escape(t('shown', { shown: count, count }))}</p>
  </form>`;
}

function renderCard(widget: GalleryWidget, { language, widgetHref }: GalleryFacts, t: Translate): string {
  const { name, title, purpose, modes, load, picture, ownBytes, examples, family, called = '' } = widget;
  const chips = [
    ...(modes.length === 1 ? modes.map((mode) => (mode === 'B2B' ? t('B2B') : t('B2C'))) : []),
    loadTitle(load, t),
    t('examples', { count: examples }),
  ];
  const cost = ownBytes === undefined ? '' : t('cost', { kilobytes: (ownBytes / 1000).toFixed(1) });
  const marks = `data-called="${escape(foldWords(called, language))}" data-words="${escape(foldWords(widget.words, language))}" data-modes="${escape(modes.join(' '))}" data-family="${escape(family)}" data-load="${escape(load)}"`;
  const shown =
    picture === undefined
      ? '<div class="ex-gallery-picture"></div>'
      : `<img class="ex-gallery-picture" src="${escape(picture)}" alt="" width="480" height="320" loading="lazy" decoding="async">`;
  return `<li class="ex-gallery-card" ${marks}>
      ${shown}
      <h4><a href="${escape(widgetHref(name))}">${escape(title[language])}</a></h4>
      <p>${escape(purpose[language])}</p>
      <ul class="ex-gallery-chips">${chips.map((chip) => `<li>${escape(chip)}</li>`).join('')}</ul>
      ${cost && `<small>${escape(cost)}</small>`}
    </li>`;
}
