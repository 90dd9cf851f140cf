// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findWidgets } from '../../scripts/build/widgets.ts';
import { entriesOf, linksOf, type Link, type Value, type ValueMap } from './entries.ts';
import { renderMount } from './engine.ts';

const root = join(import.meta.dirname, '../..');
const widgets = findWidgets().map(({ name }) => name);

const readExample = (widget: string, example: string) =>
  JSON.parse(readFileSync(join(root, `widgets/${widget}/examples/${example}.json`), 'utf8')) as ValueMap;

/** The examples that a visitor's page may hold: in English, and in Arabic where there is one. */
const shown = widgets.flatMap((widget) =>
  readdirSync(join(root, `widgets/${widget}/examples`))
    .map((file) => file.replace('.json', ''))
    .filter((example) => example === 'default' || example === 'arabic')
    .map((example) => [widget, example] as const),
);

/** A mount element as AEM renders it, and its markup. */
async function render(widget: string, config: ValueMap) {
  const html = await renderMount(widget, config, 'a-widget');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { html, page, mount: page.body.firstElementChild as HTMLElement };
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const linksIn = (mount: Element): Link[] =>
  [...mount.querySelectorAll('a[href]')].map((link) => ({
    label: textOf(link),
    href: link.getAttribute('href') ?? '',
  }));

/** A widget's own fallback that says, in nothing but a comment, why there is none. */
const isSilent = (widget: string): boolean => {
  const file = join(root, 'widgets', widget, 'fallback.html');
  if (!existsSync(file)) return false;
  return /^<!--\/\* Nothing: .+ \*\/-->$/.test(readFileSync(file, 'utf8').trim());
};

// The engine is large; a test should not be held to the time it takes to read.
beforeAll(() => renderMount('alert', {}, 'first'), 60_000);

describe.each(shown)('%s, its example “%s”, without any script', (widget, example) => {
  const config = readExample(widget, example);

  test('is a mount element with its configuration, and nothing beside it', async () => {
    const { page, mount } = await render(widget, config);
    expect(page.body.children).toHaveLength(1);
    expect(mount.getAttributeNames().toSorted()).toEqual(['data-component', 'data-config', 'id']);
    expect(mount.dataset['component']).toBe(widget);
    expect(JSON.parse(mount.dataset['config'] ?? '')).toEqual(config);
  });

  test('says nothing where its folder says why, else its title and every link', async () => {
    const { mount } = await render(widget, config);
    const isOverThePage = widget === 'alert' && config['placement'] !== 'page';
    if (isSilent(widget) || isOverThePage) {
      expect(mount.childElementCount).toBe(0);
      return;
    }
    const entries = entriesOf(config);
    const [own] = entries;
    if (own?.heading !== undefined) expect(textOf(mount) + labelsIn(mount)).toContain(own.heading);
    const links = linksIn(mount);
    // What is popular stands in the search, which a header only leads to.
    const { searchBox, ...rest } = config;
    const expected =
      widget === 'header' ? { ...rest, searchBox: withoutTrending(searchBox) } : withDefaultAlone(config);
    for (const link of linksOf(entriesOf(expected))) expect(links).toContainEqual(link);
  });

  test('is well-formed: headings in order, nothing empty, each picture with words or none on purpose', async () => {
    const { html, page, mount } = await render(widget, config);
    // What a parser had to mend is written otherwise by its serialiser.
    const again = new DOMParser().parseFromString(page.body.innerHTML, 'text/html');
    expect(again.body.innerHTML).toBe(page.body.innerHTML);
    expect(tagsOf(html)).toEqual([...page.body.querySelectorAll('*')].map(({ localName }) => localName));
    expect([...mount.querySelectorAll('h1,h2,h3,h4,h5,h6,p,a,ul,li')].filter(isEmpty)).toEqual([]);
    expect(mount.querySelectorAll('img:not([src]), img:not([alt]), img[alt=""], img[alt=" "]')).toHaveLength(
      0,
    );
    const levels = [...mount.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) =>
      Number(localName[1]),
    );
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 2) + 1);
  });
});

