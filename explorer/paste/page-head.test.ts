import { expect, test } from 'vitest';
import { siteData, widgetData } from '#testing/widget-data.ts';
import { headOf, pageLines, preloadHints } from './page-head.ts';

const widget = widgetData('accordion');

test('the head links what lies beside the loader, and the loader as a module', () => {
  expect(headOf().match(/\/widgets\/[\w.]+/g)).toEqual([
    '/widgets/fonts.css',
    '/widgets/template.css',
    '/widgets/loader.js',
  ]);
  expect(headOf()).toContain('<script type="module" src="/widgets/loader.js"></script>');
});

test('hints name each file once, as the loader asks for it, with the words of the language', () => {
  const twice = {
    ...widget,
    files: [...widget.files!, { file: 'assets/platform.js', brotli: 1, usedBy: 1 }],
  };
  expect(preloadHints(twice, siteData, 'ar')?.trimEnd().split('\n')).toEqual([
    '<link rel="modulepreload" crossorigin href="/widgets/assets/platform.js">',
    '<link rel="preload" as="fetch" crossorigin href="/widgets/assets/platform.css">',
    '<link rel="modulepreload" crossorigin href="/widgets/assets/platform.ar.js">',
    '<link rel="modulepreload" crossorigin href="/widgets/assets/own.js">',
    '<link rel="preload" as="fetch" crossorigin href="/widgets/assets/own.css">',
    '<link rel="modulepreload" crossorigin href="/widgets/assets/common.js">',
    '<link rel="modulepreload" crossorigin href="/widgets/assets/own.ar.js">',
  ]);
});

test('hints leave out words in a language that the build has none for', () => {
  expect(preloadHints(widget, siteData, 'ja')).not.toContain('.ja.js');
});

test.each([
  ['the widget', { ...widget, files: undefined }, siteData],
  ['the site', widget, { ...siteData, cost: undefined }],
])('there are no hints before %s has been built', (_, unbuilt, site) => {
  expect(preloadHints(unbuilt, site, 'en')).toBeUndefined();
});

test('the page says its language, direction, mode and theme', () => {
  const lines = pageLines({
    language: 'ar',
    mode: 'B2B',
    theme: 'blue',
    siteTheme: undefined,
    margin: 'md',
    cmsMode: 'publish',
    person: undefined,
    network: 'sound',
  });
  expect(lines).toBe('<html lang="ar" dir="rtl">\n<body data-mode="B2B" data-theme="blue">\n');
});
