import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseHistory } from '#testing/refuse-history.ts';
import { settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';
import { makeScroll, scrollElement, watchLeading } from '#testing/scrolling-element.ts';

const visas = '<h2 id="visas">Visas &amp; entry</h2><p>…</p>';
const money = '<h2>Money</h2><h3>Cash</h3><h3>Cards</h3>';
const article = `<h1>Before you travel</h1>${visas}${money}`;

/** A page with a navigation, and around it what the page has else. */
async function show(
  config: object,
  main = article,
  options: PageOptions & { readonly beside?: string } = {},
) {
  const script = `<script type="application/json">${toScript(config)}</script>`;
  const page = startPage(
    `${options.beside ?? ''}<div data-component="section-navigation">${script}</div><main>${main}</main>`,
    options,
  );
  const element = document.querySelector<HTMLElement>('[data-component="section-navigation"]')!;
  await settled(element);
  await act(() => vi.dynamicImportSettled());
  return { element, page };
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name });
const current = () =>
  screen.queryAllByRole('link').flatMap((one) => (one.hasAttribute('aria-current') ? one.textContent : []));

/** Puts headings where they stand in the window, by their text; all others are far below. */
function place(tops: Readonly<Record<string, number>>) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = tops[this.textContent] ?? 9000;
    return DOMRect.fromRect({ y: top, height: 40 });
  });
}

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(6000);
  Document.prototype.elementFromPoint = () => null;
});

describe('the list', () => {
  test('is a named navigation with the headings of the page, the lower ones below theirs', async () => {
    await show({});
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    expect(links()).toEqual(['Visas & entry', 'Money', 'Cash', 'Cards']);
    const below = within(within(nav).getByText('Money').closest('li')!).getByRole('list');
    expect(within(below).getAllByRole('link')).toHaveLength(2);
    expect(link('Visas & entry')).toHaveAttribute('href', '#visas');
    expect(link('Cash')).toHaveAttribute('href', '#cash');
  });

  test('is named by its title, which is no section, and numbered where its author wants', async () => {
    await show({ title: 'In this guide', listType: 'ordered' });
    const nav = screen.getByRole('navigation', { name: 'In this guide' });
    expect(
      within(nav)
        .getAllByRole('list')
        .map(({ localName }) => localName),
    ).toEqual(['ol', 'ol']);
    expect(links()).toEqual(['1.Visas & entry', '2.Money', '2.1.Cash', '2.2.Cards']);
    expect(link('Cash')).toBeVisible();
  });

  test('holds headings of the levels that its author names', async () => {
    await show({ startLevel: 3, stopLevel: 2 });
    expect(links()).toEqual(['Cash', 'Cards']);
  });

  test('holds none of dialogs, navigations and footers, none that is hidden, and none without words', async () => {
    const other = [
      'dialog open',
      'nav',
      'footer',
      'div role="dialog"',
      'div hidden',
      'div aria-hidden="true"',
    ]
      .map((tag) => `<${tag}><h2>Other</h2></${tag.split(' ')[0]}>`)
      .join('');
    await show({}, `${article}${other}<h2> </h2>`);
    expect(links()).not.toContain('Other');
    expect(links()).toHaveLength(4);
  });

  test('holds the headings of a closed panel', async () => {
    await show({}, `${visas}<div hidden="until-found"><h2>Closed</h2></div>`);
    expect(links()).toEqual(['Visas & entry', 'Closed']);
  });

  test('takes a page without a main element whole', async () => {
    await show({}, '', { beside: `<header><nav><h2>Menu</h2></nav></header><article>${article}</article>` });
    document.querySelector('main')!.remove();
    await vi.waitFor(() => expect(links()).toEqual(['Visas & entry', 'Money', 'Cash', 'Cards']));
  });

  test.each<[string, string]>([
    ['one heading', visas],
    ['no heading', '<p>…</p>'],
  ])('is not there on a page with %s', async (_, main) => {
    await show({}, main);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('is built anew when a widget brings headings late, and goes with them', async () => {
    await show({}, visas);
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<div id="late"><h2>Late</h2></div>');
    await vi.waitFor(() => expect(links()).toEqual(['Visas & entry', 'Late']));
    document.querySelector('#late h2')!.textContent = 'Later';
    await vi.waitFor(() => expect(links()).toEqual(['Visas & entry', 'Later']));
    document.querySelector('#late')!.remove();
    await vi.waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});

describe('names in addresses', () => {
  test('are words of the heading in its own script, and a number where two are alike', async () => {
    await show(
      {},
      '<h2>الطقس والفصول</h2><h2>ビザ・入国</h2><h2>Money</h2><h2>Money</h2><h2>🧭</h2><h2 id="money-3">Cards</h2><h2>Money</h2>',
    );
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '#الطقس-والفصول',
      '#ビザ-入国',
      '#money',
      '#money-2',
      '#section',
      '#money-3',
      '#money-4',
    ]);
    expect(document.querySelector('#الطقس-والفصول')).toHaveTextContent('الطقس');
  });

  test('leave the headings of the page as they were once the widget goes', async () => {
    const main =
      '<h2 id="a">A</h2><h2 id="a">B</h2><h2 id="a">B</h2><h2>C</h2><h2 id="_w1-r_0_">D</h2><h2 id="_faqR_3_">E</h2>';
    const { element, page } = await show({}, main);
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '#a',
      '#b',
      '#b-2',
      '#c',
      '#d',
      '#e',
    ]);
    expect(document.querySelector('main')!.innerHTML).toBe(main.replace('<h2>', '<h2 id="c">'));
    page.unmount(element);
    await vi.waitFor(() => expect(document.querySelector('main')!.innerHTML).toBe(main));
  });
});

