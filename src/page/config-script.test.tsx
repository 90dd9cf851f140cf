import { afterEach, expect, test } from 'vitest';
import { configOf } from './config-script.ts';

afterEach(() => document.body.replaceChildren());

const script = (text: string, type = 'application/json') => `<script type="${type}">${text}</script>`;

/** The configuration of a mount element that holds this. */
function configIn(inside: string, attributes = 'data-component="card"') {
  document.body.innerHTML = `<div data-component="cms/wrapper"><div id="it" ${attributes}>${inside}</div></div>`;
  return configOf(document.querySelector<HTMLElement>('#it')!);
}

test.each([
  ['the first script inside', script(' 1 ') + script('2'), '1'],
  ['a direct one before a wrapped one', `<p>${script('1')}</p>${script('2')}`, '2'],
  ['one with parameters', script('1', 'Application/JSON;charset=utf-8'), '1'],
  ['none of another type', script('1', 'application/json5') + script('2', 'application/ld+json'), ''],
  ['none of the site', '<script type="application/json" data-site-config>1</script>', ''],
  ['a wrapped one', `<p><span>${script('1')}</span></p>`, '1'],
  ['one in an editor’s wrapper', `<div data-component="cms/text">${script('1')}</div>`, '1'],
  [
    'one beside another system’s mark',
    `<div data-widget="cms/x" data-component="card">${script('1')}</div>`,
    '1',
  ],
  ['none of another widget', `<div data-component="card"><p>${script('1')}</p></div>`, ''],
  ['none of what a widget shows', `<div data-widget-root><p>${script('1')}</p></div>`, ''],
  ['none of server-rendered HTML', `<div data-prerendered><p>${script('1')}</p></div>`, ''],
])('a mount element is configured by %s', (_, inside, config) => {
  expect(configIn(inside)).toBe(config);
});

test.each([
  [script('1'), '1'],
  [`<p>${script('1')}</p>`, '2'],
  ['', '2'],
])('the attribute comes after a direct script and before a wrapped one: %s', (inside, config) => {
  expect(configIn(inside, 'data-widget="card" data-config=" 2 "')).toBe(config);
});
