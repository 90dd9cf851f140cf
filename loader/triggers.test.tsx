import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endFakePages,
  mountElement,
  mountHtml,
  nextTasks,
  outcomeOf,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

/** Sees nothing until a test says what comes into view. */
const seen = new Map<Element, IntersectionObserverCallback>();
let options: IntersectionObserverInit | undefined;
let observerCount = 0;

class Unsighted implements Partial<IntersectionObserver> {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
    this.#callback = callback;
    options = given;
    observerCount++;
  }

  observe(target: Element) {
    seen.set(target, this.#callback);
  }

  unobserve(target: Element) {
    seen.delete(target);
  }

  disconnect() {}
}

const report = (id: string, isIntersecting: boolean) => {
  const target = mountElement(id);
  const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
  seen.get(target)?.([entry], {} as IntersectionObserver);
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unsighted);
  seen.clear();
  observerCount = 0;
});
afterEach(() => {
  endFakePages();
});

describe('data-load says when', () => {
  test.each(['load', ' load '])('%j: at once', async (when) => {
    const { asked } = startFakePage(mountHtml('below-the-fold', 'a', {}, `data-load="${when}"`));
    expect(asked).toEqual(['below-the-fold']);
    expect(await outcomeOf('a')).toBe('mounted');
  });

  test('idle: when the browser has nothing else to do, at the latest after two seconds', async () => {
    const whenIdle = vi.fn<(run: () => void, options: IdleRequestOptions) => void>();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const { asked } = startFakePage(mountHtml('card', 'a', {}, 'data-load="idle"'));
    expect(asked).toEqual([]);
    await vi.waitFor(() => expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 }));
    whenIdle.mock.lastCall?.[0]();
    expect(await outcomeOf('a')).toBe('mounted');
  });

  test.each(['idle', 'visible'])(
    '%s: not before the browser has shown its first paint, though it has nothing else to do',
    async (load) => {
      let paint: (() => void) | undefined;
      class Observer {
        constructor(callback: () => void) {
          paint = callback;
        }
        observe(options: object) {
          expect(options).toEqual({ type: 'paint', buffered: true });
        }
      }
      vi.stubGlobal('PerformanceObserver', Observer);
      vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
      vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
      const timer = globalThis.setTimeout;
      vi.stubGlobal('setTimeout', (run: () => void, delay: number) => delay < 500 && timer(run, delay));
      const { asked } = startFakePage(mountHtml('card', 'a', {}, `data-load="${load}"`));
      report('a', true);
      await vi.waitFor(() => expect(paint).toBeDefined());
      expect(asked).toEqual([]);
      paint?.();
      await vi.waitFor(() => expect(asked).toEqual(['card']));
    },
  );

  test('idle: in a hidden tab, which has no frames, after two seconds', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const wait = vi.fn<(run: () => void, delay?: number) => void>();
    vi.stubGlobal('setTimeout', wait);
    const { asked } = startFakePage(mountHtml('card', 'a', {}, 'data-load="idle"'));
    expect(asked).toEqual([]);
    const later = wait.mock.calls.find(([, delay]) => delay === 2000);
    vi.unstubAllGlobals();
    later?.[0]();
    expect(asked).toEqual(['card']);
  });

  test('idle: also in a browser without idle callbacks', async () => {
    const timer = globalThis.setTimeout;
    // Node warns of what browsers take for 0 ms.
    vi.stubGlobal('setTimeout', (run: () => void, delay: unknown) => timer(run, Number(delay) || 0));
    startFakePage(mountHtml('card', 'a', {}, 'data-load="idle"'));
    expect(await outcomeOf('a')).toBe('mounted');
  });

  test('visible: as idle in a browser that does not tell what is in view', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const whenIdle = vi.fn<(run: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    const { asked, widgets } = startFakePage(
      mountHtml('below-the-fold', 'a') + mountHtml('below-the-fold', 'b') + mountHtml('card', 'c'),
    );
    expect(await outcomeOf('c')).toBe('mounted');
    expect(asked).toEqual(['card']);
    widgets.unmount(mountElement('b'));
    for (const [run] of whenIdle.mock.calls) run();
    expect(await outcomeOf('a')).toBe('mounted');
    expect(asked).toEqual(['card', 'below-the-fold']);
  });

  test.each(['', 'soon', 'Visible!', 'media', 'media(', '__proto__'])(
    '%j is no moment: the widget’s own holds',
    async (when) => {
      const { asked } = startFakePage(
        mountHtml('below-the-fold', 'a', {}, `data-load="${when}"`) +
          mountHtml('card', 'b', {}, `data-load="${when}"`),
      );
      expect(await outcomeOf('b')).toBe('mounted');
      expect(asked).toEqual(['card']);
      expect(statusOf('a')).toBe('pending');
    },
  );

  test('media(…): as soon as it holds', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = vi.fn<(query: string) => typeof media>(() => media);
    vi.stubGlobal('matchMedia', matchMedia);
    const { asked } = startFakePage(
      mountHtml('card', 'a', {}, 'data-load="media((min-width: 64em) and (hover))"'),
    );
    // The second form serves authors who leave out the query's own brackets: `media(min-width: 64em)`.
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 64em) and (hover),((min-width: 64em) and (hover))');
    media.dispatchEvent(new Event('change'));
    expect(asked).toEqual([]);
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(await outcomeOf('a')).toBe('mounted');
    media.dispatchEvent(new Event('change'));
    expect(asked).toEqual(['card']);
  });

  test('media(…): at once where it holds already', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    expect(startFakePage(mountHtml('card', 'a', {}, 'data-load="media(print)"')).asked).toEqual(['card']);
  });

  test('media(…): and no longer than the element is there', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => media);
    const { asked } = startFakePage(mountHtml('card', 'a', {}, 'data-load="media(print)"'));
    mountElement('a').remove();
    await nextTasks();
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(asked).toEqual([]);
  });
});

