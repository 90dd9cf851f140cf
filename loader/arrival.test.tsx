import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  endFakePages,
  mountElement,
  mountHtml,
  nextTasks,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  endFakePages();
});

/** The page is still arriving, until the call given. */
function arriving(): () => Promise<void> {
  const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  return async () => {
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    await nextTasks();
  };
}

const append = (parent: Element, html: string) => {
  parent.append(document.createRange().createContextualFragment(html));
};

describe('while a page is still arriving', () => {
  test('a widget starts as soon as it is complete, not when the page is', async () => {
    const finish = arriving();
    const { asked } = startFakePage(`${mountHtml('card', 'a', { title: 'Early' })}<p>Next</p>`);
    expect(asked).toEqual(['card']);
    expect(await screen.findByRole('heading', { name: 'Early' })).toBeVisible();
    await finish();
  });

  test('one whose configuration may still come waits for it', async () => {
    const finish = arriving();
    const { asked } = startFakePage('<main id="main"><div id="a" data-component="card"></div></main>');
    await nextTasks();
    expect(asked).toEqual([]);
    append(mountElement('a'), '<script type="application/json">{"title":"Complete"}</script>');
    await nextTasks();
    expect(asked).toEqual([]);
    append(mountElement('main'), mountHtml('counter', 'next'));
    expect(await screen.findByRole('heading', { name: 'Complete' })).toBeVisible();
    await finish();
  });

  test('one that is complete since something follows a parent of it starts', async () => {
    const finish = arriving();
    const { asked } = startFakePage(
      '<main><section><div id="a" data-component="card"></div></section></main>',
    );
    expect(asked).toEqual([]);
    append(document.body, `<footer>${mountHtml('counter', 'next')}</footer>`);
    await vi.waitFor(() => expect(asked).toEqual(['card']));
    await finish();
  });

  test('the last thing of a page starts when the page has arrived', async () => {
    const finish = arriving();
    const { asked, widgets } = startFakePage('<div id="a" data-component="card"></div>');
    await nextTasks();
    expect(asked).toEqual([]);
    await finish();
    expect(asked).toEqual(['card']);
    await widgets.ready;
    expect(statusOf('a')).toBe('mounted');
  });

  test('a nested one does not overtake the one around it', async () => {
    const finish = arriving();
    const { asked } = startFakePage(
      `<div id="outer" data-component="card">${mountHtml('counter', 'inner')}<p>Then</p></div>`,
      { held: ['card'] },
    );
    await nextTasks();
    await finish();
    expect(asked).toEqual(['card']);
  });

  test('scripts that wait for the first widgets wait for those that are yet to arrive', async () => {
    const finish = arriving();
    const { widgets } = startFakePage('<p>Text</p>');
    const ready = vi.fn<() => void>();
    void widgets.ready.then(ready);
    await nextTasks();
    expect(ready).not.toHaveBeenCalled();
    append(document.body, mountHtml('card', 'a'));
    await finish();
    await widgets.ready;
    expect(statusOf('a')).toBe('mounted');
  });
});

describe('a page that is', () => {
  test('complete when the loader comes is brought to life all the same', async () => {
    startFakePage(mountHtml('card', 'a', { title: 'Late' }));
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  });

  test('rendered before anybody visits it waits for its visitor', async () => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
    const { asked } = startFakePage(mountHtml('card', 'a'));
    await nextTasks();
    expect(asked).toEqual([]);
    Reflect.deleteProperty(Document.prototype, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));
  });
});
