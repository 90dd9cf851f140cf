import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  screenWidth = windowOf(1440);
});

const button = () => screen.getByRole('button', { name: /^(EN|AR)/ });
const open = async () => {
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('list', { name: /Language|اللغة/ })).toBeVisible());
  await settle();
};

test('lists the languages by their own names; each leads to this page', async () => {
  await renderWidget('header', 'missing-languages', { path: 'places/riyadh.html?view=map' });
  await open();
  const arabic = screen.getByRole('link', { name: 'العربية' });
  expect(arabic).toHaveAttribute('lang', 'ar');
  expect(arabic).toHaveAttribute('hreflang', 'ar');
  expect(arabic).toHaveAttribute('href', '/ar/places/riyadh.html?view=map');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

test('on a content path leads below the same folders, and keeps the slash at the end; so does the logo', async () => {
  await renderWidget('header', 'missing-languages', { path: '/content/site/en/places/' });
  await open();
  const arabic = screen.getByRole('link', { name: 'العربية' });
  expect(arabic).toHaveAttribute('href', '/content/site/ar/places/');
  expect(screen.getByRole('link', { name: 'Rihla' })).toHaveAttribute('href', '/content/site/en');
  expect(new URL(callsOf('L1')[0]!.url).searchParams.get('pagePath')).toBe('/content/site/en/places/');
});

test('goes by the address as it is when the panel opens', async () => {
  await renderWidget('header', 'missing-languages', { path: 'places' });
  history.replaceState(null, '', '/en/places?search=alula');
  await open();
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/places?search=alula');
});

test('asks once which languages have the page, and not before somebody is near', async () => {
  await renderWidget('header', 'default', { path: 'visa.html' });
  await settle();
  expect(callsOf('L1')).toHaveLength(0);
  await open();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(callsOf('L1').map(({ url }) => new URL(url).search)).toEqual([
    '?currentLanguage=en&pagePath=%2Fen%2Fvisa',
  ]);
});

test('greys a language without the page, and says why by focus', async () => {
  const visitor = userEvent.setup();
  await renderWidget('header', 'missing-languages', { path: 'visa' });
  await open();
  const japanese = screen.getByRole('link', { name: '日本語' });
  expect(japanese).toHaveAttribute('aria-disabled', 'true');
  expect(japanese).not.toHaveAttribute('href');
  expect(japanese).toHaveAccessibleDescription('This page is not available in this language yet.');
  japanese.focus();
  const way = screen.getAllByRole('link', { name: 'Go to the home page', hidden: true });
  expect(way.map((link) => link.getAttribute('href'))).toContain('/ja/home.html');
  // The first Escape is the tooltip's, the second the panel's.
  await visitor.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await visitor.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('has the author’s name and the pictures of the languages', async () => {
  const image = { fileReference: '/flags/de.svg' };
  const data = [{ ctaLabel: 'Deutsch', ctaLink: '/de', image }];
  await renderWidget('header', { title: 'Rihla', languages: { label: 'Language of the site', data } });
  await open();
  const list = within(screen.getByRole('list', { name: 'Language of the site' }));
  const german = list.getByRole('link', { name: 'Deutsch' });
  expect(german.querySelector('img')).toHaveAttribute('src', '/flags/de.svg');
});

test('has a sentence of its own where the author wrote none', async () => {
  await renderWidget('header', 'missing-languages', { path: 'articles/accessible-travel' });
  await open();
  expect(screen.getByRole('link', { name: '中文' })).toHaveAccessibleDescription(/not available/);
});

test('offers all languages where the origin does not say', async () => {
  origin.switches.fail = ['L1'];
  await renderWidget('header', 'missing-languages', { path: 'visa' });
  await open();
  expect(screen.getByRole('link', { name: '日本語' })).toHaveAttribute('href', '/ja/visa');
});

test.each([
  ['the button', () => userEvent.click(button())],
  ['a press outside', () => userEvent.click(document.body)],
])('closes by %s, and gives the focus back', async (_, close) => {
  await renderWidget('header');
  await open();
  await close();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('closes with the breakpoint, and loses no focus', async () => {
  await renderWidget('header');
  await open();
  screen.getByRole('link', { name: 'Deutsch' }).focus();
  screenWidth.resize(1000);
  await waitFor(() => expect(document.body).not.toHaveFocus());
  screenWidth.resize(1440);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('in the portal loads a translation service when it is opened, once, and keeps what it shows', async () => {
  const config = {
    ...(exampleOf('header', 'b2b-partner-admin') as object),
    translateWidgetUrl: '/translate.js',
  };
  await renderWidget('header', config, { mode: 'B2B' });
  const scripts = () => document.querySelectorAll('script[src="/translate.js"]');
  expect(scripts()).toHaveLength(0);
  await open();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const slot = document.querySelector('[data-translate-widget]') as HTMLElement;
  slot.textContent = 'Translate';
  await userEvent.click(button());
  expect(slot).not.toBeVisible();
  await userEvent.click(button());
  expect(within(slot).getByText('Translate')).toBeVisible();
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.remove();
});

test('below the breakpoint the translation service stands in the menu, as it was left', async () => {
  screenWidth.resize(390);
  const config = {
    ...(exampleOf('header', 'b2b-partner-admin') as object),
    translateWidgetUrl: '/translate-small.js',
  };
  await renderWidget('header', config, { mode: 'B2B' });
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return within(await screen.findByRole('dialog'));
  };
  const slot = () => document.querySelector<HTMLElement>('[data-translate-widget]');
  await openMenu();
  await waitFor(() => expect(slot()).not.toBeNull());
  slot()!.textContent = 'Translate';
  await userEvent.keyboard('{Escape}');
  expect(slot()).toBeNull();
  expect((await openMenu()).getByText('Translate')).toBeVisible();
  const scripts = document.querySelectorAll('script[src="/translate-small.js"]');
  expect(scripts).toHaveLength(1);
  scripts[0]?.remove();
});

describe('where the page asks for consent, the translation service', () => {
  const answer = (...allowed: string[]) => act(() => void writeKey(siteConsent, allowed));
  const openOnPageThatAsks = async (src: string) => {
    const config = { ...(exampleOf('header', 'b2b-partner-admin') as object), translateWidgetUrl: src };
    await renderWidget('header', config, { mode: 'B2B' });
    const asks = document.createElement('div');
    asks.dataset['widget'] = 'cookie-consent';
    document.body.append(asks);
    await open();
  };
  const slot = () => document.querySelector('[data-translate-widget]');
  const scripts = (src: string) => document.querySelectorAll(`script[src="${src}"]`);
  afterEach(() => removeKey(siteConsent));

  test.each([
    ['is not asked for before an answer', undefined],
    ['nor after a refusal', ['necessary', 'analytics']],
  ])('%s; the panel says why and leads to the settings', async (_, answered) => {
    if (answered) answer(...answered);
    await openOnPageThatAsks('/translate-off.js');
    expect(scripts('/translate-off.js')).toHaveLength(0);
    expect(slot()).toBeNull();
    expect(screen.getByText(/off until you allow it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '#consent');
  });

  test('comes when it is allowed; withdrawn it goes, with the next page for good, and says so', async () => {
    await openOnPageThatAsks('/translate-asked.js');
    answer('necessary', 'translation');
    expect(scripts('/translate-asked.js')).toHaveLength(1);
    expect(slot()).toBeVisible();
    answer('necessary');
    expect(slot()).toBeNull();
    expect(screen.getByText(/off from the next page on/)).toBeVisible();
    answer('necessary', 'translation');
    expect(slot()).toBeVisible();
    expect(scripts('/translate-asked.js')).toHaveLength(1);
    scripts('/translate-asked.js')[0]?.remove();
  });
});

test('has no translation service for consumers', async () => {
  await renderWidget('header', {
    ...(exampleOf('header', 'default') as object),
    translateWidgetUrl: '/t.js',
  });
  await open();
  expect(document.querySelector('[data-translate-widget]')).toBeNull();
  vi.unstubAllGlobals();
});
