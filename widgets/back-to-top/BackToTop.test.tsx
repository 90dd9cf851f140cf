import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { makeScroll, scrollElement, watchLeading } from '#testing/scrolling-element.ts';
import { windowOf } from '#testing/window-width.ts';

const button = () => screen.queryByRole('button', { name: 'Back to top' });

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void fireEvent.scroll(window));
}

/** What lies along the foot of the window, from its upper edge to its lowest pixel. */
let atFoot: Element[];

const boxOf = (element: Element, [left, top, right, bottom]: readonly [number, number, number, number]) => {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: left, y: top, width: right - left, height: bottom - top }),
  );
};

beforeEach(() => {
  atFoot = [];
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  Document.prototype.elementsFromPoint = () => atFoot;
});

/** A widget with the page around it. */
async function show(config: object | string = {}, options = {}) {
  const rendered = await renderWidget('back-to-top', config, options);
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<a href="#content">Skip</a><main id="content"><h1>AlUla</h1><a href="/en/hegra">Hegra</a></main>',
  );
  return rendered;
}

describe('the button', () => {
  test('appears once a visitor has scrolled down two screens, and goes again', async () => {
    await show();
    scrollTo(1600);
    expect(button()).toBeNull();
    scrollTo(1601);
    expect(button()).toBeVisible();
    scrollTo(900);
    expect(button()).toBeNull();
  });

  test('appears after as many screens as its author wants, and never before one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-threshold');
    scrollTo(800);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(801);
    expect(screen.getByRole('button')).toBeVisible();
  });

  test('stands in its place in a low window, however far that is scrolled', async () => {
    const { resize } = windowOf(1280, 800);
    await show();
    expect(button()).toBeNull();
    resize(1280, 479);
    expect(button()?.parentElement).toHaveAttribute('data-still');
    resize(1280, 480);
    expect(button()).toBeNull();
  });

  test('has the words of its author', async () => {
    await show('start');
    scrollTo(801);
    expect(screen.getByRole('button', { name: 'To the beginning of this guide' })).toBeVisible();
  });

  test('speaks Arabic on an Arabic page', async () => {
    await show({}, { language: 'ar' });
    scrollTo(2000);
    expect(screen.getByRole('button', { name: 'العودة إلى أعلى الصفحة' })).toBeVisible();
  });

  test('is not there while a dialog is open', async () => {
    await show();
    scrollTo(2000);
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Close</button>';
    document.body.append(dialog);
    act(() => dialog.showModal());
    expect(button()).toBeNull();
    dialog.open = false;
    act(() => screen.getByRole('link', { name: 'Hegra' }).focus());
    expect(button()).toBeVisible();
    dialog.open = true;
    act(() => void fireEvent(dialog, new Event('toggle')));
    expect(button()).toBeNull();
  });

  test('stays while it has the focus, however far a visitor scrolls up with the keys', async () => {
    await show();
    scrollTo(2000);
    act(() => button()!.focus());
    scrollTo(0);
    expect(button()).toHaveFocus();
    act(() => button()!.blur());
    await vi.waitFor(() => expect(button()).toBeNull());
  });
});

