import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { createRegistry } from 'virtual:registry';
import { createLoader } from '../loader/create-loader.ts';
import type { TourismWidgets } from '../loader/contract.ts';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import { timeLimit } from './time-limit.ts';

// The page is found by role; a wait for it is a wait for one task, not for a second.
configure({ asyncUtilTimeout: timeLimit(6000) });

const widgetsFolder = join(import.meta.dirname, '../widgets');

let pages: TourismWidgets[] = [];

// Widgets of a test that has ended would go on to listen to the address and to ask.
afterEach(() => {
  for (const page of pages)
    for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) page.unmount(element);
  pages = [];
});

/** The page that a widget is tried on. */
export interface PageOptions {
  readonly language?: Language;
  readonly mode?: 'B2C' | 'B2B';
  readonly cmsMode?: 'publish' | 'author';
  readonly theme?: 'default' | 'blue';
  /** Path behind the language, `home.html`; the whole path where it begins with a slash. */
  readonly path?: string;
  /** Site configuration, as a template would write it. */
  readonly site?: object;
}

/** A page with a living widget. */
export interface RenderedWidget {
  /** The mount element. */
  readonly element: HTMLElement;
  readonly page: TourismWidgets;
}

/** An example of a widget, as `examples/<name>.json` holds it. */
export function exampleOf(widget: string, example: string): unknown {
  return JSON.parse(readFileSync(join(widgetsFolder, widget, 'examples', `${example}.json`), 'utf8'));
}

/** Makes the document a page as a CMS renders it, and starts the loader on it. */
export function startPage(html: string, options: PageOptions = {}): TourismWidgets {
  const { language = 'en', mode, cmsMode, theme, path = 'page.html', site } = options;
  history.replaceState(null, '', path.startsWith('/') ? path : `/${language}/${path}`);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const marks = { mode, cmsMode, theme };
  for (const [key, value] of Object.entries(marks)) if (value) document.body.dataset[key] = value;
  const siteConfig = site
    ? `<script type="application/json" data-site-config>${toScript(site)}</script>`
    : '';
  document.body.innerHTML = siteConfig + html;
  const page = createLoader(createRegistry(language, ''), 'test');
  pages.push(page);
  return page;
}

/**
 * Mounts a widget the way a page does: a mount element with a JSON script in, the loader, the screen out. It is mounted at
 * once, also where it would wait for a visitor.
 *
 * @param config an example's name, or a configuration
 */
export async function renderWidget(
  widget: string,
  config: string | object = 'default',
  options: PageOptions = {},
): Promise<RenderedWidget> {
  const json = toScript(typeof config === 'string' ? exampleOf(widget, config) : config);
  const script = `<script type="application/json">${json}</script>`;
  const page = startPage(
    `<div data-component="${widget}" data-load="load">${script}<p>Fallback</p></div>`,
    options,
  );
  const element = document.querySelector<HTMLElement>('[data-component]') as HTMLElement;
  await settled(element);
  return { element, page };
}

/** Resolves when a mount element's widget has mounted, failed or been skipped. */
export function settled(element: HTMLElement): Promise<void> {
  const isSettled = () => /mounted|failed|skipped/.test(element.dataset['status'] ?? '');
  return new Promise((resolve) => {
    if (isSettled()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isSettled()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { attributeFilter: ['data-status'] });
  });
}

/** JSON as it may stand in a script element: an author's text cannot end it. */
export const toScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
