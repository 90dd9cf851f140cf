import { JSDOM } from 'jsdom';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import { examplesOf, loadDefinition, names } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import { templates } from './templates.ts';

const examples = names.map((widget) => ({
  widget,
  examples: examplesOf(widget).map(({ example, config }) => ({ name: example, sentence: '', config })),
}));
const files = templates(sourceRelease, examples);
const textOf = (path: string): string => String(files.get(path));

/** The mount elements of some HTML, and what their configurations are. */
function mountsIn(html: string) {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  return [...document.querySelectorAll<HTMLElement>('[data-component]')].map((element) => {
    const script = element.querySelector(':scope > script[type="application/json"]');
    return {
      element,
      name: element.dataset['component'],
      config: JSON.parse(script?.textContent ?? element.dataset['config'] ?? '') as unknown,
    };
  });
}

const hostile = {
  title: '</script><script>alert(1)</script>',
  description: 'She said "no" & it\'s – \u2028\u2029 مرحبا 🐫 <!-- {{ 7 * 7 }} -->',
};

describe('a snippet', () => {
  test.each(names)('of %s holds its default example twice, read to the same configuration', async (name) => {
    const { schema } = await loadDefinition(name);
    const own = examplesOf(name).find(({ example }) => example === 'default')?.config;
    const mounts = mountsIn(textOf(`snippets/${name}.html`));
    expect(mounts.map((mount) => mount.name)).toEqual([name, name]);
    for (const { config } of mounts) {
      expect(config).toEqual(own);
      expect(readConfig(schema, JSON.stringify(config)).issues).toEqual([]);
    }
  });

  test('says the words and the links of its configuration to who has no script', () => {
    const [mount] = mountsIn(textOf('snippets/promotional-banner.html'));
    const { title, ctas } = mount!.config as { title: string; ctas: { ctaLabel: string; ctaLink: string }[] };
    expect(mount!.element.querySelector('h2')).toHaveProperty('textContent', title);
    const links = [...mount!.element.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual(ctas.map(({ ctaLabel, ctaLink }) => [ctaLabel, ctaLink]));
  });

  test('lets no text of an author’s end the script or the attribute', () => {
    const made = templates(sourceRelease, [
      { widget: 'alert', examples: [{ name: 'default', sentence: '', config: hostile }] },
    ]);
    const mounts = mountsIn(String(made.get('snippets/alert.html')));
    expect(mounts.map(({ config }) => config)).toEqual([hostile, hostile]);
    for (const { element } of mounts) {
      expect(element.querySelector('script:not([type])')).toBeNull();
      expect(element.querySelector('h2')).toHaveProperty('textContent', hostile.title);
    }
  });

  test('leads nowhere that a browser runs as a script', () => {
    const config = {
      title: 'Go',
      buttonLabel: 'Now',
      ctas: [{ ctaLabel: 'x', ctaLink: 'javascript:alert(1)' }],
    };
    const made = templates(sourceRelease, [
      { widget: 'promotional-banner', examples: [{ name: 'default', sentence: '', config }] },
    ]);
    const [mount] = mountsIn(String(made.get('snippets/promotional-banner.html')));
    expect(mount!.element.querySelector('a')).toBeNull();
  });
});

describe('the macros for Nunjucks', () => {
  const environment = new nunjucks.Environment(
    new nunjucks.FileSystemLoader(join(import.meta.dirname, 'files')),
    {
      autoescape: true,
    },
  );
  const render = (template: string, context: object): string =>
    environment.renderString(`{% from "tourism.njk" import head, widget %}${template}`, context);

  test('write a mount element whose configuration no text can leave', () => {
    const html = render(
      '{% call widget("alert", config, { id: "a", "data-load": "load" }) %}<p>{{ config.title }}</p>{% endcall %}',
      {
        config: hostile,
      },
    );
    const [mount, ...others] = mountsIn(html);
    expect(others).toEqual([]);
    expect(mount!.config).toEqual(hostile);
    expect(mount!.element.id).toBe('a');
    expect(mount!.element.dataset['load']).toBe('load');
    expect(mount!.element.querySelector('p')).toHaveProperty('textContent', hostile.title);
  });

  test('write a widget without fallback, configuration or attributes', () => {
    const [mount] = mountsIn(render('{{ widget("header") }}', {}));
    expect(mount!.config).toEqual({});
    expect(mount!.element.getAttributeNames()).toEqual(['data-component']);
  });

  test('ask at once for the files of the widgets in the first view, in the page’s language', () => {
    const file = (name: string) => ({ file: `assets/${name}` });
    const manifest = {
      shared: [file('p.js'), file('p.css')],
      words: { ar: file('p.ar.js'), en: file('p.en.js') },
      widgets: { faq: { files: [file('f.js'), file('p.css')], words: { ar: [file('f.ar.js')] } } },
    };
    const html = render(
      '{{ head(manifest, { language: "ar", widgets: ["faq"], path: "/w/", site: site }) }}',
      {
        manifest,
        site: { authorityName: '</script>' },
      },
    );
    const { document } = new JSDOM(`<head>${html}</head>`).window;
    const hints = [...document.querySelectorAll('link[rel*="preload"]')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ]);
    expect(hints).toEqual([
      ['modulepreload', '/w/assets/p.js'],
      ['preload', '/w/assets/p.css'],
      ['modulepreload', '/w/assets/p.ar.js'],
      ['modulepreload', '/w/assets/f.js'],
      ['modulepreload', '/w/assets/f.ar.js'],
    ]);
    expect(document.querySelector('[data-site-config]')?.textContent).toBe(
      String.raw`{"authorityName":"\u003c/script>"}`,
    );
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/w/loader.js');
  });
});

test('the sites of Eleventy and Astro stand beside the build that they serve, without what only authors read', () => {
  const folder = join(import.meta.dirname, 'files');
  for (const site of ['eleventy', 'astro']) {
    const json = JSON.parse(readFileSync(join(folder, site, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const version of Object.values(json.devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readdirSync(join(folder, site))).toContain('package.json');
  }
  const made = templates(
    {
      ...sourceRelease,
      files: new Map([...sourceRelease.files, ['schemas/faq.schema.json', new Uint8Array()]]),
    },
    [],
  );
  expect(made.has('public/widgets/loader.js')).toBe(true);
  expect(made.has('public/widgets/schemas/faq.schema.json')).toBe(false);
});
