import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { makeScroll, scrollElement } from '#testing/scrolling-element.ts';
import { callsOf, setSession } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  screenWidth = windowOf(1440);
});

const icon = () => screen.getByRole('button', { name: 'Search', expanded: false });

async function open() {
  await userEvent.click(icon());
  return screen.findByRole('dialog', { name: 'Search the site' });
}

/** Moves the page as a wheel would. */
const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

test('the search icon opens the box, with the focus in its field', async () => {
  await renderWidget('header');
  const dialog = await open();
  expect(within(dialog).getByRole('combobox', { name: 'Search' })).toHaveFocus();
  expect(dialog).not.toHaveAttribute('aria-modal');
  expect(screen.getByRole('button', { name: 'Search', expanded: true })).toBeVisible();
  expect(within(dialog).getByRole('list', { name: 'Popular now' })).toBeVisible();
});

test('who has begun to search in the CMS’s own header goes on in the box', async () => {
  const config = toScript(exampleOf('header', 'default'));
  const form = '<form><label>Search <input type="search" name="search"></label></form>';
  startPage(`<div data-component="header"><script type="application/json">${config}</script>${form}</div>`);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'heg';
  await settled(document.querySelector<HTMLElement>('[data-component]')!);
  const field = await screen.findByRole('combobox', { name: 'Search' });
  expect(field).toHaveValue('heg');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Search', expanded: true }));
  expect(within(await open()).getByRole('combobox', { name: 'Search' })).toHaveValue('');
});

test('below 1024 px the box is modal, from there on it is not', async () => {
  screenWidth.resize(1023);
  await renderWidget('header');
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  screenWidth.resize(1024);
  expect(dialog).not.toHaveAttribute('aria-modal');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the icon', async () => userEvent.click(screen.getByRole('button', { name: 'Search', expanded: true }))],
  ['a press outside', () => userEvent.click(document.body)],
  ['70 px of scrolling', async () => scrollTo(270)],
])('closes by %s, and gives the focus back to the icon', async (_, close) => {
  await renderWidget('header');
  scrollTo(200);
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(icon()).toHaveFocus());
});

test('stays where the page moves less than 70 px', async () => {
  await renderWidget('header');
  scrollTo(200);
  await open();
  scrollTo(269);
  scrollTo(131);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('closes by 70 px of scrolling of an element that scrolls in place of the window', async () => {
  await renderWidget('header');
  scrollTo(0);
  const main = makeScroll(document.body.appendChild(document.createElement('main')), {
    shown: 700,
    inside: 5000,
  });
  await open();
  scrollElement(main, 69);
  expect(screen.getByRole('dialog')).toBeVisible();
  scrollElement(main, 70);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('goes when the focus moves on to the page', async () => {
  await renderWidget('header');
  await open();
  act(() => screen.getByRole('link', { name: 'Rihla' }).focus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Rihla' })).toHaveFocus();
});

test('a search from the header leads to the header’s own results page, in the words of its author', async () => {
  const events: object[] = [];
  vi.stubGlobal('dataLayer', events);
  const header = exampleOf('header', 'default') as { searchBox: object };
  await renderWidget('header', {
    ...header,
    searchBox: { ...header.searchBox, searchPagePath: '/en/found', searchModalTitle: 'Find it' },
    labels: { search: 'Go' },
  });
  await userEvent.click(icon());
  const dialog = await screen.findByRole('dialog', { name: 'Find it' });
  await userEvent.type(within(dialog).getByRole('combobox'), 'hegra');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go' }));
  expect(events).toMatchObject([
    { event: 'search_submit', section_name: 'header', click_text: 'hegra', link: '/en/found?search=hegra' },
  ]);
});

test('speaks the page’s language', async () => {
  await renderWidget('header', 'arabic', { language: 'ar' });
  localStorage.setItem('searchkeys', 'العلا');
  await userEvent.click(screen.getByRole('button', { name: 'بحث', expanded: false }));
  const dialog = await screen.findByRole('dialog', { name: 'البحث في الموقع' });
  expect(within(dialog).getByRole('button', { name: 'إزالة «العلا» من عمليات البحث الأخيرة' })).toBeVisible();
  await userEvent.type(within(dialog).getByRole('combobox'), 'الري');
  expect(await within(dialog).findByRole('listbox', { name: 'الاقتراحات' })).toBeVisible();
  expect(callsOf('S2').map(({ url }) => new URL(url).searchParams.get('locale'))).toEqual(['ar']);
});

test('an author’s icon opens nothing', async () => {
  await renderWidget('header', 'default', { cmsMode: 'author' });
  await userEvent.click(icon());
  expect(screen.queryByRole('dialog')).toBeNull();
});
