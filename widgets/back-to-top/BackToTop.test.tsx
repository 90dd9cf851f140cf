import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

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
  vi.stubGlobal('scrollTo', vi.fn());
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
    await show();
    scrollTo(2000);
    await visitor.click(button()!);
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
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
    await show();
    scrollTo(2000);
    await visitor.click(button()!);
    await vi.waitFor(() =>
      expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' }),
    );
  });
});

describe('what it lies over', () => {
  const place = () => button()!.parentElement!;
  const settle = () => act(() => new Promise((done) => requestAnimationFrame(done)));

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
    expect(place().style.getPropertyValue('--lift')).toBe('100px');
    atFoot = [document.body];
    scrollTo(2001);
    await settle();
    expect(place().style.getPropertyValue('--lift')).toBe('0px');
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