describe('a link', () => {
  test('leads to its heading with the focus, also where its id is another’s, and is reported', async () => {
    const visitor = userEvent.setup();
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    const led = watchLeading();
    await show({ offset: 90 }, '<h2 id="a">First</h2><h2 id="a">Second</h2>');
    place({ Second: 500 });
    await visitor.click(link('Second'));
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
    const to = screen.getByRole('heading', { name: 'Second' });
    expect(led[0]).toEqual({ to, room: '90px', behavior: 'smooth' });
    expect(to).not.toHaveAttribute('style');
    expect(location.hash).toBe('#second');
    expect(events).toEqual([
      expect.objectContaining({
        event: 'nav_click',
        section_name: 'section-navigation',
        click_text: 'Second',
      }),
    ]);
  });

  test('leads to its heading on this page, whatever the page’s <base> says', async () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="/">');
    await show({});
    place({ Money: 500 });
    expect((link('Money') as HTMLAnchorElement).href).toBe(`${location.origin}/en/page.html#money`);
    await userEvent.click(link('Money'));
    document.querySelector('base')!.remove();
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Money' })).toHaveFocus());
    expect(location.href).toBe(`${location.origin}/en/page.html#money`);
  });

  test('is the browser’s where the page opens its links elsewhere', async () => {
    document.head.insertAdjacentHTML('beforeend', '<base target="_blank">');
    await show({});
    const isFollowed = fireEvent.click(link('Money'));
    document.querySelector('base')!.remove();
    expect([isFollowed, location.hash]).toEqual([true, '']);
  });

  test('leads to its heading where the browser refuses to write the history', async () => {
    const { element } = await show({});
    refuseHistory();
    place({ Money: 500 });
    await userEvent.click(link('Money'));
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Money' })).toHaveFocus());
    expect(element).toHaveAttribute('data-status', 'mounted');
  });

  test('scrolls on while widgets above make the page grow', async () => {
    const visitor = userEvent.setup();
    const led = watchLeading();
    await show({});
    place({ Money: 500 });
    await visitor.click(link('Money'));
    const to = screen.getByRole('heading', { name: 'Money' });
    await vi.waitFor(() => expect(led[0]).toEqual({ to, room: '150px', behavior: 'smooth' }));
    const { length } = led;
    place({ Money: 900 });
    await vi.waitFor(() => expect(led.length).toBeGreaterThan(length));
  });

  test('that is opened in a new tab moves nothing', async () => {
    await show({});
    fireEvent.click(link('Money'), { ctrlKey: true });
    expect(location.hash).toBe('');
  });
});

