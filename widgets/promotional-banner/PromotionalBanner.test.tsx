import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
});

/** An instant as an author writes it, some seconds from now. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const banner = { title: 'Pick roses before the sun is up' };
const region = () => screen.queryByRole('region', { name: banner.title });

describe('a visitor sees', () => {
  test('what the author wrote: eyebrow, title, text, picture and buttons', async () => {
    await renderWidget('promotional-banner', 'default');
    const section = within(screen.getByRole('region', { name: banner.title }));
    expect(section.getByRole('heading', { level: 2, name: banner.title })).toBeVisible();
    expect(section.getByText('Taif, late March to April')).toBeVisible();
    expect(section.getByText(/^Thirty-petalled blooms/)).toBeVisible();
    expect(section.getByRole('img', { name: /rose bushes/ })).toBeInTheDocument();
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/offers/rose-morning',
      '/en/events/taif-rose-harvest',
    ]);
  });

  test('one primary action, however many are solid', async () => {
    const ctas = ['Book', 'Read'].map((ctaLabel) => ({ ctaLabel, ctaLink: '#x' }));
    await renderWidget('promotional-banner', { ...banner, ctas });
    const [first, second] = screen.getAllByRole('link').map(({ className }) => className);
    expect(first).toMatch(/primary/);
    expect(second).toMatch(/stroke/);
  });

  test('a label without its link where the address may not be linked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('promotional-banner', 'faulty-links');
    expect(screen.getByText('See the programme')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a film', () => {
  const video = { videoFileReference: '/films/roses.webm', autoplay: true, poster: '/images/roses.jpg' };
  beforeEach(() => {
    const prototype = HTMLMediaElement.prototype;
    const tell = (name: string) =>
      function (this: HTMLMediaElement) {
        queueMicrotask(() => this.dispatchEvent(new Event(name)));
        return Promise.resolve();
      };
    vi.spyOn(prototype, 'load').mockImplementation(() => {});
    vi.spyOn(prototype, 'pause').mockImplementation(tell('pause'));
    vi.spyOn(prototype, 'play').mockImplementation(tell('playing'));
  });

  test('plays by itself, muted, and can be stopped', async () => {
    await renderWidget('promotional-banner', { ...banner, video });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause film' }));
    expect(await screen.findByRole('button', { name: 'Play film' })).toBeVisible();
    const film = document.querySelector('video');
    expect(film).toHaveAttribute('src', video.videoFileReference);
    expect(film).toHaveAccessibleName(banner.title);
    expect(film?.muted).toBe(true);
  });

  test('is all that a banner needs', async () => {
    await renderWidget('promotional-banner', { video });
    expect(await screen.findByRole('button', { name: 'Pause film' })).toBeVisible();
  });

  test('rests while an author edits the page, under its poster', async () => {
    await renderWidget('promotional-banner', { ...banner, video }, { cmsMode: 'author', language: 'de' });
    expect(await screen.findByRole('button', { name: 'Film abspielen' })).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', video.poster);
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  });

  test('has no room in a strip, which shows the picture alone', async () => {
    const image = { desktopImage: '/images/roses.jpg', alt: 'Roses' };
    await renderWidget('promotional-banner', { ...banner, video, image, layout: 'strip' });
    await settle();
    expect(screen.getByRole('img', { name: 'Roses' })).toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  });
});

describe('in its time', () => {
  test.each([
    ['before it begins', { from: inSeconds(3600) }, false],
    ['after it has begun', { from: inSeconds(-3600) }, true],
    ['before it ends', { to: inSeconds(3600) }, true],
    ['after it has ended', { to: inSeconds(-3600) }, false],
    ['on its last day', { to: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10) }, true],
  ])('%s', async (_, dates, isShown) => {
    const { element } = await renderWidget('promotional-banner', { ...banner, ...dates });
    expect(region() !== null).toBe(isShown);
    expect(element.querySelector('[data-widget-root]')?.childElementCount).toBe(isShown ? 1 : 0);
  });
});

test('one that begins while the page is open waits until its place is not seen', async () => {
  // Just before a second is full: dates are read to the second.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 9, 1, 9, 0, 0, 990) });
  await renderWidget('promotional-banner', { ...banner, from: inSeconds(0.01) });
  let leaveView: (() => void) | undefined;
  class Watch {
    constructor(callback: (entries: object[]) => void) {
      leaveView = () => act(() => callback([{ isIntersecting: false }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as never);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 300, bottom: 300 } as DOMRect);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  expect(region()).toBeNull();
  vi.setSystemTime(Date.now() + 1000);
  await vi.waitFor(() => expect(leaveView).toBeDefined());
  expect(region()).toBeNull();
  leaveView?.();
  expect(region()).toBeVisible();
});

describe('the countdown', () => {
  const end = { to: '2099-01-09', countdown: true };

  test('is a timer that is spoken as a date, and silent while it ticks', async () => {
    await renderWidget('promotional-banner', { ...banner, ...end });
    const timer = screen.getByRole('timer', { name: 'Until January 9, 2099' });
    expect(timer).toHaveAttribute('aria-live', 'off');
  });

  test('counts down', async () => {
    await renderWidget('promotional-banner', { ...banner, ...end });
    const cells = () => screen.getByRole('timer').firstElementChild?.textContent ?? '';
    const before = cells();
    expect(before).toMatch(/^\d{5}days\d\dhours?\d\dminutes?\d\dseconds?$/);
    await waitFor(() => expect(cells()).not.toBe(before));
  });

  test.each([
    ['latn', /^\d+يوم/],
    ['arab', /^[٠-٩]+يوم/],
  ])('has the digits of the site (%s) in Arabic', async (numerals, expected) => {
    await renderWidget('promotional-banner', { ...banner, ...end }, { language: 'ar', site: { numerals } });
    expect(screen.getByRole('timer').firstElementChild?.textContent).toMatch(expected);
  });

  test('needs an end', async () => {
    await renderWidget('promotional-banner', { ...banner, countdown: true });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a banner that may be closed', () => {
  const dismissible = { ...banner, dismissible: true };

  test('stays closed for the visit; others stay open', async () => {
    await renderWidget('promotional-banner', dismissible);
    await userEvent.click(screen.getByRole('button', { name: 'Close', description: banner.title }));
    expect(region()).toBeNull();
    await renderWidget('promotional-banner', dismissible);
    expect(region()).toBeNull();
    await renderWidget('promotional-banner', { ...dismissible, title: 'Another' });
    expect(screen.getByRole('region', { name: 'Another' })).toBeVisible();
  });

  test('gives the focus back to where it came from', async () => {
    await renderWidget('promotional-banner', dismissible);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    expect(region()).toBeNull();
    expect(field).toHaveFocus();
  });

  test('has no cross unless its author says so', async () => {
    await renderWidget('promotional-banner', banner);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a click on a button is reported: its own words before the banner’s', async () => {
  await renderWidget('promotional-banner', {
    ...banner,
    ctaData: { sectionName: 'spring', pageCategory: 'taif' },
    dataLayer: { campaign: 7 },
    ctas: [{ ctaLabel: 'Book', ctaLink: '#book', ctaData: { sectionName: 'roses' } }],
  });
  await userEvent.click(screen.getByRole('link', { name: 'Book' }));
  expect(globals.dataLayer).toMatchObject([
    { event: 'cta_click', click_text: 'Book', section_name: 'roses', page_category: 'taif', campaign: 7 },
  ]);
});

describe('a banner for an audience', () => {
  const site = { userApi: services };
  const shown = (element: HTMLElement) => element.querySelectorAll('[data-widget-root] section').length;

  test.each([
    ['signedIn', 'u-default', true],
    ['signedIn', 'none', false],
    ['anonymous', 'u-default', false],
    ['anonymous', 'none', true],
  ])('for %s visitors, before one who is %s, is shown: %s', async (audience, user, isShown) => {
    origin.switches.user = user;
    const { element } = await renderWidget('promotional-banner', { ...banner, audience }, { site });
    await waitFor(() => expect(callsOf('U1')).toHaveLength(1));
    await settle();
    expect(region() !== null).toBe(isShown);
    expect(shown(element)).toBe(isShown ? 1 : 0);
  });

  test.each(['signedIn', 'anonymous'])(
    'for %s visitors is not there while nobody knows',
    async (audience) => {
      const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
      const { element } = await renderWidget('promotional-banner', { ...banner, audience }, { site });
      await waitFor(() => expect(ask).toHaveBeenCalled());
      await settle();
      expect(shown(element)).toBe(0);
    },
  );

  test('is for anonymous visitors where the origin does not answer', async () => {
    origin.switches.fail = ['U1'];
    await renderWidget('promotional-banner', { ...banner, audience: 'anonymous' }, { site });
    expect(await screen.findByRole('region', { name: banner.title })).toBeVisible();
  });

  test('goes with the session when the visitor signs out in another tab, and the focus goes back', async () => {
    origin.switches.user = 'u-default';
    const ctas = [{ ctaLabel: 'Book', ctaLink: '#book' }];
    await renderWidget('promotional-banner', { ...banner, audience: 'signedIn', ctas }, { site });
    const link = await screen.findByRole('link', { name: 'Book' });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => link.focus());
    const otherTab = new BroadcastChannel('tourism-widgets-session');
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await waitFor(() => expect(region()).toBeNull());
    expect(field).toHaveFocus();
    otherTab.close();
  });

  test.each([
    ['is for everybody', {}],
    ['is out of its time', { audience: 'signedIn', to: '2020-01-01' }],
  ])('asks nobody who the visitor is when it %s', async (_, values) => {
    await renderWidget('promotional-banner', { ...banner, ...values }, { site });
    await settle();
    expect(callsOf('U1')).toEqual([]);
  });

  test('is hidden as personal things are while a page that came back is unconfirmed', async () => {
    origin.switches.user = 'u-default';
    await renderWidget('promotional-banner', { ...banner, audience: 'signedIn' }, { site });
    const section = await screen.findByRole('region', { name: banner.title });
    expect(section.closest('[data-personal]')).not.toBeNull();
  });
});

describe('a button that needs sign-in', () => {
  const site = { userApi: services };
  const ctas = [
    { ctaLabel: 'Book', ctaLink: '/en/book?a=1', requiresLogin: true },
    { ctaLabel: 'Read', ctaLink: '/en/read' },
  ];

  test('leads an anonymous visitor to sign in and then on, and says so; others lead where they say', async () => {
    await renderWidget('promotional-banner', { ...banner, ctas }, { site });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Book ?\(sign-in needed\)$/ });
    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toBe('/sso/login');
    expect(searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/book?a=1`);
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/en/read');
  });

  test('is explained to its author where nobody can sign in', async () => {
    await renderWidget('promotional-banner', { ...banner, ctas }, { cmsMode: 'author' });
    expect(await screen.findByText(/userApi\.ssidLoginUrl/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/en/book?a=1');
  });

  test('leads a signed-in visitor where it says', async () => {
    origin.switches.user = 'u-default';
    await renderWidget('promotional-banner', { ...banner, ctas }, { site });
    await waitFor(() => expect(callsOf('U1')).toHaveLength(1));
    await settle();
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/en/book?a=1');
  });
});

describe('an author', () => {
  const onlySignedIn: readonly (readonly [Language, string])[] = [
    ['en', 'Only signed-in visitors see this banner.'],
    ['ar', 'لا يرى هذه اللافتة إلا الزوار الذين سجّلوا الدخول.'],
    ['ja', 'このバナーはログイン中の訪問者にのみ表示されます。'],
  ];
  test.each(onlySignedIn)(
    'sees a banner for an audience, and whom it is for, in %s',
    async (language, reason) => {
      const config = { ...banner, audience: 'signedIn' };
      await renderWidget('promotional-banner', config, { cmsMode: 'author', language });
      expect(await screen.findByRole('note')).toHaveTextContent(reason);
      expect(region()).toBeVisible();
      await settle();
      expect(callsOf('U1')).toEqual([]);
    },
  );

  test.each([
    [{ from: '2099-01-01' }, 'Visitors will see this banner from January 1, 2099.'],
    [{ to: '2020-01-01' }, 'Visitors no longer see this banner. It ended on January 1, 2020.'],
  ])('sees a banner out of its time, and why visitors do not: %o', async (dates, reason) => {
    await renderWidget('promotional-banner', { ...banner, ...dates }, { cmsMode: 'author' });
    expect(await screen.findByRole('note')).toHaveTextContent(reason);
    expect(region()).toBeVisible();
  });

  test('cannot lose it by its cross', async () => {
    await renderWidget('promotional-banner', { ...banner, dismissible: true }, { cmsMode: 'author' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).toBeVisible();
  });

  test('is told what to fill in where there is nothing', async () => {
    const { element } = await renderWidget('promotional-banner', {}, { cmsMode: 'author' });
    await waitFor(() => expect(element).toHaveTextContent(/Fill in:titleimagectas/));
  });
});
