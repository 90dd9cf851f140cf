import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, startPage, settled, toScript } from '#testing/render-widget.tsx';
import { callsOf, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  globals.dataLayer = [];
  screenWidth = windowOf(1440);
  Object.assign(window, { scrollY: 0 });
});

const item = (name: string) => screen.getByRole('button', { name });
const expanded = (name: string) => item(name).getAttribute('aria-expanded');

describe('a visitor sees', () => {
  test('a banner: logo, menu, search, languages, sign-in and visa', async () => {
    await renderWidget('header');
    await settle();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getAllByRole('link')[0]).toHaveAccessibleName('Skip to main content');
    expect(banner.getByRole('link', { name: 'Rihla' })).toHaveAttribute('href', '/en');
    const menu = within(banner.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Destinations',
      'Things to do',
      'What’s on',
      'Plan your trip',
      'Stories',
      'Offers',
    ]);
    expect(banner.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(banner.getByRole('button', { name: 'EN Language: English' })).toBeVisible();
    expect(banner.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(banner.getByRole('link', { name: 'Apply for a visa' })).toHaveAttribute('href', '/en/visa');
  });

  test('the same in Arabic', async () => {
    await renderWidget('header', 'arabic', { language: 'ar' });
    await settle();
    expect(screen.getByRole('link', { name: 'رحلة' })).toHaveAttribute('href', '/ar');
    expect(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'AR اللغة: العربية' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  });

  test.each([
    ['on the results page', {}, { path: 'search-results.html?search=x' }],
    ['in the portal', {}, { mode: 'B2B' }],
    ['without a search box', { searchBox: undefined }, {}],
  ] as const)('no search icon %s', async (_, over, options) => {
    await renderWidget('header', { ...(exampleOf('header', 'default') as object), ...over }, options);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  test('no sign-in where the site names no usable service', async () => {
    const { userMenu, ...rest } = exampleOf('header', 'default') as { userMenu: object };
    const userApi = { ssidLoginUrl: 'javascript:alert(1)', b2bLoginRedirectEndpoint: 'http://else.example/' };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('header', { ...rest, userMenu: { ...userMenu, userApi } });
    await settle();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('an item whose sections cannot be read as a plain link, and no wrong section', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('header', 'faulty-sections');
    expect(screen.getByRole('link', { name: 'Destinations' })).toHaveAttribute('href', '/en/places');
    await userEvent.click(item('Things to do'));
    const links = within(await screen.findByRole('list', { name: 'Things to do' })).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Diving & beaches',
      expect.stringMatching(/^Souqs/),
    ]);
    expect(screen.queryByRole('link', { name: 'Diving & beaches' })).toBeNull();
  });
});

describe('a panel', () => {
  test('opens by a press: six links in all, the way to the others, and closes by the next', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    const list = await screen.findByRole('list', { name: 'Destinations' });
    expect(within(list).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'View all', description: 'Destinations' })).toHaveAttribute(
      'href',
      '/en/places',
    );
    expect(item('Destinations')).toHaveAttribute('aria-controls', expect.stringMatching(/./));
    await userEvent.click(item('Destinations'));
    expect(screen.queryByRole('list', { name: 'Destinations' })).toBeNull();
  });

  test('is one at a time', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    await userEvent.click(item('Stories'));
    expect([expanded('Destinations'), expanded('Stories')]).toEqual(['false', 'true']);
  });

  test('opens where a pointer rests for 150 ms, and stays while the pointer is on its way', async () => {
    await renderWidget('header');
    await settle();
    vi.useFakeTimers();
    const place = item('Destinations').closest('li') as HTMLElement;
    const hover = (type: 'pointerEnter' | 'pointerLeave') => fireEvent[type](place, { pointerType: 'mouse' });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    hover('pointerEnter');
    await pass(149);
    expect(expanded('Destinations')).toBe('false');
    await pass(1);
    expect(expanded('Destinations')).toBe('true');
    hover('pointerLeave');
    await pass(200);
    hover('pointerEnter');
    await pass(400);
    expect(expanded('Destinations')).toBe('true');
    // Whoever points and presses at once keeps it open.
    fireEvent.click(item('Destinations'));
    expect(expanded('Destinations')).toBe('true');
    fireEvent.click(item('Destinations'));
    expect(expanded('Destinations')).toBe('false');
    hover('pointerEnter');
    await pass(150);
    hover('pointerLeave');
    await pass(300);
    expect(expanded('Destinations')).toBe('false');
    vi.useRealTimers();
  });

  test('a passing finger opens none', async () => {
    await renderWidget('header');
    fireEvent.pointerEnter(item('Destinations').closest('li') as HTMLElement, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(expanded('Destinations')).toBe('false');
  });

  test.each([
    ['{Enter}', 'en', '{ArrowRight}'],
    [' ', 'ar', '{ArrowLeft}'],
  ] as const)('is worked by keyboard: %j in %s', async (press, language, forward) => {
    const visitor = userEvent.setup();
    await renderWidget('header', language === 'ar' ? 'arabic' : 'default', { language });
    const nav = screen.getAllByRole('navigation')[0] as HTMLElement;
    const [first, second] = within(nav).getAllByRole('button') as [HTMLElement, HTMLElement];
    await visitor.tab();
    await visitor.tab();
    await visitor.tab();
    expect(first).toHaveFocus();
    await visitor.keyboard(press);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await screen.findAllByRole('list');
    await visitor.tab();
    expect(within(first.closest('li') as HTMLElement).getAllByRole('link')[0]).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(first).toHaveFocus());
    await visitor.keyboard(forward);
    expect(second).toHaveFocus();
    await visitor.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  test('closes when the focus moves on, and by a press outside, which gives the focus back', async () => {
    const visitor = userEvent.setup();
    await renderWidget('header');
    await visitor.click(item('Destinations'));
    const link = await screen.findByRole('link', { name: 'Jeddah' });
    act(() => screen.getByRole('link', { name: 'Rihla' }).focus());
    expect(expanded('Destinations')).toBe('false');
    await visitor.click(item('Destinations'));
    expect(link).not.toBeInTheDocument();
    await visitor.click(document.body);
    expect(expanded('Destinations')).toBe('false');
    await waitFor(() => expect(item('Destinations')).toHaveFocus());
  });

  test('closes with the breakpoint, and when the page comes back from the back/forward cache', async () => {
    await renderWidget('header');
    await userEvent.click(item('Destinations'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(expanded('Destinations')).toBe('false');
    await userEvent.click(item('Destinations'));
    screenWidth.resize(1122);
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    screenWidth.resize(1123);
    expect(expanded('Destinations')).toBe('false');
  });

  test('asks an anonymous visitor to sign in for a section that needs it', async () => {
    await renderWidget('header');
    await settle();
    await userEvent.click(item('Offers'));
    const link = await screen.findByRole('link', { name: /^Members’ offers ?\(sign-in needed\)$/ });
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    expect(url.pathname).toBe('/sso/login');
    expect(url.searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/offers?audience=loyalty`);
    expect(
      screen.getByRole('link', { name: /^For travel agents ?\(opens in a new window\)$/ }),
    ).toHaveAttribute('rel', 'noopener');
  });
});

describe('the bar', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });

  test('has its scrolled state beyond 100 px', async () => {
    await renderWidget('header');
    const banner = screen.getByRole('banner');
    scrollTo(100);
    expect(banner).not.toHaveAttribute('data-scrolled');
    scrollTo(101);
    expect(banner).toHaveAttribute('data-scrolled');
    scrollTo(99);
    expect(banner).not.toHaveAttribute('data-scrolled');
  });

  test.each([
    ['a hero', '<main><div data-component="hero-banner"></div></main>', 'over'],
    ['an element that wants it', '<main><div data-under-header></div></main>', 'over'],
    [
      'anything else',
      '<main><div data-component="faq"></div><div data-component="hero-banner"></div></main>',
      'solid',
    ],
    ['nothing', '', 'solid'],
  ])('before %s', async (_, main, look) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const json = toScript(exampleOf('header', 'default'));
    startPage(`<div data-component="header"><script type="application/json">${json}</script></div>${main}`);
    await settled(document.querySelector<HTMLElement>('[data-component="header"]')!);
    expect(screen.getByRole('banner')).toHaveAttribute('data-look', look);
  });

  test('leaves room above whatever the browser scrolls to, for as long as it is there', async () => {
    document.documentElement.style.removeProperty('scroll-padding-block-start');
    const { page, element } = await renderWidget('header');
    const room = () => document.documentElement.style.getPropertyValue('scroll-padding-block-start');
    await waitFor(() => expect(room()).not.toBe(''));
    page.unmount(element);
    await waitFor(() => expect(room()).toBe(''));
  });

  test('begins with a way past it', async () => {
    await renderWidget('header');
    const main = document.body.appendChild(document.createElement('main'));
    await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(main).toHaveFocus();
    main.blur();
    expect(main).not.toHaveAttribute('tabindex');
  });
});

describe('the sub-header', () => {
  const portal = { mode: 'B2B', path: 'partner-tools/calendar' } as const;

  test('shows the sections of the group, and which one the page is', async () => {
    await renderWidget('header', 'secondary-subheader', portal);
    const nav = within(await screen.findByRole('navigation', { name: 'Partner tools' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'page',
    ]);
    expect(item('Partner tools')).toHaveAttribute('aria-current', 'true');
  });

  test('is a dropdown on a small screen', async () => {
    screenWidth.resize(390);
    await renderWidget('header', 'secondary-subheader', portal);
    const nav = within(await screen.findByRole('navigation', { name: 'Partner tools' }));
    expect(nav.queryByRole('link')).toBeNull();
    const button = nav.getByRole('button', { name: 'Trade calendar' });
    await userEvent.click(button);
    expect(nav.getAllByRole('link')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(nav.queryByRole('link')).toBeNull();
    expect(button).toHaveFocus();
  });

  test.each([
    ['on a page of no group', 'secondary-subheader', { mode: 'B2B', path: 'news' }],
    ['in the primary variant', 'b2b-partner-admin', portal],
  ] as const)('is not there %s', async (_, example, options) => {
    await renderWidget('header', example, options);
    await settle();
    expect(screen.queryByRole('navigation', { name: 'Partner tools' })).toBeNull();
  });
});

describe('an author', () => {
  test('sees it still: nothing opens, scrolls along, or asks', async () => {
    await renderWidget('header', 'default', { cmsMode: 'author' });
    await settle();
    await userEvent.click(item('Destinations'));
    await userEvent.hover(item('Destinations'));
    await userEvent.click(item('EN Language: English'));
    await settle();
    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
    Object.assign(window, { scrollY: 500 });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    expect(callsOf('U1')).toHaveLength(0);
    expect(callsOf('L1')).toHaveLength(0);
    expect(globals.dataLayer).toEqual([]);
  });

  test('is asked for a logo and a menu where there is nothing', async () => {
    await renderWidget('header', {}, { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'header' })).toHaveTextContent('menu');
  });

  test('learns why visitors cannot sign in', async () => {
    const userApi = { ssidLoginUrl: 'http://else.example/login' };
    await renderWidget('header', { title: 'Rihla', userMenu: { userApi } }, { cmsMode: 'author' });
    expect((await screen.findAllByRole('note')).map(({ textContent }) => textContent).join()).toContain(
      'userApi.ssidLoginUrl',
    );
  });
});

test('a click in the menu is reported', async () => {
  await renderWidget('header');
  await userEvent.click(item('Destinations'));
  const link = await screen.findByRole('link', { name: 'Jeddah' });
  fireEvent.click(link);
  expect(globals.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'nav_click', section_name: 'header', click_text: 'Jeddah' }),
  );
  window.dispatchEvent(new Event('popstate'));
});
