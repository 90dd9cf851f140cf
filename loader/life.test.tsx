import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  mountElement,
  mountHtml,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

setFakePages();

/** Everything an element's status becomes, in order. */
function walkOf(element: HTMLElement): string[] {
  const walk = [element.dataset['status'] ?? ''];
  new MutationObserver((records) => {
    for (const { oldValue } of records.slice(1)) walk.push(oldValue ?? '');
    walk.push(element.dataset['status'] ?? '');
  }).observe(element, { attributeFilter: ['data-status'], attributeOldValue: true });
  return walk;
}

describe('the page sees how far a widget is', () => {
  test('while it waits, is fetched, and stands', async () => {
    const page = startFakePage(mountHtml('card', 'a', {}, 'data-load="interaction"'), { held: ['card'] });
    const element = mountElement('a');
    expect(statusOf('a')).toBe('pending');
    const walk = walkOf(element);
    fireEvent.pointerOver(element);
    expect(statusOf('a')).toBe('loading');
    expect(element).toHaveTextContent('Fallback of a');
    page.arrive('card');
    await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));
    expect(walk).toEqual(['pending', 'loading', 'mounted']);
    expect(element).not.toHaveTextContent('Fallback of a');
  });

  test.each([
    ['crad', 'unknown-component'],
    ['absent', 'chunk'],
    ['strict', 'config'],
    ['breaks-in-render', 'render'],
    ['breaks-in-effect', 'render'],
  ])('and that %s failed, in phase %s, said once', async (name, phase) => {
    const heard: CustomEvent[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('widget:failed', hear);
    const { widgets, events } = startFakePage(mountHtml(name, 'a'));
    await widgets.ready;
    await nextTasks();
    document.removeEventListener('widget:failed', hear);

    expect(statusOf('a')).toBe('failed');
    expect(events).toEqual([`${name} failed ${phase}`]);
    const [event] = heard;
    expect(event?.target).toBe(mountElement('a'));
    expect(event?.bubbles).toBe(true);
    expect(event?.detail).toEqual({ name, error: expect.any(Error), phase });
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(mountElement('a').querySelector('[data-widget-root]')).toBeNull();
    expect(
      vi.mocked(console.error).mock.calls.filter(([text]) => String(text).startsWith('tourism-widgets')),
    ).toEqual([[expect.stringContaining(`tourism-widgets: ${name}: `), mountElement('a')]]);
  });

  test('a widget that stands says so once, with how long it took', async () => {
    const heard: unknown[] = [];
    document.addEventListener('widget:mounted', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    const { widgets, events } = startFakePage(mountHtml('card', 'a'));
    await widgets.ready;
    await nextTasks();
    expect(heard).toEqual([{ name: 'card', duration: expect.any(Number) }]);
    expect(events).toEqual(['card mounted']);
    const measure = performance.getEntriesByName('widget:card', 'measure').at(-1);
    expect(measure?.duration).toBe((heard[0] as { duration: number }).duration);
  });
});

describe('a widget made for one kind of page', () => {
  test.each([
    [undefined, 'for-partners', 'skipped'],
    ['B2B', 'for-partners', 'mounted'],
    ['b2b', 'for-partners', 'mounted'],
    [' b2B ', 'for-partners', 'mounted'],
    ['B2C', 'for-partners', 'skipped'],
    ['B2X', 'for-partners', 'skipped'],
    [undefined, 'for-consumers', 'mounted'],
    ['b2c', 'for-consumers', 'mounted'],
    ['B2X', 'for-consumers', 'mounted'],
    ['B2B', 'for-consumers', 'skipped'],
    ['B2B', 'card', 'mounted'],
  ])('on a page marked %s: %s is %s', async (mode, name, status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { asked } = startFakePage(mountHtml(name, 'a'), { bodyData: mode === undefined ? {} : { mode } });
    await vi.waitFor(() => expect(statusOf('a')).toBe(status));
    await nextTasks();
    expect(asked).toEqual(status === 'skipped' ? [] : [name]);
    expect(mountElement('a').textContent.includes('Fallback of a')).toBe(status === 'skipped');
    expect(console.warn).toHaveBeenCalledTimes(mode === 'B2X' && status === 'mounted' ? 1 : 0);
  });

  test.each([
    ['{"mode":" b2b "}', undefined, 'mounted'],
    ['{"mode":"B2B"}', '', 'mounted'],
    ['{"mode":"B2B"}', 'B2C', 'skipped'],
    ['{"mode":7}', undefined, 'skipped'],
    ['{', undefined, 'skipped'],
  ])('by a site configuration of %s and the attribute %j: %s', async (json, mode, status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    startFakePage(
      `<script type="application/json" data-site-config>${json}</script>${mountHtml('for-partners', 'a')}`,
      { bodyData: mode === undefined ? {} : { mode } },
    );
    await vi.waitFor(() => expect(statusOf('a')).toBe(status));
  });
});

