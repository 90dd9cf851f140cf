import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
  windowOf(1440);
});

const hero = exampleOf('hero-banner', 'default') as { readonly cards: readonly object[] };
const region = () => screen.getByRole('region', { name: 'Places at their best hour' });
/** A tab is called by its place and its title. */
const tab = (title: string) => screen.getByRole('tab', { name: (name) => name.endsWith(title) });
const stop = () => screen.queryByRole('button', { name: 'Pause slide show' });
const slides = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[aria-live] > * > *')];
const shown = (element: HTMLElement) => slides(element).findIndex((slide) => !slide.hasAttribute('inert'));

describe('on a wide screen', () => {
  test('cards are chosen by tabs, and what is not shown is out of reach', async () => {
    const { element } = await renderWidget('hero-banner');
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(screen.getByRole('tablist', { name: 'Choose a slide' }));
    expect(list.getAllByRole('tab')).toHaveLength(4);
    const panel = screen.getByRole('tabpanel', { name: 'AlUla Hegra by the last light' });
    expect(panel.id).toBe(tab('Hegra by the last light').getAttribute('aria-controls'));
    expect(panel).not.toHaveAttribute('aria-roledescription');
    expect(slides(element).map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true]);
    expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('A city carved');
  });

  test('the arrows move between tabs, and only Enter, Space or a press shows a card', async () => {
    const { element } = await renderWidget('hero-banner');
    tab('Hegra by the last light').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Al-Balad after dusk')).toHaveFocus();
    expect(shown(element)).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(tab('Al-Balad after dusk')).toHaveAttribute('aria-selected', 'true');
    expect(shown(element)).toBe(1);
  });

  test('a tab shows 38 characters of its title, is called by its place and all of them', async () => {
    await renderWidget('hero-banner', 'german', { language: 'de' });
    const long = 'Hegra im letzten Licht: Nabatäergräber zwischen Rosa und Gold';
    expect(tab(long)).toHaveTextContent(/Hegra im letzten Licht: Nabatäergräber$/);
    expect(tab(long)).toHaveAccessibleName(`AlUla ${long}`);
  });

  test('a tab without a title of its own has the card’s, and without that its number', async () => {
    const [card] = hero.cards;
    await renderWidget('hero-banner', {
      cards: [{ title: 'Dunes' }, { ...card, title: '', tabTitle: '' }],
    });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dunes',
      expect.stringContaining('Slide 2 of 2'),
    ]);
  });

  test('a click on a tab reports that, and nothing else', async () => {
    await renderWidget('hero-banner', { ...hero, dataLayer: { section_name: 'top' } });
    await userEvent.click(tab('Reefs at first swim'));
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({
        event: 'tab_click',
        click_text: 'Reefs at first swim',
        selected_banner_index: 3,
        selected_banner_title: 'The first swim of the day',
        section_name: 'top',
      }),
    ]);
    expect(globals.dataLayer[0]).not.toHaveProperty('trigger');
  });
});

