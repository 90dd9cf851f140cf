import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** A fault stays where it is (contract, section 2; trust, rows 1, 2, 8, 47, 51). */

const stage = setStage('probes');
const sound = mountElement('counter', { label: 'Sound' }, { id: 'sound' });
const fallback = '<p>Fallback</p>';
const raw = (name: string, config: string) =>
  `<div data-component="${name}" id="faulty"><script type="application/json">${config}</script>${fallback}</div>`;

test.each([
  [
    'is not JSON',
    raw('counter', '{"label": "Not closed'),
    'config',
    /counter: ConfigError: configuration: expected JSON/,
  ],
  [
    'lacks a required field',
    raw('counter', '{"start": 3}'),
    'config',
    /counter: ConfigError: label: expected string, found nothing/,
  ],
  [
    'has a required field of another kind',
    raw('counter', '{"label": {"a": 1}}'),
    'config',
    /label: expected string, found object/,
  ],
  ['is a list', raw('counter', '[1, 2]'), 'config', /expected object, found array/],
  [
    'names no widget',
    raw('countre', '{}'),
    'unknown-component',
    /countre: Error: Missing module; the nearest is "counter"/,
  ],
  ['names what every object has', raw('constructor', '{}'), 'unknown-component', /Missing module/],
  ['names nothing', raw('', '{}'), 'unknown-component', /Missing module/],
  [
    'throws while rendering',
    raw('crasher', '{"when": "render"}'),
    'render',
    /crasher: Error: thrown while rendering/,
  ],
  [
    'throws in an effect',
    raw('crasher', '{"when": "effect"}'),
    'render',
    /crasher: Error: thrown in an effect/,
  ],
])(
  'a widget that %s fails alone, with one error; its fallback stands',
  async (_what, faulty, phase, error) => {
    stage.expectFault(error);
    const page = await stage.show(sound + faulty + sound.replaceAll('sound', 'second'));
    await settled(page, '#faulty', 'failed');
    await settled(page, '#sound, #second');
    expect(await page.locator('#faulty').getByText('Fallback').isVisible()).toBe(true);
    expect(await page.locator('#faulty [data-widget-root]').count()).toBe(0);
    await page.locator('#sound').getByRole('button').click();
    await page.locator('#sound').getByRole('button', { name: '1' }).waitFor();
    expect(await page.evaluate(() => window.watched.failed)).toEqual([expect.objectContaining({ phase })]);
    expect(stage.faults).toHaveLength(1);
  },
);

test('a widget with a wrong field that it can do without lives, and one error names the field', async () => {
  stage.expectFault(/counter: start: expected number, found "many"/);
  const page = await stage.show(raw('counter', '{"label": "Visits", "start": "many"}'));
  await settled(page);
  expect(stage.faults).toHaveLength(1);
});

test('a widget that throws later goes, and its fallback comes back', async () => {
  stage.expectFault(/crasher: Error: thrown later/);
  const page = await stage.show(raw('crasher', '{"when": "later"}') + sound);
  await settled(page);
  expect(await page.getByText('Fallback').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Crash' }).click();
  await settled(page, '#faulty', 'failed');
  expect(await page.getByText('Fallback').isVisible()).toBe(true);
  await settled(page, '#sound');
  expect(await page.evaluate(() => window.watched.failed.length)).toBe(1);
});

test('a widget whose handler throws goes, and nothing else', async () => {
  stage.expectFault(/uncaught Error: thrown in a handler/);
  stage.expectFault(/crasher: Error: thrown in a handler/);
  const page = await stage.show(raw('crasher', '{"when": "click"}') + sound);
  await settled(page);
  await page.getByRole('button', { name: 'Crash' }).click();
  await settled(page, '#faulty', 'failed');
  expect(await page.getByText('Fallback').isVisible()).toBe(true);
  await settled(page, '#sound');
});

test('an author reads in place what is wrong, in the page’s language', async () => {
  stage.expectFault(/label: expected string, found nothing/);
  stage.expectFault(/start: expected number, found "many"/);
  // A build without schemas: fields are called by their keys alone.
  stage.expectFault(/404 .*counter\.schema\.json/);
  const wrong = raw('counter', '{"label": "Visits", "start": "many"}').replace('faulty', 'wrong');
  const page = await stage.show(raw('counter', '{}') + wrong, {
    language: 'ar',
    marks: { 'data-cms-mode': 'author' },
  });
  await settled(page, '#faulty', 'failed');
  const boxes = page.getByRole('region', { name: 'counter' });
  await expect.poll(() => boxes.count()).toBe(2);
  expect(await boxes.first().textContent()).toContain('label');
  expect(await boxes.last().textContent()).toContain('start');
  expect(await boxes.first().getAttribute('dir')).toBe('rtl');
  expect(await boxes.first().evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
    48,
  );
});

test('a widget that waits inside the fallback of a faulty one is mounted when that fails', async () => {
  stage.expectFault(/label: expected string/);
  const inner = mountElement('counter', { label: 'Inner' }, { id: 'inner' });
  const page = await stage.show(raw('counter', '{}').replace(fallback, inner));
  await settled(page, '#faulty', 'failed');
  await settled(page, '#inner');
});

test('a widget that shows another has it mounted by the loader', async () => {
  const page = await stage.show(mountElement('shelf', {}));
  await settled(page);
  await page.getByRole('heading', { name: 'On the shelf' }).waitFor();
  expect(await page.locator('[data-status="mounted"]').count()).toBe(2);
});

test.each([
  ['a mount element', '#faulty'],
  ['what is ours in it', '#faulty [data-widget-root]'],
])('foreign code that empties %s takes down nothing else', async (_what, selector) => {
  const emptied = '<div data-component="counter" id="faulty" data-config=\'{"label": "Emptied"}\'></div>';
  const page = await stage.show(emptied + sound);
  await settled(page);
  const button = page.locator('#sound').getByRole('button');
  await page.evaluate((selector) => document.querySelector(selector)!.replaceChildren(), selector);
  await button.click();
  await button.filter({ hasText: '1' }).waitFor();
  await page.evaluate(() => document.querySelector('#faulty')!.remove());
  await button.click();
  await button.filter({ hasText: '2' }).waitFor();
  expect(await page.evaluate(() => window.watched.failed)).toEqual([]);
});

test.each([
  ['without the folder of its build says what to write', '', false],
  ['finds its files by the folder on its element', ' data-asset-base="/build/"', true],
])('a copy of the loader that an optimiser has made %s', async (_what, attribute, isFound) => {
  if (!isFound) stage.expectFault(/a copy of the loader needs data-asset-base/);
  if (!isFound) stage.allowFault(/\/cache\/assets\/|Loading chunk|404/);
  const text = readFileSync(join(inject('probes'), 'loader.js'), 'utf8');
  stage.server.show('/cache/a1b2.js', text, { 'content-type': 'text/javascript' });
  const page = await stage.show(sound, {
    loaders: [],
    head: `<script type="module" src="/cache/a1b2.js"${attribute}></script>`,
  });
  await settled(page, '#sound', isFound ? 'mounted' : 'failed');
});
