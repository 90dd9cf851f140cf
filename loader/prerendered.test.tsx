import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  configScript,
  mountElement,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { calls, fakeDefinition } from '#testing/fake-widgets.tsx';
import { renderOnServer } from '#testing/render-on-server.tsx';

setFakePages();

/** What a server sends for a widget; rendered without a document, as there. */
function serverHtml(name: string, id: string, config: object = {}): string {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'document')!;
  Object.defineProperty(globalThis, 'document', { value: undefined, configurable: true });
  try {
    return renderOnServer({
      name,
      definition: fakeDefinition(name),
      config,
      messages: {},
      language: 'en',
      id,
    });
  } finally {
    Object.defineProperty(globalThis, 'document', descriptor);
  }
}

const page = (name: string, id: string, config: object = {}, html = serverHtml(name, id, config)) =>
  `<div data-component="${name}" id="${id}">${configScript(config)}<div data-prerendered class="cms">${html}</div><p>Fallback</p></div>`;

const mounted = (id: string) => vi.waitFor(() => expect(statusOf(id)).toBe('mounted'));
const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text));

describe('server-rendered HTML', () => {
  test('is brought to life as it stands, not replaced', async () => {
    const { events } = startFakePage(page('counter', 'a', { title: 'Trips' }));
    const button = screen.getByRole('button', { name: 'Trips 0' });
    await mounted('a');
    expect(screen.getByRole('button')).toBe(button);
    fireEvent.click(button);
    await vi.waitFor(() => expect(button).toHaveTextContent('Trips 1'));
    expect(events).toEqual(['counter mounted']);
    expect(console.error).not.toHaveBeenCalled();
    const root = mountElement('a').querySelector('[data-widget-root]');
    expect(root).toHaveAttribute('data-prerendered');
    expect(root).toHaveClass('cms');
    expect(mountElement('a')).not.toHaveTextContent('Fallback');
  });

  test('has identifiers that begin with the element’s id, on both sides', async () => {
    startFakePage(page('form', 'first') + page('form', 'second'));
    const ids = screen.getAllByLabelText('Place').map((input) => input.id);
    expect(ids).toEqual([expect.stringContaining('first'), expect.stringContaining('second')]);
    await Promise.all(['first', 'second'].map(mounted));
    expect(screen.getAllByLabelText('Place').map((input) => input.id)).toEqual(ids);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('that is not what the widget draws is replaced, which is said once', async () => {
    const { events } = startFakePage(page('differs', 'a'));
    expect(mountElement('a')).toHaveTextContent('Rendered in Riyadh');
    await mounted('a');
    await nextTasks();
    expect(await screen.findByText('Rendered in Jeddah')).toBeVisible();
    expect(complaints()).toEqual([
      expect.stringMatching(/^tourism-widgets: differs: server-rendered HTML was replaced: /),
    ]);
    expect(events).toEqual(['differs mounted']);
  });

  test.each([
    [
      'an extension added to',
      (html: string) => html.replace('<h2>', '<h2 data-extension="1"><font>x</font>'),
    ],
    ['a filter emptied', () => ''],
    ['a browser wrapped', (html: string) => `<div>${html}</div>`],
  ])('that %s leaves no blank', async (_, edit) => {
    startFakePage(page('card', 'a', { title: 'Here' }, edit(serverHtml('card', 'a', { title: 'Here' }))));
    await mounted('a');
    await nextTasks();
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(complaints().filter((text) => text.includes('server-rendered HTML was replaced'))).toHaveLength(1);
  });

  test('comes back as it was when the widget fails later', async () => {
    const { events } = startFakePage(page('breaks-later', 'a'));
    const before = mountElement('a').innerHTML;
    await mounted('a');
    calls.throwLater(new Error('later'));
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    await nextTasks();
    expect(mountElement('a').innerHTML).toBe(before);
    expect(events).toEqual(['breaks-later mounted', 'breaks-later failed render']);
  });

  test('stays when its configuration cannot be used', async () => {
    const html = serverHtml('strict', 'a', { place: 'Tabuk' });
    startFakePage(page('strict', 'a', { place: '' }, html));
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    expect(screen.getByText('Strictly Tabuk')).toBeVisible();
  });

  test('comes back when the widget is taken away by call, and is brought to life again', async () => {
    const { widgets } = startFakePage(page('counter', 'a', { title: 'Trips' }));
    await mounted('a');
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'Trips 1' });
    widgets.unmount(mountElement('a'));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Trips 0' })).toBeVisible();
    expect(mountElement('a')).toHaveTextContent('Fallback');
    widgets.scan(mountElement('a'));
    await mounted('a');
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Trips 1' })).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('of a widget inside another’s is left to that one', async () => {
    startFakePage(`<div data-component="card" id="a"><div><div data-prerendered>Not mine</div></div></div>`);
    await mounted('a');
    expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible();
    expect(mountElement('a')).not.toHaveTextContent('Not mine');
  });

  test('of an empty widget is still empty to its author', async () => {
    startFakePage(page('quiet', 'a'), { bodyData: { cmsMode: 'author' } });
    expect(await screen.findByRole('region', { name: 'quiet' })).toHaveTextContent('Fill in:');
  });
});

test('widgets without an id have identifiers of their own', async () => {
  startFakePage('<div data-component="form"></div><div data-component="form"></div>');
  const inputs = await screen.findAllByLabelText('Place');
  expect(new Set(inputs.map((input) => input.id)).size).toBe(2);
});
