import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  configScript,
  mountElement,
  mountHtml,
  nextTasks,
  outcomeOf,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { alive } from '#testing/fake-widgets.tsx';

setFakePages();

const button = (name: string) => screen.findByRole('button', { name });

/** A page with two counters, of which the second is clicked once, and the focus stands in it. */
async function twoCounters() {
  const page = startFakePage(
    mountHtml('counter', 'a', { title: 'A' }) + mountHtml('counter', 'b', { title: 'B' }),
  );
  const other = await button('B 0');
  await button('A 0');
  fireEvent.click(other);
  other.focus();
  await button('B 1');
  return { page, other };
}

/** The second counter has noticed nothing. */
function expectUntouched(other: HTMLElement) {
  expect(screen.getByRole('button', { name: 'B 1' })).toBe(other);
  expect(other).toHaveFocus();
}

describe('an element that comes later', () => {
  test('is mounted', async () => {
    const { other, page } = await twoCounters();
    document.body.insertAdjacentHTML('beforeend', mountHtml('counter', 'c', { title: 'C' }));
    expect(await button('C 0')).toBeVisible();
    expectUntouched(other);
    expect(page.events).toHaveLength(3);
  });

  test('is found deep in what was inserted, and in what is inserted into that', async () => {
    startFakePage('<main id="main"></main>');
    mountElement('main').innerHTML = `<section><div>${mountHtml('counter', 'c')}</div></section>`;
    mountElement('main').querySelector('section')!.insertAdjacentHTML('beforeend', mountHtml('card', 'd'));
    expect(await Promise.all(['c', 'd'].map(outcomeOf))).toEqual(['mounted', 'mounted']);
  });

  test('becomes a widget when it is given a name', async () => {
    startFakePage('<div id="a"><p>Text</p></div>');
    mountElement('a').dataset['component'] = 'counter';
    expect(await button('Count 0')).toBeVisible();
  });

  test('is mounted once, however often the page is scanned', async () => {
    const { widgets, events } = startFakePage('');
    document.body.insertAdjacentHTML('beforeend', mountHtml('counter', 'c'));
    widgets.scan();
    widgets.scan(document.body);
    widgets.scan(mountElement('c'));
    expect(await outcomeOf('c')).toBe('mounted');
    await nextTasks();
    expect(events).toEqual(['counter mounted']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('an element that moves keeps its state', () => {
  test.each([
    ['to the end of its parent', () => document.body.append(mountElement('a'))],
    ['before another', () => mountElement('b').after(mountElement('a'))],
    ['into another element', () => mountElement('place').append(mountElement('a'))],
    [
      'along with what is around it',
      () => {
        mountElement('place').append(mountElement('a'));
        document.body.prepend(mountElement('place'));
      },
    ],
  ])('%s', async (_, move) => {
    const { page, other } = await twoCounters();
    document.body.insertAdjacentHTML('beforeend', '<section id="place"></section>');
    fireEvent.click(await button('A 0'));
    const moved = await button('A 1');
    move();
    await nextTasks();
    expect(await button('A 1')).toBe(moved);
    fireEvent.click(moved);
    expect(await button('A 2')).toBe(moved);
    expect(screen.getByRole('button', { name: 'B 1' })).toBe(other);
    expect(page.events).toHaveLength(2);
  });
});

describe('an element that goes', () => {
  test('is unmounted with everything it has started', async () => {
    startFakePage(mountHtml('ticker', 'a', { title: 'A' }) + mountHtml('ticker', 'b', { title: 'B' }));
    await vi.waitFor(() => expect(alive).toEqual(['A', 'B']));
    mountElement('a').remove();
    await vi.waitFor(() => expect(alive).toEqual(['B']));
    mountElement('b').parentElement!.replaceChildren();
    await vi.waitFor(() => expect(alive).toEqual([]));
  });

  test('before its files have come is never drawn', async () => {
    const page = startFakePage(mountHtml('ticker', 'a'), { held: ['ticker'] });
    const element = mountElement('a');
    element.remove();
    await nextTasks();
    page.arrive('ticker');
    await nextTasks();
    expect(alive).toEqual([]);
    expect(page.events).toEqual([]);
    expect(element.querySelector('[data-widget-root]')).toBeNull();
  });

  test('and comes back later is mounted afresh', async () => {
    const { other } = await twoCounters();
    fireEvent.click(await button('A 0'));
    const element = mountElement('a');
    element.remove();
    await nextTasks();
    expect(element).toHaveTextContent('Fallback of a');
    document.body.append(element);
    expect(await button('A 0')).toBeVisible();
    expectUntouched(other);
  });

  test('and is replaced by another version of itself makes room for that', async () => {
    const { other, page } = await twoCounters();
    mountElement('a').outerHTML = mountHtml('counter', 'a', { title: 'Edited' });
    expect(await button('Edited 0')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^A/ })).not.toBeInTheDocument();
    expectUntouched(other);
    expect(page.events).toHaveLength(3);
  });
});

describe('a copy of a mounted element', () => {
  test('is mounted afresh, though it carries all marks of the first', async () => {
    const { other } = await twoCounters();
    const copy = mountElement('b').cloneNode(true) as HTMLElement;
    copy.id = 'copy';
    expect(copy.dataset['status']).toBe('mounted');
    document.body.append(copy);
    const fresh = await button('B 0');
    expect(copy).toContainElement(fresh);
    expect(copy.querySelectorAll('[data-widget-root]')).toHaveLength(1);
    fireEvent.click(fresh);
    await vi.waitFor(() => expect(fresh).toHaveTextContent('B 1'));
    expect(other).toHaveTextContent('B 1');
  });

  test('of a failed one fails by itself', async () => {
    const { events } = startFakePage(mountHtml('strict', 'a'), { bodyData: { cmsMode: 'author' } });
    await vi.waitFor(() =>
      expect(mountElement('a').querySelector('[data-widget-root="author"]')).not.toBeNull(),
    );
    document.body.append(mountElement('a').cloneNode(true));
    await vi.waitFor(() => expect(events).toEqual(['strict failed config', 'strict failed config']));
    await vi.waitFor(() => {
      const boxes = [...document.querySelectorAll('[data-component]')].map(
        (element) => element.querySelectorAll('[data-widget-root]').length,
      );
      expect(boxes).toEqual([1, 1]);
    });
  });
});

describe('an author’s edit re-mounts the edited widget alone', () => {
  test.each([
    [
      'text of the script',
      (element: HTMLElement) => (element.querySelector('script')!.textContent = '{"title":"New"}'),
    ],
    [
      'the characters of that text',
      (element: HTMLElement) =>
        ((element.querySelector('script')!.firstChild as Text).data = '{"title":"New"}'),
    ],
    [
      'the script as a whole',
      (element: HTMLElement) => (element.querySelector('script')!.outerHTML = configScript({ title: 'New' })),
    ],
    [
      'script for attribute',
      (element: HTMLElement) => {
        element.querySelector('script')!.remove();
        element.dataset['config'] = '{"title":"New"}';
      },
    ],
    [
      'all that stands in the element',
      (element: HTMLElement) => (element.innerHTML = `${configScript({ title: 'New' })}<p>New fallback</p>`),
    ],
  ])('%s', async (_, edit) => {
    const { page, other } = await twoCounters();
    edit(mountElement('a'));
    expect(await button('New 0')).toBeVisible();
    await vi.waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
    expect(mountElement('a').querySelectorAll('[data-widget-root]')).toHaveLength(1);
    expectUntouched(other);
    expect(page.events).toHaveLength(3);
  });

  test('and what the page has put in place of the fallback is the fallback from then on', async () => {
    const { widgets } = startFakePage(mountHtml('counter', 'a', { title: 'Old' }));
    await button('Old 0');
    mountElement('a').innerHTML = `${configScript({ title: 'New' })}<p>New fallback</p>`;
    await button('New 0');
    widgets.unmount(mountElement('a'));
    expect([...mountElement('a').querySelectorAll('p')].map((text) => text.textContent)).toEqual([
      'New fallback',
    ]);
  });

  test('the attribute', async () => {
    startFakePage(`<div id="a" data-component="counter" data-config='{"title":"Old"}'></div>`);
    await button('Old 0');
    mountElement('a').dataset['config'] = '{"title":"New"}';
    expect(await button('New 0')).toBeVisible();
  });

  test('the name', async () => {
    const { other } = await twoCounters();
    mountElement('a').dataset['component'] = 'card';
    expect(await screen.findByRole('heading', { name: 'A' })).toBeVisible();
    expect(screen.getAllByRole('button')).toEqual([other]);
    expectUntouched(other);
  });

  test('the name, to one that nobody knows: the fallback comes back', async () => {
    const { other } = await twoCounters();
    mountElement('a').dataset['component'] = 'crad';
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expectUntouched(other);
  });

  test('a failed one gets another chance', async () => {
    startFakePage(mountHtml('strict', 'a', { title: 'No place' }));
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
    mountElement('a').querySelector('script')!.textContent = '{"place":"AlUla"}';
    expect(await screen.findByText('Strictly AlUla')).toBeVisible();
  });

  test('an edit without a change re-mounts nothing', async () => {
    const { page, other } = await twoCounters();
    const element = mountElement('a');
    const mine = await button('A 0');
    element.dataset['component'] = ' Counter ';
    element.querySelector('script')!.textContent = '\n {"title":"A"} ';
    element.dataset['config'] = '{"title":"Not asked"}';
    element.className = 'is-selected';
    element.append(document.createElement('hr'));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'A 0' })).toBe(mine);
    expectUntouched(other);
    expect(page.events).toHaveLength(2);
  });
});
