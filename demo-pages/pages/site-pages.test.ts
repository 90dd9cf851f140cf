// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { directionOf, languages, type Language } from '#src/i18n/languages.ts';
import { findWidgets } from '../../scripts/build/widgets.ts';
import { answerPage } from '../routes.ts';
import { readMenus } from '../template/content.ts';

const open = (address: string) =>
  answerPage(new Request(`http://demo.test${address}`), '/src/not-built-loader.ts');

/** The page that stands for all that there are not. */
const missing = 'places/atlantis';

async function read(page: string, language: Language): Promise<Document> {
  const answer = await open(`/${language}/${page}.html?bar=off`);
  expect(answer?.status).toBe(page === missing ? 404 : 200);
  return new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
}

const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

/** Text of what a visitor sees, without configurations. */
const textOf = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const script of copy.querySelectorAll('script')) script.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Names that are heard, not seen. */
const namesIn = (element: Element) =>
  [...element.querySelectorAll('[aria-label], [alt]')].map(
    (named) => named.getAttribute('aria-label') ?? named.getAttribute('alt'),
  );

const mountElements = (page: Document) =>
  [...page.querySelectorAll('[data-component]')].map((element) => ({
    element,
    name: element.getAttribute('data-component') ?? '',
    config: JSON.parse(element.querySelector(':scope > script')?.textContent ?? '') as Record<
      string,
      unknown
    >,
  }));

/** Pages that are made of few widgets. */
const shortPages = [missing, 'contact', 'interests', 'register', 'reset-password'];
const names = ['home', 'portal', 'before-you-travel', 'film-permit', ...shortPages];
const pages = names.flatMap((page) => languages.map((language) => [page, language] as const));

describe.each(pages)('%s in %s, before any script runs', (name, language) => {
  test('has one heading of its own, and the landmarks of a page', async () => {
    const page = await read(name, language);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    for (const landmark of ['h1', 'header', 'main', 'footer']) {
      expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
    expect(page.body.dataset['mode']).toBe(name === 'portal' ? 'B2B' : 'B2C');
  });

  test('says everything that it has a place for', async () => {
    const page = await read(name, language);
    expect(textOf(page.body)).not.toMatch(/undefined|null|NaN|\[object/);
    for (const element of page.querySelectorAll(
      'h1, h2, h3, a, button, summary, small, label, strong, bdi',
    )) {
      const says = element.getAttribute('aria-label') ?? element.querySelector('img')?.alt ?? textOf(element);
      expect(says, element.outerHTML).not.toBe('');
    }
    expect(page.title).not.toBe('');
  });

  test('marks what opens at a press', async () => {
    const page = await read(name, language);
    for (const summary of page.querySelectorAll('footer summary'))
      expect(summary.querySelectorAll('svg'), summary.outerHTML).toHaveLength(1);
  });

  test('leads to itself in each language', async () => {
    const page = await read(name, language);
    const links = [...page.querySelectorAll('header [hreflang]')];
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...languages]);
    expect(links.map((link) => link.getAttribute('lang'))).toEqual([...languages]);
    expect(hrefs(page, 'header [hreflang]')).toEqual(languages.map((code) => `/${code}/${name}.html`));
    expect(hrefs(page, 'header [hreflang][aria-current=true]')).toEqual([`/${language}/${name}.html`]);
  });

  test('leads home, to all that the menu has, and to the sign-in', async () => {
    const page = await read(name, language);
    const menus = readMenus(language);
    const items = name === 'portal' ? menus.headerB2B : menus.header;
    expect(hrefs(page, 'header a').slice(0, 2)).toEqual(['#main', `/${language}`]);
    expect(hrefs(page, 'header nav:first-of-type li a')).toEqual(
      expect.arrayContaining(items.map(({ ctaLink }) => ctaLink)),
    );
    expect(hrefs(page, 'header .site-sign-in')).toEqual([`/sso/login?lang=${language}`]);
  });

  test('searches without a script', async () => {
    const page = await read(name, language);
    const form = page.querySelector<HTMLFormElement>('form[role=search]');
    const site = JSON.parse(page.querySelector('[data-site-config]')?.textContent ?? '') as object;
    expect(site).toHaveProperty('searchPagePath', form?.getAttribute('action'));
    expect(form?.method).toBe('get');
    const field = form?.querySelector<HTMLInputElement>('input[name=search]');
    expect(page.querySelector(`label[for="${field?.id}"]`)?.textContent).not.toBe('');
  });

  test('has neither styles nor scripts in its markup', async () => {
    const page = await read(name, language);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([src], [type="application/json"])')).toHaveLength(0);
  });

  test('configures each widget as its schema wants, and says the same in its fallback', async () => {
    const page = await read(name, language);
    const mounts = mountElements(page);
    expect(mounts.length).toBeGreaterThan(shortPages.includes(name) ? 1 : 4);
    for (const { element, name: widget, config } of mounts) {
      const { default: definition } = (await import(`../../widgets/${widget}/widget.ts`)) as {
        default: AnyWidget;
      };
      expect(readConfig(definition.schema, JSON.stringify(config)).issues, widget).toEqual([]);
      // It shows nothing before it is asked for.
      if (widget === 'login-modal') continue;
      const items = (config['items'] ?? config['cards'] ?? config['links'] ?? []) as {
        title?: string;
        ctaLabel?: string;
      }[];
      const texts = items.map(({ title, ctaLabel }) => title ?? ctaLabel);
      const shown = [textOf(element), ...namesIn(element)].join(' ').replaceAll(/\s/g, ' ');
      for (const text of [config['title'], ...texts]) {
        if (typeof text === 'string') expect(shown).toContain(text.replaceAll(/\s/g, ' '));
      }
    }
  });

  test('shows pictures that there are', async () => {
    const page = await read(name, language);
    const files = [...page.querySelectorAll('img, source')].flatMap((image) => [
      image.getAttribute('src') ?? [],
      (image.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.replace(/ .*/, '')),
    ]);
    const missing = files
      .flat(2)
      .filter((file) => file !== '' && !existsSync(join(import.meta.dirname, '../public', file)));
    expect(files.length).toBeGreaterThan(7);
    expect(missing).toEqual([]);
  });
});

