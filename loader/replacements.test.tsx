import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  mountElement,
  mountHtml,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { alive } from '#testing/fake-widgets.tsx';

setFakePages();

describe('a page that changes without end costs nothing', () => {
  test('by what we write ourselves', async () => {
    const query = vi.spyOn(Element.prototype, 'querySelectorAll');
    startFakePage(mountHtml('card', 'a'));
    await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));
    await nextTasks();
    query.mockClear();
    await nextTasks();
    expect(query).not.toHaveBeenCalled();
  });

  test('by a class that is toggled in each frame', async () => {
    startFakePage(mountHtml('card', 'a'));
    await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));
    await nextTasks();
    const query = vi.spyOn(Element.prototype, 'querySelectorAll');
    for (let turn = 0; turn < 50; turn++) {
      mountElement('a').classList.toggle('is-hovered');
      await nextTasks();
    }
    expect(query).not.toHaveBeenCalled();
  });
});

describe('200 replacements of a widget', () => {
  /** Everything a widget could leave behind on the window and the document. */
  function countListeners() {
    const counts = new Map<string, number>();
    const change = (type: string, by: number) => counts.set(type, (counts.get(type) ?? 0) + by);
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (...args: Parameters<typeof addEventListener>) => {
          change(args[0], 1);
          addEventListener.apply(target, args);
        },
      );
      vi.spyOn(target, 'removeEventListener').mockImplementation(
        (...args: Parameters<typeof removeEventListener>) => {
          change(args[0], -1);
          removeEventListener.apply(target, args);
        },
      );
    }
    return () => Object.fromEntries([...counts].filter(([, count]) => count !== 0));
  }

  test('leave no effect, timer, listener or element behind', async () => {
    const { events } = startFakePage(
      mountHtml('ticker', 'sound', { title: 'sound' }) + mountHtml('ticker', 'a', { title: '0' }),
    );
    await vi.waitFor(() => expect(alive).toEqual(['sound', '0']));
    const listeners = countListeners();
    const timers = new Set<unknown>();
    const { setInterval, clearInterval } = globalThis;
    vi.stubGlobal('setInterval', (run: () => void, delay: number) => {
      const timer = setInterval(run, delay);
      timers.add(timer);
      return timer;
    });
    vi.stubGlobal('clearInterval', (timer: NodeJS.Timeout) => {
      timers.delete(timer);
      clearInterval(timer);
    });

    for (let turn = 1; turn <= 200; turn++) {
      const fresh = document
        .createRange()
        .createContextualFragment(mountHtml('ticker', 'a', { title: String(turn) }));
      mountElement('a').replaceWith(fresh);
      await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'), { interval: 1 });
    }
    await vi.waitFor(() => expect(alive).toEqual(['sound', '200']));
    expect(timers.size).toBe(1);
    expect(document.querySelectorAll('[data-widget-root]')).toHaveLength(2);
    expect(screen.getAllByText('Ticking')).toHaveLength(2);
    expect(events).toHaveLength(202);

    mountElement('a').remove();
    mountElement('sound').remove();
    await vi.waitFor(() => expect(alive).toEqual([]));
    expect(timers.size).toBe(0);
    // One went for the widget that stood before we began to count.
    expect(listeners()).toEqual({ resize: -2 });
    expect(console.error).not.toHaveBeenCalled();
  }, 60_000);

  test('of which every one fails leave nothing either', async () => {
    const { events } = startFakePage(mountHtml('breaks-in-effect', 'a'));
    for (let turn = 1; turn <= 200; turn++) {
      await vi.waitFor(() => expect(statusOf('a')).toBe('failed'), { interval: 1 });
      mountElement('a').outerHTML = mountHtml('breaks-in-effect', 'a');
    }
    await vi.waitFor(() => expect(events).toHaveLength(201));
    expect(document.querySelectorAll('[data-widget-root]')).toHaveLength(0);
    expect(mountElement('a').innerHTML).toBe('<p>Fallback of a</p>');
  }, 60_000);
});
