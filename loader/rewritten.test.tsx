import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  configScript,
  endFakePages,
  mountElement,
  mountHtml,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  endFakePages();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const inside = (fallback = 'New fallback') => `${configScript({ title: 'A' })}<p>${fallback}</p>`;
/** What live previews and `.html()` do. */
const rewrite = (fallback?: string) => void (mountElement('a').innerHTML = inside(fallback));
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

/** A page with two widgets, of which the second is in use. */
async function start(bodyData = {}) {
  const page = startFakePage(
    mountHtml('counter', 'a', { title: 'A' }) + mountHtml('counter', 'b', { title: 'B' }),
    { bodyData },
  );
  await vi.waitFor(() => expect(buttons()).toEqual(['A 0', 'B 0']));
  fireEvent.click(screen.getByRole('button', { name: 'B 0' }));
  await vi.waitFor(() => expect(buttons()).toEqual(['A 0', 'B 1']));
  return page;
}

/** Rewrites as soon as the widget is there, so often. */
async function rewriteTimes(times: number) {
  for (let time = 0; time < times; time++) {
    rewrite();
    await pass(1100);
  }
}

describe('a widget whose element is rewritten with the same configuration', () => {
  test('comes back when the inside has rested for a second, over the new fallback', async () => {
    const { widgets } = await start();
    rewrite();
    await pass(900);
    expect(buttons()).toEqual(['B 1']);
    await pass(200);
    expect(buttons()).toEqual(['A 0', 'B 1']);
    expect(statusOf('a')).toBe('mounted');
    expect(mountElement('a').querySelectorAll('[data-widget-root]')).toHaveLength(1);
    widgets.unmount(mountElement('a'));
    expect(mountElement('a').innerHTML).toBe(inside());
  });

  test.each([
    ['again', () => rewrite('Newer')],
    ['deep inside', () => mountElement('a').querySelector('p')!.append('more')],
    ['in a text', () => ((mountElement('a').querySelector('p')!.firstChild as Text).data = 'Other')],
  ])('waits anew when the page writes %s', async (_, write) => {
    await start();
    rewrite();
    await pass(900);
    write();
    await pass(900);
    expect(buttons()).toEqual(['B 1']);
    await pass(200);
    expect(buttons()).toEqual(['A 0', 'B 1']);
  });

  test('comes back over its own fallback where the page has written a copy of what it rendered', async () => {
    const { widgets } = await start();
    const { innerHTML: copy } = mountElement('a');
    mountElement('a').innerHTML = copy;
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'A 0' }));
    await pass(100);
    expect(buttons()).toEqual(['A 1', 'B 1']);
    widgets.unmount(mountElement('a'));
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
  });

  test('has only text as its fallback where the page has written only text', async () => {
    const { widgets } = await start();
    mountElement('a').innerHTML = `${configScript({ title: 'A' })}Moment, please`;
    await pass(1100);
    widgets.unmount(mountElement('a'));
    expect(mountElement('a').innerHTML).toBe(`${configScript({ title: 'A' })}Moment, please`);
  });

  test('keeps its state where the page only takes our element away and puts it back', async () => {
    await start();
    const button = screen.getByRole('button', { name: 'A 0' });
    const root = mountElement('a').querySelector('[data-widget-root]')!;
    root.remove();
    await pass(500);
    mountElement('a').append(root);
    await pass(2000);
    expect(screen.getByRole('button', { name: 'A 0' })).toBe(button);
  });

  test.each([
    [
      'is taken away by call',
      (page: ReturnType<typeof startFakePage>) => page.widgets.unmount(mountElement('a')),
    ],
    ['leaves the page', () => mountElement('a').remove()],
  ])('stays away when it %s meanwhile', async (_, act) => {
    const page = await start();
    rewrite();
    await pass(500);
    act(page);
    await pass(3000);
    expect(buttons()).toEqual(['B 1']);
    expect(page.events).toEqual(['counter mounted', 'counter mounted']);
  });
});

describe('a page that rewrites us without end', () => {
  test('has its way for as long as it writes ten times a second, and nothing else suffers', async () => {
    const page = await start();
    const other = screen.getByRole('button', { name: 'B 1' });
    const timer = setInterval(rewrite, 100);
    await pass(30_000);
    expect(screen.getByRole('button', { name: 'B 1' })).toBe(other);
    expect(page.events).toHaveLength(2);
    clearInterval(timer);
    await pass(1100);
    expect(buttons()).toEqual(['A 0', 'B 1']);
  });

  /** A morphing library: it looks ten times a second and writes where something is not as it was. */
  const morph = () => {
    if (mountElement('a').querySelector('[data-widget-root]')) rewrite();
  };

  test('each time we come back has us five times a minute, then the widget fails until it is scanned', async () => {
    const page = await start();
    const timer = setInterval(morph, 100);
    await pass(30_000);
    expect(statusOf('a')).toBe('failed');
    expect(mountElement('a').innerHTML).toBe(inside());
    expect(page.events.filter((event) => event === 'counter mounted')).toHaveLength(7);
    expect(page.events.at(-1)).toBe('counter failed render');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('rewritten by the page'),
      mountElement('a'),
    );
    clearInterval(timer);
    await pass(120_000);
    expect(statusOf('a')).toBe('failed');

    document.body.insertAdjacentHTML('beforeend', mountHtml('counter', 'c', { title: 'C' }));
    page.widgets.scan(mountElement('a'));
    await pass(100);
    expect(buttons()).toEqual(['A 0', 'B 1', 'C 0']);
    rewrite();
    await pass(1100);
    expect(buttons()).toEqual(['A 0', 'B 1', 'C 0']);
  });

  test('no more than five times a minute has us again and again', async () => {
    await start();
    await rewriteTimes(5);
    expect(buttons()).toEqual(['A 0', 'B 1']);
    await pass(60_000);
    await rewriteTimes(5);
    expect(buttons()).toEqual(['A 0', 'B 1']);
  });

  test('and writes another configuration each time is an author, who is never stopped', async () => {
    await start();
    for (let count = 0; count < 20; count++) {
      mountElement('a').innerHTML = configScript({ title: `A${count}` });
      await pass(200);
      expect(buttons()).toEqual([`A${count} 0`, 'B 1']);
    }
  });
});

test('what has failed is left alone, however it is rewritten', async () => {
  const page = startFakePage(mountHtml('strict', 'a', { title: 'A' }));
  await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
  for (let time = 0; time < 10; time++) {
    rewrite();
    await pass(1100);
  }
  expect(page.events).toEqual(['strict failed config']);
});
