import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formOf } from '../form/form.ts';
import { waiting } from '../form/waiting.ts';
import type { Release } from '../release.ts';
import { wordpressPlugin } from './plugin.ts';
import ownArabic from './words.ar.json' with { type: 'json' };

const bytes = (text: string) => new TextEncoder().encode(text);

const release: Release = {
  version: '0.1.0-0badcafe',
  files: new Map([
    ['assets/a.js', bytes('1')],
    ['authors.ar.json', bytes('{}')],
    ['loader.js', bytes('2')],
    ['schemas/faq.schema.json', bytes('{}')],
    ['widgets.json', bytes('{}')],
  ]),
  forms: [
    formOf(
      'faq',
      {
        title: 'Visitor’s questions',
        description: "It's asked",
        properties: {
          title: { 'x-field': 'text', title: 'Title' },
          items: {
            'x-field': 'list',
            items: { properties: { answer: { 'x-field': 'richtext', title: 'Answer' } } },
          },
        },
      },
      { family: 'Editorial content', modes: ['B2C'] },
    ),
  ],
  arabic: { Title: 'العنوان' },
};

const pictures = new Map([['faq', bytes('picture')]]);
const plugin = wordpressPlugin(release, pictures);
const textOf = (path: string) => String(plugin.get(`tourism-widgets/${path}`));

test('the plugin holds what pages of visitors and authors fetch of the build, and nothing else of it', () => {
  const ofBuild = [...plugin.keys()].filter((path) => path.includes('/build/'));
  expect(ofBuild.map((path) => path.replace('tourism-widgets/build/', ''))).toEqual([
    'assets/a.js',
    'authors.ar.json',
    'loader.js',
    'schemas/faq.schema.json',
  ]);
});

test('its version is the release’s, in every file', () => {
  expect(textOf('tourism-widgets.php')).toContain('Version: 0.1.0-0badcafe\n');
  const texts = [...plugin.values()].filter((content) => typeof content === 'string');
  expect(texts.filter((text) => text.includes('@version@'))).toEqual([]);
});

test('each widget has a block with its title, purpose and family, and the fields that may hold HTML', () => {
  expect(textOf('widgets.php')).toBe(
    [
      '<?php',
      'return array(',
      "\t'faq' => array(",
      "\t'title' => 'Visitor’s questions',",
      String.raw`	'description' => 'It\'s asked',`,
      "\t'family' => 'Editorial content',",
      "\t'html' => array( 'items[].answer' ),",
      '),',
      ');',
      '',
    ].join('\n'),
  );
});

test('the editor gets the forms, each with two letters for the icon of its block, and its picture', () => {
  const forms = release.forms.map((form) => ({
    ...form,
    abbreviation: 'VQ',
    hasPicture: true,
    mayWait: true,
  }));
  expect(plugin.get('tourism-widgets/editor/pictures/faq.webp')).toEqual(bytes('picture'));
  expect(textOf('editor/forms.js')).toBe(
    `Object.assign(window.tourismWidgetsEditor, ${JSON.stringify({ forms, waiting })});\n`,
  );
});

test('authors read Arabic, of the schemas and of the plugin, in PHP and in scripts', () => {
  const script = JSON.parse(textOf('languages/tourism-widgets-ar-tourism-widgets-editor-fields.json')) as {
    locale_data: Record<string, Record<string, string[]>>;
  };
  expect(script.locale_data['tourism-widgets']).toMatchObject({ Title: ['العنوان'], Remove: ['إزالة'] });
  expect(textOf('languages/tourism-widgets-ar.l10n.php')).toContain("'Title' => 'العنوان',");
});

test('the same release makes the same files in the same order', () => {
  expect([...wordpressPlugin(release, pictures)]).toEqual([...plugin]);
  expect([...plugin.keys()]).toEqual([...plugin.keys()].sort());
});

const source = join(import.meta.dirname, 'plugin');
const sources = globSync('**/*.{php,js}', { cwd: source }).map(
  (path) => [path, readFileSync(join(source, path), 'utf8')] as const,
);

test('every word of the plugin has its Arabic, and no Arabic is left over', () => {
  const said = sources.flatMap(([, text]) =>
    [...text.matchAll(/(?:__|esc_html_e)\(\s*'([^']+)',\s*'tourism-widgets'/g)].map(([, word]) => word!),
  );
  // WordPress itself translates what stands in the plugin's head.
  const head = [
    'Widgets for the website of a national tourism authority, one block each.',
    'Tourism widgets',
  ];
  expect(Object.keys(ownArabic).sort()).toEqual([...new Set([...said, ...head])].sort());
});

test('no file of PHP answers who asks for it by its address', () => {
  const open = sources.filter(
    ([path, text]) =>
      path.endsWith('.php') && !/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m.test(text),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

test('what stands still on a page keeps below WordPress’ bar above 600 px alone: on phones the bar scrolls away', () => {
  const setting = sources.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => line.includes('--tourism-top-offset:'))
      .map((line) => [path, line] as const),
  );
  expect(setting).toEqual([
    [
      'includes/site.php',
      "const ADMIN_BAR = '@media screen and (min-width: 601px) { :root { --tourism-top-offset: var(--wp-admin--admin-bar--height, 32px); } }';",
    ],
  ]);
  expect(textOf('includes/site.php')).toContain('ADMIN_BAR );');
});
