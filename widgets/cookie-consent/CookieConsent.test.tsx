import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { followAfter } from '#src/analytics/navigation.ts';
import { alerts } from '#src/alert/store.ts';
import { readCookie } from '#src/storage/cookies.ts';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { hideDialogs } from '#testing/hide-dialogs.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { makeScroll, scrollElement } from '#testing/scrolling-element.ts';

/** Where the visitor was led: jsdom cannot leave a page. */
const led: string[] = [];
vi.mock('#src/analytics/navigation.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  followAfter: ((url, push) => {
    led.push(url);
    push(() => {});
  }) satisfies typeof followAfter,
}));

const globals = window as unknown as { dataLayer: { event: string; click_text: string }[] };
beforeEach(() => {
  globals.dataLayer = [];
  led.length = 0;
  removeKey(siteConsent);
});
afterEach(async () => {
  for (let alert = alerts.shown()[0]; alert; alert = alerts.shown()[0]) alerts.dismiss(alert.id);
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 10));
});

const bar = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const settings = () => screen.findByRole('dialog', { name: 'Cookie settings' });
const openSettings = async () => {
  await press('Cookie settings');
  return settings();
};
const toggle = async (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const shownAlerts = () => alerts.shown().map(({ description }) => description);

describe('the bar', () => {
  test('asks in a region of its own, takes no focus and is told to screen readers', async () => {
    await renderWidget('cookie-consent');
    const region = within(bar()!);
    expect(region.getByRole('heading', { level: 2, name: 'Cookies on this site' })).toBeVisible();
    expect(region.getByRole('link', { name: 'More about cookies' })).toHaveAttribute('href', '/en/cookies');
    expect(document.body).toHaveFocus();
    expect(region.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('“Cookies on this site”'));
  });

  test('gives refusing and accepting the same look', async () => {
    await renderWidget('cookie-consent');
    const [refuse, accept] = ['Refuse all', 'Accept all'].map((name) => screen.getByRole('button', { name }));
    expect(refuse!.className).toBe(accept!.className);
  });

  test.each([
    ['Accept all', 'v:2026-1,necessary,analytics,media,marketing'],
    ['Refuse all', 'v:2026-1,necessary'],
  ])('keeps the answer "%s", reports it, says that it is kept and goes', async (name, kept) => {
    await renderWidget('cookie-consent');
    await press(name);
    expect(readCookie('site_consent')).toBe(kept);
    expect(bar()).toBeNull();
    expect(globals.dataLayer).toMatchObject([
      { event: 'consent_update', click_text: name, section_name: 'cookie-consent' },
    ]);
    expect(shownAlerts()).toEqual(['Your choice is saved.']);
  });

  test('passes the focus of a keyboard on to what follows when it goes', async () => {
    const html = toScript(exampleOf('cookie-consent', 'default'));
    const page = startPage(
      `<div data-component="cookie-consent"><script type="application/json">${html}</script></div><a href="/en/home.html">Home</a>`,
    );
    await page.ready;
    for (let stop = 0; stop < 3; stop++) await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Refuse all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
  });

  test('has the author’s words on its buttons', async () => {
    await renderWidget('cookie-consent', 'german', { language: 'de' });
    expect(screen.getByRole('heading', { level: 3, name: 'Cookies und Einwilligungen' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Datenschutzeinstellungen bearbeiten',
      'Einwilligungen vollständig verweigern',
      'Einwilligungen vollständig erteilen',
    ]);
  });

  test.each([
    ['answered, it does not ask', 'v:2026-1,necessary', false],
    ['an answer to another version is none', 'v:2025-1,necessary,analytics', true],
    ['nor is rubbish', '%7B%22a%22%3A1%7D', true],
  ])('%s', async (_, cookie, asks) => {
    document.cookie = `site_consent=${cookie}; path=/`;
    await renderWidget('cookie-consent');
    expect(bar() !== null).toBe(asks);
  });

  test('goes when the visitor has answered in another tab', async () => {
    await renderWidget('cookie-consent');
    document.cookie = 'site_consent=v:2026-1%2Cnecessary; path=/';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(bar()).toBeNull();
  });

  test('keeps room below the page, and gives it back', async () => {
    const html = document.documentElement;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    html.style.setProperty('scroll-padding-block-end', '8px');
    await renderWidget('cookie-consent');
    expect(html.style.getPropertyValue('scroll-padding-block-end')).toBe('120px');
    expect(document.body.lastElementChild).toHaveStyle({ 'block-size': '120px' });
    await press('Refuse all');
    expect(html.style.getPropertyValue('scroll-padding-block-end')).toBe('8px');
    expect(document.querySelector('[data-tourism-widgets="room"]')).toBeNull();
    html.removeAttribute('style');
  });

  test('keeps room in an element that scrolls in place of the window, as soon as it does', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    await renderWidget('cookie-consent');
    const main = document.body.appendChild(document.createElement('main'));
    scrollElement(makeScroll(main, { shown: 700, inside: 5000 }), 10);
    await vi.waitFor(() => expect(main.style.getPropertyValue('scroll-padding-block-end')).toBe('120px'));
    expect(main.lastElementChild).toHaveStyle({ 'block-size': '120px' });
    expect(document.documentElement).not.toHaveStyle({ 'scroll-padding-block-end': '120px' });
    await press('Refuse all');
    expect(main.style.getPropertyValue('scroll-padding-block-end')).toBe('');
    expect(main).toBeEmptyDOMElement();
  });
});

describe('the settings', () => {
  test('have a switch for each category, named and described; what is necessary is always on', async () => {
    await renderWidget('cookie-consent');
    await openSettings();
    expect(screen.getAllByRole('switch')).toHaveLength(4);
    const necessary = screen.getByRole('switch', { name: 'Necessary' });
    expect(necessary).toBeChecked();
    expect(necessary).toHaveAttribute('aria-disabled', 'true');
    expect(necessary).toHaveAccessibleDescription(/^Always on Keeps your language/);
    await toggle('Necessary');
    expect(necessary).toBeChecked();
    const visits = screen.getByRole('switch', { name: 'Visits' });
    expect(visits).not.toBeChecked();
    expect(visits).toHaveAccessibleDescription('Counts which pages are read, without your name.');
  });

  test('keep what was switched on when it is saved, and nothing before', async () => {
    await renderWidget('cookie-consent');
    await openSettings();
    await toggle('Films and maps');
    expect(readCookie('site_consent')).toBeUndefined();
    await press('Save my choice');
    expect(readCookie('site_consent')).toBe('v:2026-1,necessary,media');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toBeNull();
    expect(globals.dataLayer.map(({ event }) => event)).toEqual(['consent_update']);
  });

  test('closed without an answer leave the question open, and the focus on their button', async () => {
    await renderWidget('cookie-consent');
    await openSettings();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toBeVisible();
    expect(readCookie('site_consent')).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus());
  });

  test('keep what an author has made always on, whatever is refused', async () => {
    await renderWidget('cookie-consent', 'portal', { mode: 'B2B' });
    await press('Refuse all');
    expect(readCookie('site_consent')).toBe('v:partners-2,necessary,media');
  });
});

