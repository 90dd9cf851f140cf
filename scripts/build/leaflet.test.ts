import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { forAnyPage, leafletFile } from './leaflet.ts';

const code = readFileSync(createRequire(import.meta.url).resolve(leafletFile), 'utf8');

test('Leaflet writes no markup while it is evaluated', () => {
  expect(code).toContain("div.innerHTML = '<svg/>';");
  expect(forAnyPage(code)).not.toContain("div.innerHTML = '<svg/>';");
});

test('Leaflet walks over nothing that a page has added to all objects', () => {
  expect(forAnyPage(code).match(/for \([\w ]+ in .*\)/g)).toEqual(['for (i in event)']);
});

test.each([
  ['asks for svg by markup never', code.replace("div.innerHTML = '<svg/>';", ''), '0 times'],
  ['asks for svg by markup twice', `${code}div.innerHTML = '<svg/>';`, '2 times'],
  ['has another loop', `${code}for (var i in this._panes) {}`, '45 times'],
])('a Leaflet that %s is refused: it has to be read again', (_, other, times) => {
  expect(() => forAnyPage(other)).toThrow(times);
});