describe('on a small screen', () => {
  beforeEach(() => void windowOf(390));

  test('bullets are buttons that say which slide of how many they show', async () => {
    const { element } = await renderWidget('hero-banner');
    expect(screen.queryByRole('tab')).toBeNull();
    const group = within(screen.getByRole('group', { name: 'Choose a slide' }));
    expect(group.getByRole('button', { name: 'Slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(group.getByRole('button', { name: 'Slide 4 of 4' }));
    expect(shown(element)).toBe(3);
    expect(screen.getByRole('group', { name: '4 of 4' })).toHaveAttribute('aria-roledescription', 'slide');
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({
        event: 'slide_change',
        trigger: 'user',
        selected_banner_index: 4,
        selected_banner_title: 'Dunes before anybody else',
      }),
    ]);
  });

  test('the bullet of the slide that is shown changes nothing', async () => {
    await renderWidget('hero-banner');
    await userEvent.click(screen.getByRole('button', { name: 'Slide 1 of 4' }));
    expect(globals.dataLayer).toEqual([]);
  });

  test('bullets in Arabic, and where the author wants them', async () => {
    const config = { ...(exampleOf('hero-banner', 'arabic') as object), paginationBulletPosition: 'outside' };
    await renderWidget('hero-banner', config, { language: 'ar' });
    expect(screen.getByRole('button', { name: 'الشريحة 2 من 4' })).toBeVisible();
    expect(document.querySelector('[data-bullets="outside"]')).not.toBeNull();
  });

  test('a screen that grows has tabs, with the same card shown', async () => {
    const { resize } = windowOf(390);
    const { element } = await renderWidget('hero-banner');
    await userEvent.click(screen.getByRole('button', { name: 'Slide 2 of 4' }));
    resize(1440);
    expect(tab('Al-Balad after dusk')).toHaveAttribute('aria-selected', 'true');
    expect(shown(element)).toBe(1);
  });

  test('the focus of a bullet goes to the tab of the same card, and back', async () => {
    const { resize } = windowOf(390);
    await renderWidget('hero-banner');
    act(() => screen.getByRole('button', { name: 'Slide 2 of 4' }).focus());
    resize(1440);
    expect(tab('Al-Balad after dusk')).toHaveFocus();
    resize(390);
    expect(screen.getByRole('button', { name: 'Slide 2 of 4' })).toHaveFocus();
  });

  test('a focus elsewhere stays there as the screen grows', async () => {
    const { resize } = windowOf(390);
    await renderWidget('hero-banner');
    act(() => stop()!.focus());
    resize(1440);
    expect(screen.getByRole('button', { name: 'Play slide show' })).toHaveFocus();
  });
});

describe('one card', () => {
  test('is no carousel', async () => {
    const { element } = await renderWidget('hero-banner', 'one-card');
    const section = screen.getByRole('region', { name: 'A city carved from the last light' });
    expect(section).not.toHaveAttribute('aria-roledescription');
    expect(element.querySelector('[aria-live],[aria-roledescription],[role],button')).toBeNull();
    expect(element.querySelector('[inert]')).toBeNull();
  });

  test('may hold the title of the page', async () => {
    await renderWidget('hero-banner', 'one-card');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A city carved from the last light');
  });
});

describe('the slide show', () => {
  test('has a button that comes before all else and says what it does', async () => {
    const { element } = await renderWidget('hero-banner');
    const live = element.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    expect(element.querySelector('a[href],button')).toBe(stop());
    await userEvent.click(stop()!);
    expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Play slide show' }));
    expect(stop()).toBeVisible();
    expect(live).toHaveAttribute('aria-live', 'off');
    expect(element.querySelectorAll('[aria-live],[role="status"],[role="alert"]')).toHaveLength(1);
  });

  test('stops when the focus comes, whichever way', async () => {
    await renderWidget('hero-banner');
    await userEvent.tab();
    const play = screen.getByRole('button', { name: 'Play slide show' });
    expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stop()).toBeVisible();
    await userEvent.tab();
    expect(stop()).toBeNull();
  });

  test('is stopped by a click of assistive technology that brings the focus with it', async () => {
    await renderWidget('hero-banner');
    const button = stop()!;
    button.focus();
    button.click();
    expect(await screen.findByRole('button', { name: 'Play slide show' })).toBe(button);
  });

  test('goes on when a visitor who started it comes back to the window', async () => {
    await renderWidget('hero-banner');
    await userEvent.click(stop()!);
    const button = screen.getByRole('button', { name: 'Play slide show' });
    await userEvent.click(button);
    fireEvent.blur(button);
    fireEvent.focus(button);
    expect(stop()).toBe(button);
  });

  test.each<[string, object, PageOptions]>([
    ['where its author wants it to stand still', { disableAnimation: true }, {}],
    ['while an author edits the page', {}, { cmsMode: 'author' }],
  ])('does not run %s', async (_, changes, options) => {
    const { element } = await renderWidget('hero-banner', { ...hero, ...changes }, options);
    expect(stop()).toBeNull();
    expect(element.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('does not run for those who want less motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: /reduce|>= 1024/.test(media) }),
    );
    await renderWidget('hero-banner');
    expect(tab('Reefs at first swim')).toBeVisible();
    expect(stop()).toBeNull();
  });
});

describe('pictures', () => {
  test('the first is asked for before all else; those beside it once the page is there; others when needed', async () => {
    const { element } = await renderWidget('hero-banner', 'many');
    const pictures = [...element.querySelectorAll('img')];
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures[0]).toHaveAttribute('decoding', 'sync');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      ...Array.from({ length: 5 }, () => 'lazy'),
      'eager',
    ]);
    expect(pictures.filter((picture) => picture.hasAttribute('fetchpriority'))).toHaveLength(1);
    await userEvent.click(tab('Dawn on the great dunes'));
    expect(pictures.map((picture) => picture.getAttribute('loading') === 'eager')).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the button of a card', () => {
  test('reports its card, in the words of its author', async () => {
    await renderWidget('hero-banner', {
      cards: [
        {
          title: 'Dunes',
          link: { copy: 'See the dunes', url: '/en/dunes', targetInNewWindow: true },
          ctaData: { ctaEventName: 'hero_cta', pageCategory: 'desert' },
        },
      ],
      ctaData: { sectionName: 'top', pageCategory: 'home' },
    });
    const link = screen.getByRole('link', { name: /See the dunes ?\(opens in a new window\)/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({
        event: 'hero_cta',
        click_text: 'See the dunes',
        section_name: 'top',
        page_category: 'desert',
        selected_banner_index: 1,
        selected_banner_title: 'Dunes',
      }),
    ]);
  });

  test('has an event’s name of its author for its tab, too', async () => {
    const [first, second] = hero.cards;
    await renderWidget('hero-banner', {
      cards: [first, { ...second, ctaData: { ctaEventName: 'hero_cta', sectionName: 'jeddah' } }],
    });
    await userEvent.click(tab('Al-Balad after dusk'));
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({ event: 'hero_cta', section_name: 'jeddah' }),
    ]);
  });

  test('without an address that may be linked its words remain', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('hero-banner', { cards: [{ title: 'Dunes', link: { copy: 'See', url: 'data:,x' } }] });
    expect(screen.getByText('See')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a link to sign up', () => {
  const cards = [{ title: 'Join', link: { copy: 'Create an account', isSignupLink: true } }];
  const site = { userApi: services };
  const button = () => screen.queryByRole('button', { name: 'Create an account' });

  test('shows when it is known that the visitor is anonymous, and begins to sign in', async () => {
    await renderWidget('hero-banner', { cards }, { site });
    expect(button()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(globals.dataLayer.filter(({ event }) => event === 'cta_click')).toEqual([
      expect.objectContaining({
        click_text: 'Create an account',
        link: expect.stringMatching(/sso\/login$/),
        selected_banner_index: 1,
      }),
    ]);
    expect(document.cookie).toContain('current_url=');
    window.dispatchEvent(new Event('popstate'));
  });

  test('is not shown to a visitor with an e-mail address, and its place is kept', async () => {
    document.cookie = 'access_token=canary-7; path=/';
    origin.switches.user = 'u-default';
    const { element } = await renderWidget('hero-banner', { cards }, { site });
    await waitFor(() => expect(origin.calls.length).toBeGreaterThan(0));
    await settle();
    expect(button()).toBeNull();
    expect(element.querySelector('h2')?.nextElementSibling?.firstElementChild?.tagName).toBe('SPAN');
  });

  test('leads partners to the business service', async () => {
    const userApi = { ...services, b2bLoginRedirectEndpoint: '/trade/login' };
    await renderWidget('hero-banner', { cards }, { mode: 'B2B', site: { userApi } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    const click = globals.dataLayer.findLast(({ event }) => event === 'cta_click');
    expect(click?.['link']).toMatch(/\/trade\/login$/);
    window.dispatchEvent(new Event('popstate'));
  });

  test('is missing for partners where there is no business service', async () => {
    await renderWidget(
      'hero-banner',
      { cards },
      { mode: 'B2B', site: { userApi: { ...services, b2bLoginRedirectEndpoint: 'javascript:0' } } },
    );
    await settle();
    expect(button()).toBeNull();
  });
});

describe('looks', () => {
  test.each([
    ['none', null],
    ['desktop', 'desktop'],
    ['mobile', 'mobile'],
    ['elsewhere', 'elsewhere'],
    [undefined, undefined],
  ])('the ornament that is to show on %s', async (heroBannerOrnamentVisibility, expected) => {
    const config = {
      cards: hero.cards,
      heroBannerOrnamentVisibility,
      heroBannerOrnament: { fileReference: '/a b".svg' },
    };
    const { element } = await renderWidget('hero-banner', config);
    const edge = element.querySelector<HTMLElement>('[data-own]');
    if (expected === null) expect(edge).toBeNull();
    else {
      expect(edge?.dataset['visibility']).toBe(expected);
      expect(edge?.style.getPropertyValue('--tourism-hero-edge')).toBe(
        `url("${location.origin}/a%20b%22.svg")`,
      );
    }
  });

  test.each([
    ['solid', /primary/],
    ['stroke', /stroke/],
  ])('the button of a card is %s', async (ctaBtnVariant, look) => {
    await renderWidget('hero-banner', { cards: hero.cards.slice(0, 1), ctaBtnVariant });
    expect(screen.getByRole('link').className).toMatch(look);
  });

  test.each([
    [1440, '/wide.svg'],
    [390, '/small.svg'],
  ])('the author’s ornament marks what is chosen, at %i px', async (width, address) => {
    windowOf(width);
    const tabOrnament = { fileReference: '/wide.svg', mobileImageReference: '/small.svg' };
    await renderWidget('hero-banner', { ...hero, tabOrnament });
    const choice = screen.queryByRole('tablist') ?? screen.getByRole('group', { name: 'Choose a slide' });
    const marked = choice.closest<HTMLElement>('[style*="--tourism-hero-mark"]');
    expect(marked?.style.getPropertyValue('--tourism-hero-mark')).toBe(`url("${location.origin}${address}")`);
  });

  test('our own ornament where there is no other', async () => {
    const { element } = await renderWidget('hero-banner', 'one-card');
    const stage = element.querySelector('[data-ground="night"]');
    expect(stage?.lastElementChild).not.toHaveAttribute('data-own');
    expect(stage?.lastElementChild).not.toHaveAttribute('style');
  });

  test('without the brush the words stand on a panel', async () => {
    const { element } = await renderWidget('hero-banner', 'ornaments');
    expect(element.querySelectorAll('[data-brush="none"]')).toHaveLength(3);
    expect(element.querySelectorAll('[aria-live] [data-panel]')).toHaveLength(3);
    expect(screen.getByRole('tablist').closest('[data-panel]')).not.toBeNull();
  });

  test('pages for partners are marked, so that styles give them their own space below', async () => {
    await renderWidget('hero-banner', 'trade', { mode: 'B2B' });
    expect(screen.getByRole('region', { name: 'For the trade' }).closest('[data-mode="B2B"]')).not.toBeNull();
  });
});

describe('what authors get wrong', () => {
  test('a card with nothing to show is left out, the others stay', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('hero-banner', 'faulty-cards');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(document.querySelector('[data-bullets="inside"]')).not.toBeNull();
    expect(String(errors.mock.calls[0])).toContain('cards[0]');
  });

  test('a card whose title, picture and film hold nothing is left out; a card that is left alone is no carousel', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [first] = hero.cards;
    const empty = {
      title: '',
      image: {},
      video: { autoplay: 'true' },
      link: { isSignupLink: 'false' },
    };
    await renderWidget('hero-banner', {
      cards: [first, empty, { ...empty, image: { decorative: 'true', breakpoints: {} } }],
    });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(document.querySelector('[aria-roledescription]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'A city carved from the last light' })).toBeVisible();
    const [report] = errors.mock.calls[0] as [string];
    expect(report).toContain('cards[1]: expected title, text, picture or film');
    expect(report).toContain('cards[2]');
  });

  test('without any card the CMS’s own words stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await renderWidget('hero-banner', 'faulty-fatal-no-cards');
    expect(element).toHaveAttribute('data-status', 'failed');
    expect(screen.getByText('Fallback')).toBeVisible();
  });
});
