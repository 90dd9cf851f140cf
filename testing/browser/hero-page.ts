import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../../demo-pages/html.ts';
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

/** The stylesheet that the widget's README gives to templates. */
const templateStyles = (): string => {
  const styles = /```css\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1];
  if (!styles) throw new Error('widgets/hero-banner/README.md has no stylesheet for templates.');
  return styles;
};

/** The cards as that README tells templates to write them. */
function templateMarkup({ cards }: HeroConfig): string {
  const written = cards.map(({ title = '', description = '', image, link }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    const set = image?.breakpoints[0];
    const picture =
      image &&
      set &&
      `<picture><source type="image/avif" srcset="${set.srcset}" sizes="${set.sizes}"><img src="${image.defaultImage}" alt="${escape(image.alt)}" width="1600" height="900" decoding="async" ${index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'}></picture>`;
    const action = link && `<div class="hero-actions"><a href="${link.url}">${escape(link.copy)}</a></div>`;
    return `<li class="hero-card">${picture ?? ''}<div class="hero-copy"><${heading}>${escape(title)}</${heading}><p>${escape(description)}</p>${action ?? ''}</div></li>`;
  });
  return `<section class="hero"><ul class="hero-cards">${written.join('')}</ul></section>`;
}

/** A page as a template of that README writes it: what stands in `<main>`, and what in the head. */
export function templatePage(stage: Stage, config: HeroConfig, language: Language) {
  stage.server.show('/template.css', templateStyles(), { 'content-type': 'text/css' });
  const { preloads, styles } = linkFonts({ language, loader: loaderAddress });
  const sheets = ['/src/ui/tokens.css', ...styles, '/template.css'];
  return {
    main:
      mountElement('hero-banner', config, { id: 'hero', fallback: templateMarkup(config) }) +
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
