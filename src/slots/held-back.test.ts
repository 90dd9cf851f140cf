// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isHeldBack } from './slots.ts';

/** Whether a place waits in an element that its author has hidden until a widget shows it. */

const place = '<p id="place"></p>';

test.each([
  ['on the page', `<main>${place}</main>`, false],
  ['in a hidden element of the author', `<div hidden><section>${place}</section></div>`, true],
  ['itself hidden', '<p id="place" hidden></p>', true],
  [
    'in a panel that a widget has folded away',
    `<div data-widget-root><div hidden>${place}</div></div>`,
    false,
  ],
  [
    'in an element that a widget shows in a panel which is folded away',
    `<div data-widget-root><div hidden><div data-tw-slot="a"><div>${place}</div></div></div></div>`,
    false,
  ],
  [
    'in a hidden part of an element that a widget shows',
    `<div data-widget-root><div data-tw-slot="a"><div><div hidden>${place}</div></div></div></div>`,
    true,
  ],
  [
    'in a panel of a widget that its author has hidden',
    `<div hidden><div data-widget-root><div hidden>${place}</div></div></div>`,
    true,
  ],
])('%s', (_, html, isHeld) => {
  document.body.innerHTML = html;
  expect(isHeldBack(document.querySelector('#place')!)).toBe(isHeld);
});

test('one that is not on the page waits, too', () => {
  expect(isHeldBack(document.createElement('p'))).toBe(true);
});
