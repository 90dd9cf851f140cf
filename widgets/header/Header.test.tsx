import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, startPage, settled, toScript } from '#testing/render-widget.tsx';
import { callsOf, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
  windowOf(1440);
  Object.assign(window, { scrollY: 0 });
});

const item = (name: string) => screen.getByRole('button', { name });

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

describe('the bar', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });

  test('has its small logo, with a blank in its address, on a small screen', async () => {
    await renderWidget('header', {
      logo: { desktopImage: '/wide.svg', mobileImage: '/brand/small logo.svg' },
    });
    const source = screen.getByRole('img').closest('picture')?.querySelector('source');
    expect(source).toHaveAttribute('srcset', '/brand/small%20logo.svg');
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
    ['primary', null],
    ['secondary', 'night'],
  ])(
    'is dark over a hero; once the page is scrolled its %s variant has the ground %j',
    async (variant, ground) => {
      const json = toScript({ ...(exampleOf('header', 'default') as object), variant });
      const script = `<script type="application/json">${json}</script>`;
      startPage(`<div data-component="header">${script}</div><main><div data-under-header></div></main>`);
      await settled(document.querySelector<HTMLElement>('[data-component="header"]')!);
      const bar = screen
        .getByRole('link', { name: 'Rihla' })
        .closest('header')!
        .querySelector('[data-ground]')!;
      expect(bar.getAttribute('data-ground')).toBe('night');
      scrollTo(101);
      expect(bar.getAttribute('data-ground')).toBe(ground);
    },
  );

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

  test('leaves out its way past itself where the template has one', async () => {
    const json = toScript(exampleOf('header', 'default'));
    startPage(
      `<a href="#content">Skip</a><div data-component="header"><script type="application/json">${json}</script></div>`,
    );
    await settled(document.querySelector<HTMLElement>('[data-component="header"]')!);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip');
    expect(screen.queryByRole('link', { name: 'Skip to main content' })).toBeNull();
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

  test('learns which entry of the user menu nobody sees, by the name of its icon', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('header', 'faulty-sections', { cmsMode: 'author' });
    expect(await screen.findByRole('note')).toHaveTextContent(/^There is no icon named “no-such-icon”/);
  });

  test('learns why visitors cannot sign in', async () => {
    const userApi = { ssidLoginUrl: 'http://else.example/login' };
    await renderWidget('header', { title: 'Rihla', userMenu: { userApi } }, { cmsMode: 'author' });
    expect((await screen.findAllByRole('note')).map(({ textContent }) => textContent).join()).toContain(
      'userApi.ssidLoginUrl',
    );
  });
});