test.each([
  ['faq', 'items', { question: 'Who needs a visa?', answer: '<p>All</p>' }],
  ['accordion', 'items', { heading: 'Visas', body: '<p>All</p>' }],
  ['content-tabs', 'tabs', { label: 'Visas', body: '<p>All</p>' }],
])('an address finds an entry of %s before any script has run', async (widget, list, entry) => {
  const { mount } = await render(widget, { title: 'Travel', [list]: [{ id: 'visa', ...entry }] });
  expect(mount.querySelector('#visa')?.textContent).toBe(Object.values(entry)[0]);
});

const withoutTrending = (searchBox: Value | undefined): ValueMap =>
  Object.fromEntries(Object.entries(searchBox ?? {}).filter(([key]) => key !== 'trending'));

/** Of contents for several visitors the one for everybody. */
const withDefaultAlone = (config: ValueMap): ValueMap => {
  const { defaultId, variants } = config;
  if (!Array.isArray(variants)) return config;
  return { ...config, variants: variants.filter(({ id }: ValueMap) => id === defaultId) };
};

const labelsIn = (mount: Element): string =>
  [...mount.querySelectorAll('[aria-label], [alt]')]
    .map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('alt') ?? ''}`)
    .join(' ');

const isEmpty = (element: Element): boolean =>
  textOf(element) === '' && !element.querySelector('img, svg') && !element.hasAttribute('aria-label');

/** Names of the elements that markup opens, in order. */
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<([a-z][a-z0-9]*)[\s/>]/g)].map(([, name]) => name as string);

describe('what authors of bad intent write', () => {
  const script = '<img src=x onerror="window.hacked = true">';
  const hostile = {
    title: `${script}"'</h2></div>`,
    description: `</p><script>window.hacked = true</script>"'`,
    body: `<p>Kept</p>${script}<script>window.hacked = true</script><a href="javascript:alert(1)">Run</a>`,
    placement: 'page',
    buttonLabel: `"><script>`,
    buttonLink: 'javascript:alert(1)',
    image: { defaultImage: 'javascript:alert(1)', alt: `" onload="window.hacked = true` },
    logo: { desktopImage: 'javascript:alert(1)', alt: `" onload="window.hacked = true` },
    searchPagePath: 'javascript:alert(1)',
    searchLabel: '"><script>',
    headingLevel: '2><script>',
  };
  const list = [{ ...hostile, ctaLabel: 'Go', ctaLink: 'javascript:alert(1)', url: ' javascript:alert(1)' }];
  const config: ValueMap = {
    ...hostile,
    link: { copy: 'Go', url: 'javascript:alert(1)' },
    items: list,
    cards: [{ ...hostile, link: { copy: 'Go', url: 'javascript:alert(1)' } }],
    ctas: list,
    menu: list,
    legalLinks: list,
    linkGroups: [{ label: script, links: list }],
    languages: { label: script, data: list },
  };

  test.each(widgets)('stays text in %s, and runs nowhere', async (widget) => {
    const { page, mount } = await render(widget, config);
    expect(page.body.children).toHaveLength(1);
    expect(JSON.parse(mount.dataset['config'] ?? '')).toEqual(config);
    const marks = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(marks).toEqual([]);
    expect(page.querySelectorAll('script')).toHaveLength(0);
    const addresses = [...page.querySelectorAll('[href], [src], [action]')].map(
      (element) =>
        element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    );
    expect(addresses.filter((address) => /^\s*javascript:/i.test(address))).toEqual([]);
  });
});

test.each(widgets)('%s without any configuration has no fallback to speak of', async (widget) => {
  const { mount } = await render(widget, {});
  expect(textOf(mount)).toBe('');
  expect(mount.querySelectorAll('a, img, :is(h1, h2, h3, ul)')).toHaveLength(0);
});
