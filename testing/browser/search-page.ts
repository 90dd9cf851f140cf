import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { mountElement } from '../../demo-pages/html.ts';
import { pageHtml } from './page-html.ts';
import { settled, type ShownParts, type Stage } from './stage.ts';

/** A page with a search box of its own, or in a header, and what tests ask of it. */

const exampleOf = (widget: string, example: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../widgets/${widget}/examples/${example}.json`), 'utf8'),
  ) as object;

const filler = (count: number) => '<p>Text of the page itself.</p>'.repeat(count);

interface SearchParts extends ShownParts {
  readonly language?: 'en' | 'ar';
  /** What the configuration says otherwise than the example. */
  readonly over?: object;
}

/** Shows a page on which one can scroll, with a place to land on. */
async function show(stage: Stage, widget: string, { over, ...parts }: SearchParts): Promise<Page> {
  const { language = 'en' } = parts;
  const config = { ...exampleOf(widget, language === 'ar' ? 'arabic' : 'default'), ...over };
  stage.server.show(`/${language}/search-results.html`, pageHtml('<h1>Results</h1>', { loaders: [] }));
  const page = await stage.show(
    `<h1>A page</h1>${mountElement(widget, config)}${filler(20)}<a href="#end">A link of the page</a>${filler(80)}`,
    parts,
  );
  await settled(page);
  return page;
}

/** A page with a box in it. */
export const showBox = (stage: Stage, parts: SearchParts = {}): Promise<Page> =>
  show(stage, 'search-box', parts);

/** A page whose header has a box. */
export const showHeader = (stage: Stage, parts: SearchParts = {}): Promise<Page> =>
  show(stage, 'header', parts);

export const fieldOf = (page: Page) => page.getByRole('combobox');
export const optionsOf = (page: Page) => page.getByRole('option');

/** Terms that the origin has been asked about, in order. */
export const askedOf = (stage: Stage) =>
  stage.server.origin.calls
    .filter(({ name }) => name === 'S2')
    .map(({ request }) => new URL(request.url).searchParams.get('suggestion') ?? '');

/** What an inline completion shows behind the text. */
export const ghostOf = (page: Page) => page.locator('form [aria-hidden="true"][dir]');

/** Text of the option that assistive technology is pointed at; empty for none. */
export const activeOf = (page: Page) =>
  fieldOf(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });

/** Where the caret stands, as start and end of what is selected. */
export const caretOf = (page: Page) =>
  fieldOf(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
