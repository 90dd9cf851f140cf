// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { staysInWindow } from './stays-in-window.ts';

afterEach(() => {
  document.head.replaceChildren();
  window.name = '';
});

test.each([
  ['', undefined, true],
  ['', '_self', true],
  ['', '_SELF', true],
  ['', '_top', true],
  ['', '_Parent', true],
  ['', '_blank', false],
  ['', 'map', false],
  ['<base href="/">', undefined, true],
  ['<base target="_top">', undefined, true],
  ['<base target="_parent">', undefined, true],
  ['<base target="">', undefined, true],
  ['<base target="_blank">', undefined, false],
  ['<base target="_blank">', null, false],
  ['<base target="_blank">', '_self', true],
  ['<base target="_blank">', '', true],
  ['<base href="/"><base target="_blank">', undefined, false],
  ['<base target="portal">', undefined, false],
])('with %s a link with the target %j is followed in this window: %s', (head, target, stays) => {
  document.head.innerHTML = head;
  expect(staysInWindow(target)).toBe(stays);
});

test('in a frame the window above is another one', () => {
  vi.stubGlobal('top', {});
  vi.stubGlobal('parent', {});
  expect([undefined, '_self', '_top', '_parent'].map(staysInWindow)).toEqual([true, true, false, false]);
});

test('the name of this window is this window', () => {
  window.name = 'portal';
  expect(['portal', 'Portal'].map(staysInWindow)).toEqual([true, false]);
});