describe.each(pages.filter(([name]) => name !== missing))('%s in %s', (name, language) => {
  test('tells search engines what it is, and where it stands in each language', async () => {
    const page = await read(name, language);
    const at = (code: Language) => `http://demo.test/${code}/${name}.html`;
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    expect(hrefs(page, 'link[rel=canonical]')).toEqual([at(language)]);
    const alternates = [...page.querySelectorAll('link[rel=alternate]')];
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['x-default', ...languages]);
    expect(hrefs(page, 'link[rel=alternate]')).toEqual([at('en'), ...languages.map(at)]);
  });
});

test.each(names)(
  'the first picture that a phone shows is asked for first, all others when they come near: %s',
  async (name) => {
    const page = await read(name, 'en');
    // The drawing beside the title of the portal is for wide screens, whose preload asks for it.
    const [first, ...rest] = page.querySelectorAll('main img:not(.site-portal-picture *)');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.hasAttribute('loading')).toBe(false);
    expect(rest.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true);
  },
);

test('a phone does not fetch the drawing beside the title of the portal, which it does not show', async () => {
  const page = await read('portal', 'en');
  const preload = page.querySelector('link[rel=preload][as=image]');
  expect(preload?.getAttribute('imagesrcset')).toContain('/images/farasan-');
  expect(preload?.getAttribute('media')).toBe('(min-width: 1024px)');
  expect(page.querySelector('.site-portal-picture img')?.getAttribute('loading')).toBe('lazy');
});

test.each(['home', 'portal', 'search-results'])(
  'no widget asks for its code before the page is painted: %s',
  async (name) => {
    const page = await read(name, 'en');
    const facts = new Map(findWidgets().map((widget) => [widget.name, widget]));
    const mounts = mountElements(page);
    const atOnce = mounts.filter(({ element, name: widget }, index) => {
      const load = element.getAttribute('data-load') ?? facts.get(widget)?.load;
      // The first three are the header and what a phone shows below it: they are visible from the start.
      return load === 'load' || (load === 'visible' && index < 3);
    });
    expect(mounts.length).toBeGreaterThan(3);
    expect(atOnce.map(({ name: widget }) => widget)).toEqual([]);
  },
);

test.each([
  ['en', ['display-latin', 'text-latin']],
  ['ja', ['display-latin', 'text-latin']],
  ['ar', ['display-arabic', 'text-latin', 'text-arabic']],
  ['ru', ['display-cyrillic', 'text-latin', 'text-cyrillic']],
] as const)('fonts of the page in %s are asked for at once', async (language, files) => {
  const page = await read('home', language);
  const links = hrefs(page, 'link[rel=preload][as=font][crossorigin]');
  expect(links).toEqual(files.map((file) => `/src/ui/fonts/rihla-${file}.woff2`));
});

test.each(languages)('the portal promises as many media as its library finds: %s', async (language) => {
  const page = await read('portal', language);
  const library = await open(`/${language}/content-hub/visual-assets`);
  const listed = new DOMParser()
    .parseFromString(library?.html ?? '', 'text/html')
    .querySelectorAll('.site-grid .site-card').length;
  const words = page.querySelector('.site-portal-hero p')?.textContent ?? '';
  expect(listed).toBeGreaterThan(10);
  expect(words).toContain(String(listed));
  expect(words).not.toContain('{');
});

test('the questions about visas stand below what answers for one passport, and above the last step', async () => {
  const page = await read('visa', 'en');
  const widgets = mountElements(page).map(({ name }) => name);
  expect(widgets).toContain('visa-regulation');
  expect(widgets.indexOf('faq')).toBeGreaterThan(widgets.indexOf('visa-regulation'));
  expect(widgets.indexOf('faq')).toBeLessThan(widgets.indexOf('promotional-banner'));
});
