// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createSanitiser } from '#src/rich-text/purify.ts';
import { createMountJudge } from './mounts.ts';

/** Which elements of a protected text become widgets: all others lose what would make them one, and keep their text. */

const sanitiser = createSanitiser(window);
const html = (markup: string) =>
  String(sanitiser.html(markup, 'https://visit.example.com/en/home.html', undefined, createMountJudge()));

beforeEach(() => {
  document.body.innerHTML = '<p id="taken">On the page</p>';
});

test.each([
  `<div data-component="accordion" data-config="{}"></div>`,
  `<div id="more" data-component="Key-Figures" data-config="{&quot;title&quot;:&quot;Figures&quot;}"><p>Fallback</p></div>`,
])('%s stays', (markup) => {
  expect(html(markup)).toBe(markup);
});

test.each([
  ['an unknown widget', '<div data-component="nothing" data-config="{}">x</div>', 'x'],
  ['a name of somebody else', '<div data-component="core/accordion" data-config="{}">x</div>', 'x'],
  ['the other attribute', '<div data-widget="accordion" data-config="{}">x</div>', 'x'],
  ['a gate', '<div data-component="paywall-container" data-config="{}">x</div>', 'x'],
  ['another gate', '<div data-component="ACCESS-GATE" data-config="{}">x</div>', 'x'],
  ['no configuration', '<div data-component="accordion">x</div>', 'x'],
  ['a configuration that is no JSON', '<div data-component="accordion" data-config="{">x</div>', 'x'],
  ['a configuration that is a list', '<div data-component="accordion" data-config="[]">x</div>', 'x'],
  [
    'a configuration in a script',
    '<div data-component="accordion"><script type="application/json">{}</script>x</div>',
    'x',
  ],
  ['an id of the page', '<div id="taken" data-component="accordion" data-config="{}">x</div>', 'x'],
  [
    'a configuration of more than 64 KiB',
    `<div data-component="accordion" data-config='{"title":"${'é'.repeat(33_000)}"}'>x</div>`,
    'x',
  ],
  ['another element', '<p data-component="accordion" data-config="{}">x</p>', '<p>x</p>'],
  ['a div of no widget', '<div class="grid"><p>x</p></div>', '<p>x</p>'],
  [
    'other attributes',
    '<div data-component="accordion" data-config="{}" data-prerendered data-load="load" style="top:0" onclick="x()"></div>',
    '<div data-component="accordion" data-config="{}"></div>',
  ],
])('%s is not mounted', (_, markup, rest) => {
  expect(html(markup)).toBe(rest);
});

test('of two with one id the first stays', () => {
  const one = '<div id="one" data-component="accordion" data-config="{}"></div>';
  expect(html(one + one)).toBe(one);
});

test('a configuration that the sanitiser takes out is not replaced by an empty one', () => {
  const markup = `<div data-component="accordion" data-config='{"title":"a --> b </script>"}'>x</div>`;
  expect(html(markup)).not.toContain('data-component');
});

test('a text without permission for widgets has none', () => {
  const markup = '<div data-component="accordion" data-config="{}">x</div>';
  expect(String(sanitiser.html(markup, 'https://visit.example.com/'))).toBe('x');
});
