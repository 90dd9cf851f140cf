import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  mountElement,
  mountHtml,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { calls } from '#testing/fake-widgets.tsx';

const reported: ErrorEvent[] = [];
/** The tests below break widgets on purpose; what the browser says of it is kept here. */
const catchError = (event: ErrorEvent) => {
  reported.push(event);
  event.preventDefault();
};

setFakePages();
beforeEach(() => {
  reported.length = 0;
});

const failed = (id: string) => vi.waitFor(() => expect(statusOf(id)).toBe('failed'));

/** Siblings on both sides of a widget that fails, one of them in use. */
async function withSiblings(name: string, id = 'broken') {
  const page = startFakePage(
    mountHtml('counter', 'before', { title: 'Before' }) +
      mountHtml(name, id) +
      mountHtml('counter', 'after', { title: 'After' }),
  );
  const sibling = await screen.findByRole('button', { name: 'Before 0' });
  fireEvent.click(sibling);
  await screen.findByRole('button', { name: 'Before 1' });
  return { page, sibling };
}

async function expectSiblingsSound(sibling: HTMLElement) {
  await nextTasks();
  expect(screen.getByRole('button', { name: 'Before 1' })).toBe(sibling);
  fireEvent.click(sibling);
  expect(await screen.findByRole('button', { name: 'Before 2' })).toBe(sibling);
  fireEvent.click(screen.getByRole('button', { name: 'After 0' }));
  expect(await screen.findByRole('button', { name: 'After 1' })).toBeVisible();
}

function expectFallback(id: string) {
  expect(mountElement(id)).toHaveTextContent(`Fallback of ${id}`);
  expect(mountElement(id).querySelector('[data-widget-root]')).toBeNull();
}

describe('a widget that the device could not reach', () => {
  const online = async () => {
    dispatchEvent(new Event('online'));
    await nextTasks();
  };
  const failures = ({ events }: { readonly events: readonly string[] }) =>
    events.filter((event) => event === 'absent failed chunk').length;

  test('is asked for again once the device is online, and each time that fails it is told', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = startFakePage(mountHtml('absent', 'far'));
    await failed('far');
    isOnline.mockReturnValue(true);
    await online();
    await vi.waitFor(() => expect(failures(page)).toBe(2));
    await online();
    expect(failures(page)).toBe(2);
    expectFallback('far');
  });

  test('is not where the page has dismissed it meanwhile', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = startFakePage(mountHtml('absent', 'far'));
    await failed('far');
    page.widgets.unmount(mountElement('far'));
    await online();
    expect(failures(page)).toBe(1);
  });
});

