import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endPage } from './page-observers.ts';
import { exampleOf, settled, startPage, toScript } from './render-widget.tsx';

const waiting = `<div data-component="breadcrumb" data-load="media (width < 1px)">
  <script type="application/json">${toScript(exampleOf('breadcrumb', 'default'))}</script></div>`;
const element = () => document.querySelector<HTMLElement>('[data-component]')!;

test('a page that stands mounts all that waits before it is printed', async () => {
  startPage(waiting);
  fireEvent(window, new Event('beforeprint'));
  await settled(element());
  expect(element().dataset['status']).toBe('mounted');
});

test('the loader of a page that has ended hears no more of the window', async () => {
  startPage(waiting);
  const old = element();
  endPage();
  startPage(waiting);
  fireEvent(window, new Event('beforeprint'));
  await settled(element());
  expect(old.dataset['status']).not.toMatch(/mount/);
});