describe('a link to #consent opens the settings', () => {
  const widget = `<div data-component="cookie-consent"><script type="application/json">${toScript(exampleOf('cookie-consent', 'default'))}</script></div>`;
  const show = async (html: string, hash = '') => {
    const page = startPage(html + widget, { path: `page.html${hash}` });
    await page.ready;
    return page;
  };
  const answered = () => void (document.cookie = 'site_consent=v:2026-1%2Cnecessary%2Cmedia; path=/');

  test('of the page itself, and withdrawing takes one press', async () => {
    answered();
    await show('<footer><a href="#consent">Cookies</a></footer>');
    await userEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    await settings();
    expect(screen.getByRole('switch', { name: 'Films and maps' })).toBeChecked();
    await press('Refuse all');
    expect(readCookie('site_consent')).toBe('v:2026-1,necessary');
    expect(location.hash).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cookies' })).toHaveFocus());
  });

  test('on a page whose <base> is another address', async () => {
    answered();
    document.head.insertAdjacentHTML('beforeend', '<base href="/">');
    await show('<footer><a href="#consent">Cookies</a></footer>');
    await userEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    document.querySelector('base')!.remove();
    expect(await settings()).toBeVisible();
  });

  test('that came later, in HTML whose scripts take every click', async () => {
    await show('');
    const foreign = document.createElement('div');
    foreign.innerHTML = '<a href="/en/page.html#consent"><b>Cookies</b></a>';
    foreign.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    document.body.append(foreign);
    await userEvent.click(screen.getByText('Cookies'));
    expect(await settings()).toBeVisible();
  });

  test('that was followed before the widget came, or on another page', async () => {
    answered();
    await show('', '#consent');
    expect(await settings()).toBeVisible();
    expect(location.href).toMatch(/\/en\/page\.html$/);
    await userEvent.keyboard('{Escape}');
    act(() => {
      location.hash = '#consent';
    });
    expect(await settings()).toBeVisible();
  });

  test('once, where the browser refuses to write the history', async () => {
    answered();
    const page = startPage(widget, { path: 'page.html#consent' });
    refuseHistory();
    await page.ready;
    expect(await settings()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('but not one to another page, nor one that opens a tab', async () => {
    await show('<a href="/en/cookies#consent">There</a><a href="#consent" target="_blank">Tab</a>');
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop);
    for (const name of ['There', 'Tab']) await userEvent.click(screen.getByRole('link', { name }));
    window.removeEventListener('click', stop);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('where the page hides the settings, a link to #consent', () => {
  const follow = async (config: object) => {
    hideDialogs();
    document.cookie = 'site_consent=v:2026-1%2Cnecessary%2Canalytics; path=/';
    const page = startPage(
      `<a href="#consent">Cookies</a><div data-component="cookie-consent"><script type="application/json">${toScript(config)}</script></div>`,
    );
    await page.ready;
    await userEvent.click(screen.getByRole('link', { name: 'Cookies' }));
  };
  const example = { ...(exampleOf('cookie-consent', 'default') as object) };

  test('leads to the words about cookies', async () => {
    await follow(example);
    await waitFor(() => expect(led).toEqual(['/en/cookies']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(globals.dataLayer).toMatchObject([{ event: 'nav_click', link: '/en/cookies' }]);
    expect(shownAlerts()).toEqual([]);
  });

  test('without such words is answered by an alert', async () => {
    await follow({ ...example, policyLink: undefined });
    await waitFor(() =>
      expect(shownAlerts()).toEqual([expect.stringMatching(/^The page or your browser hides/)]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(led).toEqual([]);
  });
});

test('where the browser keeps no cookie it asks once a page, allows nothing optional and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  await renderWidget('cookie-consent');
  await press('Accept all');
  expect(bar()).toBeNull();
  expect(shownAlerts()).toEqual([expect.stringMatching(/^Your browser keeps no cookies/)]);
  document.body.append(
    Object.assign(document.createElement('a'), { href: '#consent', textContent: 'Again' }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Again' }));
  await settings();
  expect(screen.getByRole('switch', { name: 'Visits' })).not.toBeChecked();
});

describe('where the widget fails', () => {
  const openSection = async () => {
    const accordion = { items: [{ heading: 'Visa', body: '<p>Text</p>' }], deepLink: false };
    const page = startPage(
      `<div data-component="cookie-consent"><script type="application/json">{</script><p>We use cookies.</p></div>
      <div data-component="accordion" data-load="load"><script type="application/json">${toScript(accordion)}</script></div>`,
    );
    await page.ready;
    expect(document.querySelector('[data-component="cookie-consent"]')).toHaveAttribute(
      'data-status',
      'failed',
    );
    await press('Visa');
  };
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

  test('its text stays, and without an answer nothing is sent', async () => {
    await openSection();
    expect(screen.getByText('We use cookies.')).toBeVisible();
    expect(globals.dataLayer).toEqual([]);
  });

  test('an earlier answer holds', async () => {
    document.cookie = 'site_consent=v:2026-1%2Cnecessary%2Canalytics; path=/';
    await openSection();
    expect(globals.dataLayer).toMatchObject([{ event: 'disclosure_open' }]);
  });
});

test('what it cannot ask is left out, and its author told', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('cookie-consent', 'faulty-categories');
  await openSettings();
  expect(
    screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Necessary', 'Visits']);
  expect(errors.mock.calls.join('\n')).toMatch(/categories\[1\]\.key.*"weather"/s);
  expect(errors.mock.calls.join('\n')).toMatch(/expiresDays/);
});

test.each([
  ['no category', []],
  ['only what is always on', [{ key: 'necessary' }, { key: 'media', required: true }]],
])('with %s there is nothing to ask', async (_, categories) => {
  const { element } = await renderWidget('cookie-consent', { title: 'Cookies on this site', categories });
  expect(element).toHaveAttribute('data-status', 'mounted');
  expect(bar()).toBeNull();
});

test('of two on a page the first asks', async () => {
  const mount = (version: string) =>
    `<div data-component="cookie-consent"><script type="application/json">${toScript({ version, categories: [{ key: 'media' }] })}</script></div>`;
  startPage(mount('1') + mount('2'));
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-component]')].map(settled));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  await press('Accept all');
  expect(readCookie('site_consent')).toBe('v:1,necessary,media');
  expect(screen.queryByRole('region', { name: 'Your choice about cookies' })).toBeNull();
});

describe('an author', () => {
  test('sees a badge in its place that says what is asked; nothing covers the page', async () => {
    const { element } = await renderWidget('cookie-consent', 'default', { cmsMode: 'author' });
    // Else it would be told that there is nothing to show.
    expect(element.querySelector('[data-widget-root]')).not.toBeEmptyDOMElement();
    expect(await within(element).findByRole('note')).toHaveTextContent(
      'It asks about: Necessary, Visits, Films and maps, and Offers.',
    );
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is told of a second one, and what to fill in', async () => {
    const second = `<div data-component="cookie-consent" id="second"><script type="application/json">{"categories":[{"key":"media"}]}</script></div>`;
    startPage(`<div data-component="cookie-consent" id="first"></div>${second}`, { cmsMode: 'author' });
    await waitFor(() => expect(document.querySelector('#first')).toHaveTextContent('categories'));
    const note = within(document.querySelector<HTMLElement>('#second')!);
    expect(await note.findByText(/Visitors see only the first one/)).toBeVisible();
  });
});
