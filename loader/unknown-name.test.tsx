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

setFakePages();

const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text));
const author = { bodyData: { cmsMode: 'author' } };
/** A name that nobody has, with the digest of a widget's. */
const hits = { carpool: 'card' };

describe('an unknown name', () => {
  test('keeps nothing in its fallback waiting for the list of names', async () => {
    const { events } = startFakePage(`<div data-component="crad" id="a">${mountHtml('counter', 'b')}</div>`);
    expect([statusOf('a'), statusOf('b')]).toEqual(['failed', 'loading']);
    expect(complaints()).toEqual([]);
    await vi.waitFor(() => expect(statusOf('b')).toBe('mounted'));
    expect(events).toEqual(['crad failed unknown-component', 'counter mounted']);
  });

  test('is reported without the nearest where the list of names does not come', async () => {
    const { events } = startFakePage(mountHtml('crad', 'a'), { isListAbsent: true });
    await nextTasks();
    expect(complaints()).toEqual(['tourism-widgets: crad: Error: Missing module']);
    expect(events).toEqual(['crad failed unknown-component']);
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
  });

  test('that the page has changed meanwhile is not reported', async () => {
    const { widgets, events } = startFakePage(mountHtml('crad', 'a', { title: 'Mended' }));
    mountElement('a').dataset['component'] = 'card';
    await widgets.ready;
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
    expect(events.at(-1)).toBe('card mounted');
  });

  test('is reported by the attribute for pages with another system, too', async () => {
    const { events } = startFakePage('<div id="a" data-widget="crad" data-component="card"></div>');
    await nextTasks();
    expect(complaints()).toEqual(['tourism-widgets: crad: Error: Missing module; the nearest is "card"']);
    expect(events).toEqual(['crad failed unknown-component']);
  });
});

describe('a name that finds the widget of another name', () => {
  test('is reported as unknown once the widget has come, and the widget is not shown', async () => {
    const { widgets, events } = startFakePage(
      mountHtml('carpool', 'a', { title: 'Not this' }) + mountHtml('card', 'b', { title: 'This' }),
      { hits },
    );
    await widgets.ready;
    expect(await screen.findByRole('heading', { name: 'This' })).toBeVisible();
    await nextTasks();
    expect([statusOf('a'), statusOf('b')]).toEqual(['failed', 'mounted']);
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(mountElement('a').querySelector('[data-widget-root]')).toBeNull();
    expect(complaints()).toEqual([
      expect.stringMatching(/^tourism-widgets: carpool: Error: Missing module; the nearest is "/),
    ]);
    expect(events.toSorted()).toEqual(['card mounted', 'carpool failed unknown-component']);
  });

  test('by the other attribute fails in the same way', async () => {
    const { events } = startFakePage('<div id="a" data-widget="carpool"></div>', { hits });
    await vi.waitFor(() => expect(events).toEqual(['carpool failed unknown-component']));
    expect(statusOf('a')).toBe('failed');
  });

  test('is explained to an author in place', async () => {
    startFakePage(mountHtml('carpool', 'a'), { ...author, hits });
    const box = await screen.findByRole('region', { name: 'carpool' });
    expect(mountElement('a')).toContainElement(box);
    expect(box).toHaveTextContent('Missing module; the nearest is "');
  });
});