describe('an address that names a section', () => {
  const hash = `#${encodeURIComponent('الطقس')}`;

  test('is followed once its heading has come', async () => {
    await show({}, '<h2>العملة</h2><h2>التأشيرة</h2>', { path: `page.html${hash}`, language: 'ar' });
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<h2>الطقس</h2>');
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'الطقس' })).toHaveFocus());
  });

  test('does not move a visitor who has scrolled already', async () => {
    vi.stubGlobal('scrollY', 500);
    const led = watchLeading();
    await show({}, '<h2>العملة</h2><h2>الطقس</h2>', { path: `page.html${hash}` });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(led).toEqual([]);
  });
});

describe('the current section', () => {
  test('is the last that has begun where reading is', async () => {
    await show({});
    place({ 'Visas & entry': 500, Money: 1500 });
    scrollTo(1);
    expect(current(), 'the first, as it comes into view').toEqual(['Visas & entry']);
    place({ 'Visas & entry': -900, Money: 150 });
    scrollTo(1400);
    expect(current()).toEqual(['Money']);
    expect(link('Money')).toHaveAttribute('aria-current', 'location');
    place({ 'Visas & entry': -700, Money: 350 });
    scrollTo(1200);
    expect(current()).toEqual(['Visas & entry']);
    place({});
    scrollTo(0);
    expect(current(), 'none while none is in view').toEqual([]);
  });

  test('is the last in view where the page ends', async () => {
    await show({});
    place({ 'Visas & entry': -900, Money: 100, Cash: 400, Cards: 700 });
    scrollTo(5200);
    expect(current()).toEqual(['Cards']);
  });

  test('is the one that a link has led to for as long as it is in view, until the visitor moves on', async () => {
    const visitor = userEvent.setup();
    await show({});
    place({ 'Visas & entry': -900, Money: 100, Cash: 400, Cards: 700 });
    await visitor.click(link('Cash'));
    scrollTo(5200);
    expect(current()).toEqual(['Cash']);
    fireEvent.wheel(window);
    scrollTo(5199);
    expect(current()).toEqual(['Cards']);
  });

  test('has its part of the page’s progress drawn', async () => {
    const { element } = await show({ showProgress: true });
    const main = document.querySelector('main')!;
    vi.spyOn(main, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: -1200, height: 5600 }));
    scrollTo(1200);
    const bar = element.querySelector<HTMLElement>('[aria-hidden] > div')!;
    expect(bar.style.getPropertyValue('--tourism-progress')).toBe('0.25');
  });
});

describe('where an element scrolls in place of the window', () => {
  const heights = { shown: 700, inside: 5000 };

  test('the current section, its progress and what is beneath are those of the element', async () => {
    const { element } = await show({ showProgress: true });
    const main = makeScroll(document.querySelector('main')!, heights);
    const box = DOMRect.fromRect({ y: 100, height: 700 });
    place({ 'Visas & entry': -900, Money: 250, Cash: 350 });
    main.getBoundingClientRect = () => box;
    scrollElement(main, 1075);
    expect(current(), 'reading is 150 px below its edge').toEqual(['Money']);
    const bar = element.querySelector<HTMLElement>('[aria-hidden] > div')!;
    expect(bar.style.getPropertyValue('--tourism-progress')).toBe('0.25');
    place({ 'Visas & entry': -900, Money: 250, Cash: 350, Cards: 790 });
    scrollElement(main, 4300);
    expect(current(), 'at its end').toEqual(['Cards']);
  });

  test('an address does not move a visitor who has scrolled it', async () => {
    const led = watchLeading();
    await show({}, '<h2>Money</h2>', { path: 'page.html#cash' });
    const main = makeScroll(document.querySelector('main')!, heights);
    main.scrollTop = 500;
    main.insertAdjacentHTML('beforeend', '<h2>Cash</h2>');
    await vi.waitFor(() => expect(links()).toContain('Cash'));
    expect(led).toEqual([]);
  });
});

