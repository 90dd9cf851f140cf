import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endFakePages, mountElement, nextTasks, startFakePage, statusOf } from '#testing/fake-page.ts';

/** A fallback with everything that a visitor may click. */
const fallback = `
  <button id="plain" type="button">Plain</button>
  <p id="text">Text</p>
  <a id="link" href="#there"><b id="in-link">Link</b></a>
  <a id="no-link">Anchor</a>
  <form><button id="submit">Send</button><button id="no-submit" type="button">No</button><input id="image" type="image"></form>
  <button id="lone">No form</button>`;

const page = (name = 'counter') =>
  startFakePage(`<div data-component="${name}" id="a" data-load="interaction">${fallback}</div>`, {
    held: [name],
  });

const mounted = () => vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));

/** What lies at a point, as a browser would say. */
const elementFromPoint = vi.fn<(x: number, y: number) => Element | null>();

beforeEach(() => {
  elementFromPoint.mockReset();
  Object.defineProperty(Document.prototype, 'elementFromPoint', {
    value: elementFromPoint,
    configurable: true,
  });
  document.addEventListener('submit', prevent);
});

const prevent = (event: Event) => event.preventDefault();

afterEach(() => {
  document.removeEventListener('submit', prevent);
  endFakePages();
});

describe('the first sign of a visitor wakes a widget', () => {
  test.each([
    ['a pointer that comes over it', () => fireEvent.pointerOver(mountElement('text'))],
    ['a touch', () => fireEvent.touchStart(mountElement('text'))],
    ['focus', () => fireEvent.focusIn(mountElement('plain'))],
    ['a click', () => fireEvent.click(mountElement('text'))],
  ])('%s', async (_, act) => {
    const { asked, arrive } = page();
    expect(asked).toEqual([]);
    act();
    act();
    expect(asked).toEqual(['counter']);
    arrive('counter');
    await mounted();
  });

  test('and nothing else does', async () => {
    const { asked } = page();
    fireEvent.scroll(mountElement('a'));
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.pointerOver(document.body);
    await nextTasks();
    expect(asked).toEqual([]);
  });
});

/** Clicks, waits for the widget, and says how often its button was pressed. */
async function pressesAfter(...clicks: (() => void)[]): Promise<string | null> {
  const { arrive } = page();
  elementFromPoint.mockImplementation(() => mountElement('a').querySelector('[data-widget-root] button'));
  for (const click of clicks) click();
  arrive('counter');
  await mounted();
  await nextTasks();
  return screen.getByRole('button').textContent;
}

const byPointer =
  (id: string, init: MouseEventInit = {}) =>
  () =>
    void fireEvent.click(mountElement(id), { detail: 1, clientX: 30, clientY: 40, ...init });
const byKeyboard = (id: string) => () => void fireEvent.click(mountElement(id), { detail: 0 });

describe('the first click is repeated once the widget is there', () => {
  test.each(['plain', 'text', 'no-link', 'no-submit', 'lone'])('on #%s', async (id) => {
    expect(await pressesAfter(byPointer(id))).toBe('Count 1');
  });

  test('once, however often the visitor clicked', async () => {
    expect(await pressesAfter(byPointer('text'), byPointer('plain'), byPointer('text'))).toBe('Count 1');
  });

  test('at the same point of the element, though the page has moved meanwhile', async () => {
    const { arrive } = page();
    const box = vi
      .spyOn(mountElement('a'), 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(10, 100, 300, 80));
    byPointer('text')();
    box.mockReturnValue(new DOMRect(10, 500, 300, 80));
    elementFromPoint.mockImplementation(() => mountElement('a').querySelector('[data-widget-root] button'));
    arrive('counter');
    await mounted();
    expect(elementFromPoint).toHaveBeenCalledExactlyOnceWith(30, 440);
    await vi.waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Count 1'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('not where the point shows something that is not the widget’s', async () => {
    const { arrive } = page();
    document.body.insertAdjacentHTML('beforeend', '<button id="banner">Accept</button>');
    const accept = vi.fn<() => void>();
    mountElement('banner').addEventListener('click', accept);
    byPointer('text')();
    elementFromPoint.mockReturnValue(mountElement('banner'));
    arrive('counter');
    await mounted();
    await nextTasks();
    expect(accept).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  test('by keyboard: the widget’s first focusable element is pressed and has the focus', async () => {
    expect(await pressesAfter(byKeyboard('plain'))).toBe('Count 1');
    expect(elementFromPoint).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('by keyboard, on a widget without anything to press: nothing happens', async () => {
    const { arrive } = page('card');
    byKeyboard('plain')();
    arrive('card');
    await mounted();
    expect(document.body).toHaveFocus();
  });
});

describe('actions of the browser itself are left to it', () => {
  test.each([
    ['a link', byPointer('link')],
    ['what stands in a link', byPointer('in-link')],
    ['a link by keyboard', byKeyboard('link')],
    ['a submit button', byPointer('submit')],
    ['a picture that submits', byPointer('image')],
    ['a click with Ctrl', byPointer('text', { ctrlKey: true })],
    ['a click with ⌘', byPointer('text', { metaKey: true })],
    ['a click with Shift', byPointer('text', { shiftKey: true })],
    ['a click with Alt', byPointer('text', { altKey: true })],
    ['the middle button', byPointer('text', { button: 1 })],
  ])('%s is not repeated', async (_, click) => {
    expect(await pressesAfter(click)).toBe('Count 0');
  });

  test('no event of the fallback is stopped or prevented', () => {
    page();
    const atBody = vi.fn<(event: Event) => void>();
    document.body.addEventListener('click', atBody, { once: true });
    expect(fireEvent.click(mountElement('link'))).toBe(true);
    expect(atBody).toHaveBeenCalledOnce();
  });

  test('a click that the page has answered is not repeated', async () => {
    const { arrive } = page();
    mountElement('text').addEventListener('click', prevent);
    byPointer('text')();
    arrive('counter');
    await mounted();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });
});

describe('a keyboard visitor whose focus is in the fallback', () => {
  test('goes on in the widget', async () => {
    const { arrive } = page();
    mountElement('link').focus();
    arrive('counter');
    await mounted();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Count 0' })).toHaveFocus());
  });

  test('but whoever is elsewhere stays there', async () => {
    const { arrive } = page();
    document.body.insertAdjacentHTML('beforeend', '<input id="elsewhere">');
    mountElement('link').focus();
    mountElement('elsewhere').focus();
    arrive('counter');
    await mounted();
    await nextTasks();
    expect(mountElement('elsewhere')).toHaveFocus();
  });
});

test('a click on a widget that never comes leaves the fallback as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { arrive } = page('breaks-in-render');
  byPointer('text')();
  arrive('breaks-in-render');
  await vi.waitFor(() => expect(statusOf('a')).toBe('failed'));
  expect(mountElement('plain')).toBeVisible();
  byPointer('text')();
  expect(statusOf('a')).toBe('failed');
});
