import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '#testing/session/session-page.tsx';
import { renderWidget } from '#testing/render-widget.tsx';
import { makeScroll, scrollElement } from '#testing/scrolling-element.ts';
import { windowOf } from '#testing/window-width.ts';

setSession();

test('the bar has its scrolled state where an element scrolls in place of the window, and leaves room in that', async () => {
  windowOf(1440);
  await renderWidget('header');
  const main = makeScroll(document.body.appendChild(document.createElement('main')), {
    shown: 700,
    inside: 5000,
  });
  main.getBoundingClientRect = () => DOMRect.fromRect({ y: 30, height: 700 });
  const room = () => main.style.getPropertyValue('scroll-padding-block-start');
  scrollElement(main, 100);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  scrollElement(main, 101);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  expect(room()).toBe('max(0px, var(--tourism-header-room) * 1 - 30px)');
  scrollElement(main, 0);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  await waitFor(() => expect(room()).toBe(''));
});