describe('links that the author has chosen', () => {
  const chosen = [
    { ctaLabel: 'Entry', ctaLink: '#visas' },
    { ctaLabel: 'Weather', ctaLink: '#weather' },
    { ctaLabel: 'Elsewhere', ctaLink: '/en/visa' },
    { ctaLabel: 'Entry again', ctaLink: '#visas' },
    { ctaLabel: 'Text', ctaLink: '#text' },
  ];
  const main = `${visas}<p id="text">Text</p>`;

  test('are shown as far as the page has their targets; one that comes late is added', async () => {
    await show({ links: chosen }, main);
    expect(links()).toEqual(['Entry', 'Text']);
    expect(screen.queryByText(/#weather/), 'what is missing is said to nobody').toBeNull();
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p id="weather">Sun</p>');
    await vi.waitFor(() => expect(links()).toEqual(['Entry', 'Weather', 'Text']));
  });

  test('whose targets are missing are named to the author', async () => {
    await show({ links: chosen }, main, { cmsMode: 'author' });
    expect(await screen.findByText(/Not on this page: #weather, \/en\/visa\./)).toBeVisible();
  });
});

describe('a navigation that stays in view', () => {
  const frame = (element: Element) => element.querySelector('[data-sticky]');

  test('stands below what the page keeps free for its header', async () => {
    document.documentElement.style.setProperty('scroll-padding-block-start', '72px');
    const { element, page } = await show({});
    expect(frame(element)).not.toBeNull();
    expect(document.documentElement.style.getPropertyValue('--tourism-sticky-top')).toBe('72px');
    page.unmount(element);
    await vi.waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--tourism-sticky-top')).toBe(''),
    );
    document.documentElement.removeAttribute('style');
  });

  test('is below a header that comes later, and at the top again when that goes', async () => {
    await show({});
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--tourism-sticky-top')).toBe('0px');
    style.setProperty('scroll-padding-block-start', '72px');
    await vi.waitFor(() => expect(style.getPropertyValue('--tourism-sticky-top')).toBe('72px'));
    style.removeProperty('scroll-padding-block-start');
    await vi.waitFor(() => expect(style.getPropertyValue('--tourism-sticky-top')).toBe('0px'));
  });

  test('makes way for what gets the focus beneath it', async () => {
    const { element } = await show({}, `${article}<a href="/en/visa">Visa guide</a>`);
    const guide = screen.getByRole('link', { name: 'Visa guide' });
    vi.spyOn(frame(element)!, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ y: 72, width: 1000, height: 60 }),
    );
    vi.spyOn(guide, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 100, y: 100, width: 200, height: 20 }),
    );
    act(() => guide.focus());
    expect(window.scrollBy).not.toHaveBeenCalled();
    Document.prototype.elementFromPoint = () => link('Money');
    act(() => guide.blur());
    act(() => guide.focus());
    expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -40, behavior: 'instant' });
  });

  test('does not stay in the page of an author, nor where its author does not want it', async () => {
    expect(frame((await show({}, article, { cmsMode: 'author' })).element)).toBeNull();
    expect(frame((await show({ sticky: false })).element)).toBeNull();
  });
});

test('an author without headings is asked for sections', async () => {
  await show({}, '<p>…</p>', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'section-navigation' })).toHaveTextContent('links');
});