describe('pressing it', () => {
  test('leads to where the link past the header leads, with the focus, and is reported', async () => {
    const visitor = userEvent.setup();
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    const led = watchLeading();
    await show();
    scrollTo(2000);
    await visitor.click(button()!);
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(led, 'more room than any page has').toEqual([
      { to: screen.getByRole('main'), room: '1000000px', behavior: 'smooth' },
    ]);
    expect(screen.getByRole('main')).not.toHaveAttribute('style');
    expect(events).toEqual([
      expect.objectContaining({ event: 'nav_click', section_name: 'back-to-top', click_text: 'Back to top' }),
    ]);
    act(() => screen.getByRole('link', { name: 'Hegra' }).focus());
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  test('leads to the content of a page without such a link', async () => {
    const visitor = userEvent.setup();
    await show();
    screen.getByText('Skip').remove();
    scrollTo(2000);
    await visitor.click(button()!);
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('jumps for visitors who want less motion', async () => {
    const visitor = userEvent.setup();
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
    );
    const led = watchLeading();
    await show();
    scrollTo(2000);
    await visitor.click(button()!);
    await vi.waitFor(() =>
      expect(led).toEqual([expect.objectContaining({ room: '1000000px', behavior: 'instant' })]),
    );
  });

  test('leads to the beginning of an element that scrolls in place of the window', async () => {
    const visitor = userEvent.setup();
    await show();
    const main = makeScroll(screen.getByRole('main'), { shown: 700, inside: 5000 });
    const scrolled = vi.fn<() => void>();
    main.scrollTo = scrolled;
    scrollElement(main, 1400);
    expect(button(), 'two screens are 1400 px').toBeNull();
    scrollElement(main, 1401);
    await visitor.click(button()!);
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' }));
  });
});

describe('what it lies over', () => {
  const place = () => button()!.parentElement!;
  const settle = () => act(() => new Promise((done) => requestAnimationFrame(done)));

  test.each([
    ['on a phone it is hidden while it lies over a button', 390, 48, true],
    ['on a phone it stays over the corner of a large card', 390, 300, false],
    ['on a wide screen it stays', 1280, 48, false],
  ])('%s', async (_, width, height, isHidden) => {
    windowOf(width);
    await show();
    document.body.insertAdjacentHTML('beforeend', '<button id="book"><b id="word">Book</b></button>');
    boxOf(document.querySelector('#book')!, [20, 700, 370, 700 + height]);
    scrollTo(2000);
    boxOf(place(), [322, 710, 374, 762]);
    atFoot = [document.querySelector('#word')!, document.body];
    scrollTo(2001);
    await settle();
    expect(place().hasAttribute('data-aside')).toBe(isHidden);
    atFoot = [document.body];
    scrollTo(2002);
    await settle();
    expect(place()).not.toHaveAttribute('data-aside');
  });

  test('it rises above a bar along the foot of the window, and not for what fills the window', async () => {
    await show();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="cover" style="position: fixed"></div><div style="position: fixed" id="bar"><p id="text">Cookies</p></div>',
    );
    const [cover, bar, text] = ['cover', 'bar', 'text'].map((id) => document.querySelector(`#${id}`)!);
    boxOf(cover!, [0, 0, 1000, 800]);
    boxOf(bar!, [0, 700, 1000, 800]);
    boxOf(text!, [0, 720, 1000, 780]);
    atFoot = [cover!, text!, bar!, document.body];
    scrollTo(2000);
    expect(place().style.getPropertyValue('--tourism-lift')).toBe('100px');
    atFoot = [document.body];
    scrollTo(2001);
    await settle();
    expect(place().style.getPropertyValue('--tourism-lift')).toBe('0px');
  });

  test('it is hidden while it lies over what has the focus', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Hegra' });
    boxOf(link, [900, 720, 990, 740]);
    scrollTo(2000);
    boxOf(place(), [930, 700, 980, 750]);
    act(() => link.focus());
    await settle();
    expect(place()).toHaveAttribute('data-aside');
    boxOf(link, [100, 720, 190, 740]);
    scrollTo(2001);
    await settle();
    expect(place()).not.toHaveAttribute('data-aside');
  });
});

test('leaves nothing behind when its widget goes', async () => {
  const { element, page } = await show();
  scrollTo(2000);
  page.unmount(element);
  await vi.waitFor(() => expect(button()).toBeNull());
  expect(() => scrollTo(3000)).not.toThrow();
  expect(button()).toBeNull();
});

test('stands still in the page of an author', async () => {
  await show({}, { cmsMode: 'author' });
  expect(button()!.parentElement).toHaveAttribute('data-still');
});
