import { families } from '../src/schema/families.ts';
import { languages } from '#src/i18n/languages.ts';
import { languageNames } from './bar.ts';
import { attributes, escape } from './html.ts';
import type { PageOptions } from './options.ts';
import { renderPage } from './page.ts';
import { exampleAddress, exampleLanguage, humanName, shownWidgets, type ShownWidget } from './widgets.ts';

/** A page of `pages/`, for the list. */
export interface ListedPage {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
}

/** The index: every whole page in every language, and every example of every widget. */
export function renderIndex(pages: readonly ListedPage[], options: PageOptions): string {
  const widgets = shownWidgets();
  const byFamily = Map.groupBy(widgets, ({ family }) => family);
  const examples = widgets.reduce((count, widget) => count + widget.examples.length, 0);
  return renderPage(
    {
      title: 'Tourism widgets: demo pages',
      name: 'Index',
      header: `<header class="demo-hero" data-theme="default">
      <div class="demo-wrap">
        <img src="/brand/logo-latin-light.svg" alt="Rihla" height="56">
        <h1>Tourism widgets</h1>
        <p>${escape(count(widgets.length, 'widget'))} in ${escape(count(examples, 'example'))}, in eight languages, live. Every page has switches for language, mode, theme, visitor and origin at its foot.</p>
      </div>
    </header>`,
      main: `<div class="demo-wrap">
${pages.length > 0 ? pageSection(pages) : ''}
${families.map((family) => familySection(family, byFamily.get(family) ?? [])).join('\n')}
</div>`,
      mainMarks: { class: 'demo-index' },
    },
    options,
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const pageSection = (pages: readonly ListedPage[]) => `<section aria-labelledby="pages">
  <h2 id="pages">Whole pages</h2>
  <ul class="demo-cards">${pages
    .map(
      ({ name, title, purpose }) => `
    <li class="demo-card">
      <h3><a href="/en/${name}.html">${escape(title)}</a></h3>
      <p>${escape(purpose)}</p>
      <ul class="demo-chips">${languages
        .map((language) => {
          const code = language.toUpperCase();
          const label = `${code}, ${languageNames[language]}: ${title}`;
          const marks = attributes({
            href: `/${language}/${name}.html`,
            hreflang: language,
            'aria-label': label,
          });
          return `<li><a${marks}>${code}</a></li>`;
        })
        .join('')}</ul>
    </li>`,
    )
    .join('')}
  </ul>
</section>`;

const familySection = (family: string, widgets: readonly ShownWidget[]) =>
  widgets.length === 0
    ? ''
    : `<section>
  <h2>${escape(family)}</h2>
  <ul class="demo-cards">${widgets
    .map(
      (widget) => `
    <li class="demo-card">
      <h3><a href="${escape(exampleAddress('en', widget, widget.examples[0] ?? 'default'))}">${escape(humanName(widget.name))}</a></h3>
      <p>${escape(widget.purpose)}</p>
      <ul class="demo-chips">${widget.examples.map((example) => exampleChip(widget, example)).join('')}</ul>
    </li>`,
    )
    .join('')}
  </ul>
</section>`;

function exampleChip(widget: ShownWidget, example: string): string {
  const words = example.split('-');
  const language = exampleLanguage(example);
  const label = words.join(' ');
  const marks = attributes({
    href: exampleAddress(language, widget, example),
    hreflang: language,
    'aria-label': `${humanName(widget.name)}, ${label}`,
  });
  return `<li><a${marks}>${escape(label)}</a></li>`;
}
