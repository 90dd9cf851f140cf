import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../../demo-pages/html.ts';
import { renderMount } from '../../demo-pages/htl/engine.ts';
import type { StoredNode } from '../../demo-pages/htl/resource.ts';
import { linkFonts } from '../../demo-pages/fonts.ts';
import { loaderAddress } from './page-html.ts';
import { settled, type ShownParts, type Stage } from './stage.ts';

const folder = join(import.meta.dirname, '../../widgets/hero-banner');

/** A card as its author writes it, as far as these tests look. */
export interface HeroCard {
  readonly title?: string;
  readonly tabTitle?: string;
  readonly description?: string;
  readonly image?: {
    readonly defaultImage: string;
    readonly alt: string;
    readonly breakpoints: readonly { readonly srcset: string; readonly sizes: string }[];
  };
  readonly video?: object;
  readonly link?: { readonly copy: string; readonly url: string };
}

/** An author's configuration. */
export interface HeroConfig {
  readonly title?: string;
  readonly cards: readonly HeroCard[];
  readonly [field: string]: unknown;
}

/** An example of the widget. */
export const heroExample = (name: string): HeroConfig =>
  JSON.parse(readFileSync(join(folder, `examples/${name}.json`), 'utf8')) as HeroConfig;

/** The stylesheet that templates link, as far as it is about this widget. */
const templateStyles = (): string => readFileSync(join(folder, 'template.css'), 'utf8');

/** A page as AEM writes it: what stands in `<main>`, by the widget's own HTL, and what in the head. */
export async function templatePage(stage: Stage, config: HeroConfig, language: Language) {
  stage.server.show('/template.css', templateStyles(), { 'content-type': 'text/css' });
  const { preloads, styles } = linkFonts({ language, loader: loaderAddress });
  const sheets = ['/src/ui/tokens.css', ...styles, '/template.css'];
  return {
    main:
      (await renderMount('hero-banner', config as StoredNode, 'hero')) +
      '<p>What stands below the banner.</p>'.repeat(30),
    head: preloads + sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
  };
}

/** What stands above and below a banner, so that something can move and something else can have the focus. */
const around = (hero: string) =>
  `<p><a href="#before">Before</a></p>${hero}<p><a href="#after">After</a></p>${'<p>Text of the page.</p>'.repeat(40)}`;

/** A page with a banner that lives. */
export async function showHero(stage: Stage, config: HeroConfig, parts: ShownParts = {}): Promise<Page> {
  const page = await stage.show(around(mountElement('hero-banner', config, { id: 'hero' })), parts);
  await settled(page);
  return page;
}

/** The slides, in order. */
export const slides = (page: Page): Locator => page.locator('#hero [aria-live] > * > *');

/** Waits until this slide, counted from 0, is the one within reach, and stands where it is seen. */
export async function shows(page: Page, index: number): Promise<void> {
  await page.waitForFunction((index) => {
    const viewport = document.querySelector('#hero [aria-live]')!;
    const all = [...viewport.firstElementChild!.children];
    const box = viewport.getBoundingClientRect();
    const slide = all[index]!.getBoundingClientRect();
    const { opacity, visibility } = getComputedStyle(all[index]!);
    return (
      all.findIndex((one) => !one.hasAttribute('inert')) === index &&
      Math.abs(slide.left - box.left) < 2 &&
      opacity === '1' &&
      visibility === 'visible'
    );
  }, index);
}

/** Which slide is within reach. */
export const currentSlide = (page: Page): Promise<number> =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute('inert')));

/** What the data layer has of the banner. */
export const events = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
