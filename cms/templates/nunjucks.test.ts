// @vitest-environment jsdom
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { describe, expect, test } from 'vitest';
import { configOf } from '#src/page/config-script.ts';

const folder = join(import.meta.dirname, 'files');

/** Renders a template as a site with or without automatic escaping does. */
function render(template: string, data: object, autoescape = true): Document {
  const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(folder), { autoescape });
  const html = environment.renderString(`{% from "tourism.njk" import head, widget %}${template}`, data);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The only mount element of a document. */
function mountOf(page: Document): HTMLElement {
  const mounts = page.querySelectorAll<HTMLElement>('[data-component]');
  expect(mounts).toHaveLength(1);
  return mounts[0]!;
}

const hostile = {
  script: '</script><script>alert(1)</script>',
  comment: '<!-- <script> --> ]]>',
  quotes: `"double" 'single' \\ \` &quot; &amp;`,
  lines: 'a\u2028b\u2029c\r\nd\te\u0000',
  arabic: 'أسبوع أول في السعودية؟',
  joined: '👩‍👩‍👧 \u202e\u200f',
  nunjucks: '{{ 7 * 7 }} {% raw %}',
  nested: [{ empty: '', none: null, flag: false, number: -1.5e-7 }, []],
};

describe.each([true, false])('the macro, where the site escapes by itself: %j', (autoescape) => {
  test('writes a configuration that the page reads back as it was', () => {
    const page = render('{{ widget("faq", config) }}', { config: hostile }, autoescape);
    expect(JSON.parse(configOf(mountOf(page)))).toEqual(hostile);
    expect(page.querySelectorAll('script')).toHaveLength(1);
  });

  test('writes attributes that hold what they are given', () => {
    const given = { id: 'a"b', 'data-theme': `<'&>`, hidden: true, 'data-margin': undefined, lang: false };
    const mount = mountOf(render('{{ widget("faq", {}, given) }}', { given }, autoescape));
    const attributes = [...mount.attributes].map(({ name, value }) => [name, value]);
    expect(attributes).toEqual([
      ['data-component', 'faq'],
      ['id', 'a"b'],
      ['data-theme', `<'&>`],
      ['hidden', ''],
    ]);
  });

  test('shows what is called with as the fallback', () => {
    const title = 'Dates & <coffee>';
    const template = '{% call widget("faq", {}) %}<h2>{{ title | escape }}</h2>{% endcall %}';
    const mount = mountOf(render(template, { title }, autoescape));
    expect(mount.querySelector('h2')?.textContent).toBe(title);
    expect(mount.querySelector('script')?.textContent).toBe('{}');
  });
});

test.each(['{{ widget("faq") }}', '{{ widget("faq", nothing) }}'])(
  '%s is a widget by its defaults',
  (template) => {
    const mount = mountOf(render(template, {}));
    expect(configOf(mount)).toBe('{}');
    expect(mount.textContent?.trim()).toBe('{}');
  },
);

describe('the head', () => {
  const file = (name: string) => ({ file: `assets/${name}`, bytes: 1, brotli: 1 });
  const manifest = {
    shared: [file('shared.js'), file('shared.css')],
    words: { en: file('shared.en.js'), ar: file('shared.ar.js') },
    widgets: {
      faq: { files: [file('faq.js'), file('both.js')], words: { ar: [file('faq.ar.js')] } },
      tabs: { files: [file('tabs.js'), file('both.js')], words: {} },
    },
  };
  const head = (options: object) => render('{{ head(manifest, options) }}', { manifest, options });
  const hints = (options: object) =>
    [...head(options).querySelectorAll('link:not([rel="stylesheet"])')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('as'),
      link.getAttribute('href'),
    ]);

  test('asks first for the files of the named widgets, each once, with the words of the page’s language', () => {
    expect(hints({ language: 'ar', widgets: ['faq', 'tabs'] })).toEqual([
      ['modulepreload', null, '/widgets/assets/shared.js'],
      ['preload', 'fetch', '/widgets/assets/shared.css'],
      ['modulepreload', null, '/widgets/assets/shared.ar.js'],
      ['modulepreload', null, '/widgets/assets/faq.js'],
      ['modulepreload', null, '/widgets/assets/both.js'],
      ['modulepreload', null, '/widgets/assets/faq.ar.js'],
      ['modulepreload', null, '/widgets/assets/tabs.js'],
    ]);
  });

  test('asks for nothing first where no widget is named, and leaves out what the build does not have', () => {
    expect(hints({ language: 'en' })).toEqual([]);
    expect(hints({ language: 'xx', widgets: ['unknown'] }).map(([, , href]) => href)).toEqual([
      '/widgets/assets/shared.js',
      '/widgets/assets/shared.css',
    ]);
  });

  test('links styles and loader where the build lies, and holds the site configuration', () => {
    const site = { labels: { close: '</script>' } };
    const page = head({ language: 'en', path: 'https://cdn.example/w/', site });
    const script = page.querySelector('script[data-site-config]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual(site);
    expect(script?.getAttribute('type')).toBe('application/json');
    expect(page.querySelector('script[type="module"]')?.getAttribute('src')).toBe(
      'https://cdn.example/w/loader.js',
    );
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      'https://cdn.example/w/fonts.css',
      'https://cdn.example/w/template.css',
    ]);
  });
});
