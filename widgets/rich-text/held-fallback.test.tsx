import { expect, test, vi } from 'vitest';
import { settled, startPage, toScript } from '#testing/render-widget.tsx';

// Tried once: this is the first text of the page. Later ones are written at once, since the sanitiser is there by then.
test('the CMS’s words are not taken out before ours can be written', { retry: 0 }, async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const config = toScript({ title: 'Coffee', body: '<p>One cup.<img src="/cup.jpg" alt="A cup"></p>' });
  startPage(
    `<div data-component="rich-text" data-load="load"><script type="application/json">${config}</script><p>Words of the CMS</p></div>`,
  );
  const element = document.querySelector<HTMLElement>('[data-component]')!;
  const states: string[] = [];
  const shown = () => element.querySelector('[data-widget-root]')?.textContent ?? 'Words of the CMS';
  const observer = new MutationObserver(() => states.push(shown()));
  observer.observe(element, { childList: true });
  await settled(element);
  observer.disconnect();
  expect(states[0]).toBe('CoffeeOne cup.');
  expect(errors).not.toHaveBeenCalled();
});