describe('a widget takes down nothing but itself', () => {
  test.each([
    ['crad', 'unknown-component', 'Missing module'],
    ['absent', 'chunk', 'ChunkLoadError'],
    ['strict', 'config', 'place'],
    ['breaks-in-render', 'render', 'Error: render'],
    ['breaks-in-effect', 'render', 'Error: effect'],
    ['breaks-by-query', 'render', 'Error: query'],
  ])('%s', async (name, phase, words) => {
    const { page, sibling } = await withSiblings(name);
    await failed('broken');
    expectFallback('broken');
    await expectSiblingsSound(sibling);
    expect(page.events.filter((event) => event.includes('failed'))).toEqual([`${name} failed ${phase}`]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(words), mountElement('broken'));
  });

  test('when it throws long after it was mounted', async () => {
    const { page, sibling } = await withSiblings('breaks-later');
    await screen.findByText('Fine so far');
    calls.throwLater(new Error('later'));
    await failed('broken');
    expectFallback('broken');
    await expectSiblingsSound(sibling);
    expect(page.events).toEqual(
      expect.arrayContaining(['breaks-later mounted', 'breaks-later failed render']),
    );
    expect(page.events).toHaveLength(4);
  });

  test('when one of its event handlers throws', async () => {
    addEventListener('error', catchError);
    const { page, sibling } = await withSiblings('breaks-on-click');
    document.body.insertAdjacentHTML('beforeend', mountHtml('breaks-on-click', 'twin', { title: 'Twin' }));
    const twin = await screen.findByRole('button', { name: 'Twin' });
    fireEvent.click(await screen.findByRole('button', { name: 'Break' }));
    await failed('broken');
    removeEventListener('error', catchError);
    expectFallback('broken');
    await expectSiblingsSound(sibling);
    expect(screen.getByRole('button', { name: 'Twin' })).toBe(twin);
    expect(page.events.filter((event) => event.includes('failed'))).toEqual([
      'breaks-on-click failed render',
    ]);
  });

  test('when it throws as it goes', async () => {
    addEventListener('error', catchError);
    const { page, sibling } = await withSiblings('breaks-at-the-end');
    await screen.findByText('Ends badly');
    mountElement('broken').remove();
    await expectSiblingsSound(sibling);
    expect(page.events).toHaveLength(3);
    removeEventListener('error', catchError);
  });

  test('when it is not ready to be drawn yet', async () => {
    const { sibling } = await withSiblings('suspends');
    await expectSiblingsSound(sibling);
    calls.resume();
    expect(await screen.findByText('Here at last')).toBeVisible();
    expect(statusOf('broken')).toBe('mounted');
    await nextTasks();
    expect(mountElement('broken')).not.toHaveTextContent('Fallback');
  });

  test('when the page goes on without it, and another of its kind works', async () => {
    startFakePage(mountHtml('strict', 'a', {}) + mountHtml('strict', 'b', { place: 'Abha' }));
    expect(await screen.findByText('Strictly Abha')).toBeVisible();
    expect(statusOf('a')).toBe('failed');
  });

  test('when its JSON is none', async () => {
    startFakePage(
      `<div id="a" data-component="card"><script type="application/json">{ title: </script><p>Kept</p></div>${mountHtml('card', 'b')}`,
    );
    await vi.waitFor(() => expect([statusOf('a'), statusOf('b')]).toEqual(['failed', 'mounted']));
    expect(mountElement('a')).toHaveTextContent('Kept');
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [
        expect.stringMatching(/^tourism-widgets: card: ConfigError: configuration: expected JSON, found .+/),
        mountElement('a'),
      ],
    ]);
  });
});

describe('foreign code', () => {
  test.each([
    ['empties the mount element', (element: HTMLElement) => element.replaceChildren()],
    ['rewrites the mount element', (element: HTMLElement) => (element.innerHTML = '<p>Advertisement</p>')],
    [
      'empties our element',
      (element: HTMLElement) => element.querySelector('[data-widget-root]')!.replaceChildren(),
    ],
    [
      'takes our element away',
      (element: HTMLElement) => element.querySelector('[data-widget-root]')!.remove(),
    ],
    [
      'moves what we rendered elsewhere',
      (element: HTMLElement) => document.body.append(element.querySelector('button')!),
    ],
  ])('that %s takes down nothing else', async (_, act) => {
    const { page, sibling } = await withSiblings('counter', 'victim');
    await screen.findByRole('button', { name: 'Count 0' });
    act(mountElement('victim'));
    await nextTasks();
    page.widgets.unmount(mountElement('victim'));
    mountElement('victim').remove();
    await expectSiblingsSound(sibling);
    expect(page.events.filter((event) => event.includes('failed'))).toEqual([]);
  });

  test('that throws when it hears of us stops nothing', async () => {
    addEventListener('error', catchError);
    const hear = () => {
      throw new Error('foreign');
    };
    document.addEventListener('widget:mounted', hear);
    document.addEventListener('widget:failed', hear);
    const { widgets } = startFakePage(
      mountHtml('strict', 'a') + mountHtml('card', 'b') + mountHtml('counter', 'c'),
    );
    await widgets.ready;
    await nextTasks();
    document.removeEventListener('widget:mounted', hear);
    document.removeEventListener('widget:failed', hear);
    removeEventListener('error', catchError);
    expect(['a', 'b', 'c'].map(statusOf)).toEqual(['failed', 'mounted', 'mounted']);
    expect(reported).toHaveLength(3);
  });

  test('that takes a widget away as soon as it hears of it is obeyed', async () => {
    const page = startFakePage(mountHtml('counter', 'a', { headingLevel: 9 }), {
      bodyData: { cmsMode: 'author' },
    });
    document.addEventListener('widget:mounted', (event) => page.widgets.unmount(event.target as Element), {
      once: true,
    });
    await vi.waitFor(() => expect(page.events).toEqual(['counter mounted']));
    await nextTasks();
    expectFallback('a');
  });
});