describe('a widget that waits to be seen', () => {
  const page = (count = 1, hash = '') =>
    startFakePage(
      Array.from(
        { length: count },
        (_, index) => `<div data-component="below-the-fold" id="w${index}"><a href="#x">Fallback</a></div>`,
      ).join(''),
      { hash },
    );

  test('wakes 200 px before it comes into view, one observer for all', async () => {
    const { asked } = page(20);
    expect(observerCount).toBe(1);
    expect(options).toEqual({ rootMargin: '200px', scrollMargin: '200px' });
    report('w3', false);
    expect(asked).toEqual([]);
    report('w3', true);
    expect(await outcomeOf('w3')).toBe('mounted');
    expect(asked).toEqual(['below-the-fold']);
    expect(seen.has(mountElement('w3'))).toBe(false);
    expect(seen.size).toBe(19);
  });

  test('wakes though it has no box of its own', async () => {
    page();
    mountElement('w0').style.display = 'contents';
    report('w0', false);
    expect(await outcomeOf('w0')).toBe('mounted');
  });

  test('wakes when the keyboard reaches its fallback', async () => {
    const { asked } = page(2);
    fireEvent.focusIn(mountElement('w1').querySelector('a')!);
    expect(await outcomeOf('w1')).toBe('mounted');
    expect(asked).toHaveLength(1);
  });

  test('wakes when the address points at it', async () => {
    page(2);
    location.hash = '#w1';
    fireEvent(window, new Event('hashchange'));
    expect(await outcomeOf('w1')).toBe('mounted');
    expect(statusOf('w0')).toBe('pending');
  });

  test('wakes when the address points at it from the start', async () => {
    page(2, '#w1');
    expect(await outcomeOf('w1')).toBe('mounted');
    expect(statusOf('w0')).toBe('pending');
  });

  test('wakes to be printed', async () => {
    page(3);
    fireEvent(window, new Event('beforeprint'));
    expect(await Promise.all(['w0', 'w1', 'w2'].map(outcomeOf))).toEqual(['mounted', 'mounted', 'mounted']);
  });

  test('is no longer waited for once it is gone', async () => {
    page(2);
    mountElement('w0').remove();
    await nextTasks();
    expect(seen.size).toBe(1);
  });

  test('is not fetched by what happens elsewhere', async () => {
    const { asked } = page();
    document.body.insertAdjacentHTML('beforeend', '<input id="elsewhere">');
    fireEvent.focusIn(mountElement('elsewhere'));
    location.hash = '#elsewhere';
    fireEvent(window, new Event('hashchange'));
    await nextTasks();
    expect(asked).toEqual([]);
  });
});

test('many widgets of one page are each mounted once, and come in order of the page', async () => {
  const html = Array.from({ length: 120 }, (_, index) =>
    mountHtml('card', `w${index}`, { title: `Card ${index}` }),
  );
  const { widgets, events } = startFakePage(html.join(''));
  await widgets.ready;
  expect(events).toHaveLength(120);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    html.map((_, index) => `Card ${index}`),
  );
});