describe('page scripts', () => {
  test('learn when every widget of the first moment has mounted or failed', async () => {
    const page = startFakePage(
      mountHtml('card', 'a') +
        mountHtml('absent', 'b') +
        mountHtml('counter', 'c', {}, 'data-load="interaction"'),
      { held: ['card'] },
    );
    const settled = vi.fn<() => void>();
    void page.widgets.ready.then(settled);
    await nextTasks();
    expect(settled).not.toHaveBeenCalled();
    page.arrive('card');
    await page.widgets.ready;
    expect(['a', 'b', 'c'].map(statusOf)).toEqual(['mounted', 'failed', 'pending']);
  });

  test('are not kept waiting by a widget that is gone before it came', async () => {
    const { widgets } = startFakePage(mountHtml('card', 'a'), { held: ['card'] });
    mountElement('a').remove();
    await expect(widgets.ready).resolves.not.toThrow();
  });

  test('are not kept waiting by a page without widgets', async () => {
    await expect(startFakePage('<p>Text</p>').widgets.ready).resolves.not.toThrow();
  });

  test('take a widget away: its fallback comes back, for good', async () => {
    const { widgets } = startFakePage(mountHtml('counter', 'a'));
    await screen.findByRole('button', { name: 'Count 0' });
    widgets.unmount(mountElement('a'));
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(mountElement('a')).not.toHaveAttribute('data-status');
    widgets.scan();
    widgets.scan(document.body);
    mountElement('a').dataset['config'] = '{"title":"Edited"}';
    await nextTasks();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    widgets.scan(mountElement('a'));
    expect(await screen.findByRole('button', { name: 'Edited 0' })).toBeVisible();
  });

  test('which ends when the element is inserted anew', async () => {
    const { widgets } = startFakePage(mountHtml('counter', 'a'));
    await screen.findByRole('button', { name: 'Count 0' });
    const element = mountElement('a');
    widgets.unmount(element);
    element.remove();
    await nextTasks();
    document.body.append(element);
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  test('may take away a widget that is still on its way', async () => {
    const page = startFakePage(mountHtml('card', 'a'), { held: ['card'] });
    page.widgets.unmount(mountElement('a'));
    page.arrive('card');
    await page.widgets.ready;
    await nextTasks();
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(mountElement('a')).not.toHaveAttribute('data-status');
    expect(page.events).toEqual([]);
  });

  test('may ask for what is no widget without harm', async () => {
    const { widgets } = startFakePage('<p id="a">Text</p>');
    await widgets.ready;
    widgets.unmount(mountElement('a'));
    widgets.scan(mountElement('a'));
    expect(mountElement('a').outerHTML).toBe('<p id="a">Text</p>');
  });

  test('have a failed widget tried again by scanning it', async () => {
    const { widgets } = startFakePage(mountHtml('strict', 'a', { title: 'No place' }));
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    widgets.scan();
    expect(statusOf('a')).toBe('failed');
    widgets.scan(mountElement('a'));
    expect(statusOf('a')).toBe('loading');
  });
});
