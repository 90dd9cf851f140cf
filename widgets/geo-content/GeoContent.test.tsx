import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConsent } from '#src/consent/storage.ts';
import { writeKey } from '#src/storage/store.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'site_consent=; max-age=0; path=/';
});

const variants = [
  {
    id: 'gulf',
    countries: ['AE', 'Kuwait'],
    html: '<p>Just a drive away.</p>',
    ctaLabel: 'By road',
    ctaLink: '/road',
  },
  { id: 'riyadh', cities: ['Riyadh'], html: '<p>This weekend.</p>' },
  { id: 'europe', countries: ['DE', 'FR'], html: '<p>Winter sun.</p>' },
  { id: 'anywhere', html: '<p>Welcome.</p>' },
];
const config = { title: 'From where you are', variants, defaultId: 'anywhere' };

/** Where the service says that the visitor is; nobody is asked where it is undefined. */
const from = (country?: string, city = ''): PageOptions => ({
  site: {
    geolocationUrl:
      country === undefined
        ? undefined
        : `/geo/location.json?country=${encodeURIComponent(country)}&city=${city}`,
  },
});

const show = async (page: PageOptions, more: object = {}) => {
  const rendered = await renderWidget('geo-content', { ...config, ...more }, page);
  await vi.waitFor(() => expect(document.querySelector('[data-rich-text]:empty')).toBeNull());
  return rendered;
};

const region = () => within(screen.getByRole('region', { name: 'From where you are' }));
const choice = () => region().getByRole('combobox', { name: 'Content for' });
const choose = (value: string) => fireEvent.change(choice(), { target: { value } });
const isShown = (text: string) => vi.waitFor(() => expect(region().getByText(text)).toBeVisible());

describe('content by country', () => {
  test.each([
    ['by a code', 'United Arab Emirates', 'Just a drive away.', 'United Arab Emirates'],
    ['by a name', 'Kuwait', 'Just a drive away.', 'Kuwait'],
    ['in another language', 'Deutschland', 'Winter sun.', 'Germany'],
    ['whom no content names', 'Japan', 'Welcome.', 'Japan'],
    ['that nobody knows', 'Atlantis', 'Welcome.', 'All countries'],
  ])('visitors from a country %s', async (_, country, text, name) => {
    await show(from(country));
    await isShown(text);
    await vi.waitFor(() => expect(callsOf('G1')).toHaveLength(1));
    await vi.waitFor(() => expect(choice()).toHaveDisplayValue(name));
  });

  test('a city counts, too, however its letters are written', async () => {
    await show(from('Saudi Arabia', 'RIYADH'));
    await isShown('This weekend.');
    expect(choice()).toHaveDisplayValue('Saudi Arabia');
  });

  test('of two contents for one country the first is shown', async () => {
    const second = { id: 'second', countries: ['DE'], html: '<p>Another.</p>' };
    await show(from('Germany'), { variants: [...variants, second] });
    await isShown('Winter sun.');
    expect(screen.queryByText('Another.')).toBeNull();
  });

  test('the default stays where the service fails, and where the site names none', async () => {
    origin.switches.fail = ['G1:500'];
    await show(from('Germany'));
    await vi.waitFor(() => expect(callsOf('G1')).toHaveLength(1));
    await isShown('Welcome.');
    expect(choice()).toHaveDisplayValue('All countries');
    await show(from(), { title: 'Nobody is asked' });
    expect(callsOf('G1')).toHaveLength(1);
  });

  test('the default is there until the answer is in, and comes and goes without a word to a screen reader', async () => {
    origin.switches.slow = 300;
    await show(from('Germany'));
    expect(region().getByText('Welcome.')).toBeVisible();
    expect(choice()).toHaveDisplayValue('All countries');
    await isShown('Winter sun.');
    expect(region().getByText('Welcome.')).not.toBeVisible();
    expect(region().getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('content that comes late', () => {
  test('waits while its place is in view on a page that has been painted', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformanceEntry]);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    await show(from('Germany'));
    await vi.waitFor(() => expect(callsOf('G1')).toHaveLength(1));
    await vi.waitFor(() => expect(localStorage.getItem('locationData')).not.toBeNull());
    expect(region().getByText('Welcome.')).toBeVisible();
    expect(choice()).toHaveDisplayValue('All countries');
    choose('FR');
    await isShown('Winter sun.');
  });
});

describe('a visitor’s own choice', () => {
  const events: Record<string, unknown>[] = [];
  beforeEach(() => {
    events.length = 0;
    vi.stubGlobal('dataLayer', events);
  });

  test('wins, is said, is reported, and is remembered by other widgets and pages', async () => {
    await show(from('Germany'));
    await isShown('Winter sun.');
    choose('KW');
    await isShown('Just a drive away.');
    expect(region().getByRole('status')).toHaveTextContent('Content for Kuwait is shown.');
    expect(localStorage.getItem('chosenCountry')).toBe('KW');
    choose('SA');
    await isShown('Welcome.');
    expect(events.map(({ event, country, tracked_country }) => [event, country, tracked_country])).toEqual([
      ['filter_change', 'KW', false],
      ['filter_change', 'SA', true],
    ]);
  });

  test('that was made before is there without asking where the visitor is', async () => {
    localStorage.setItem('chosenCountry', 'FR');
    await show(from('Kuwait'));
    await isShown('Winter sun.');
    expect(choice()).toHaveDisplayValue('France');
    expect(callsOf('G1')).toHaveLength(0);
  });

  test('can be taken back: where the visitor seems to be counts again', async () => {
    localStorage.setItem('chosenCountry', 'FR');
    await show(from('Kuwait'));
    await isShown('Winter sun.');
    choose('auto');
    await isShown('Just a drive away.');
    expect(localStorage.getItem('chosenCountry')).toBeNull();
    expect(callsOf('G1')).toHaveLength(1);
  });

  test('holds for the page alone where the author wants that', async () => {
    localStorage.setItem('chosenCountry', 'FR');
    await show(from('Kuwait'), { remember: false });
    await isShown('Just a drive away.');
    choose('DE');
    await isShown('Winter sun.');
    expect(localStorage.getItem('chosenCountry')).toBe('FR');
  });

  test('that is no country is none', async () => {
    localStorage.setItem('chosenCountry', '<b>');
    await show(from('Kuwait'));
    await isShown('Just a drive away.');
    expect(choice()).toHaveDisplayValue('Kuwait');
  });

  test('is not offered where the author does not want it', async () => {
    await show(from('Kuwait'), { showChange: false });
    await isShown('Just a drive away.');
    expect(region().queryByRole('combobox')).toBeNull();
  });

  test('a button of a content is reported as what it shows', async () => {
    await show(from('Kuwait'));
    await isShown('Just a drive away.');
    fireEvent.click(region().getByRole('link', { name: 'By road' }));
    expect(events).toContainEqual(expect.objectContaining({ event: 'item_click', click_text: 'By road' }));
  });
});

describe('consent', () => {
  const answer = (categories: string[]) => act(() => void writeKey(siteConsent, categories));

  test.each([
    ['media', ['necessary'], ['necessary', 'media']],
    ['functional', undefined, ['necessary']],
  ])('with %s nobody is asked before it is allowed', async (consentCategory, before, after) => {
    if (before) answer(before);
    await show(from('Germany'), { consentCategory });
    expect(region().getByText('Welcome.')).toBeVisible();
    expect(callsOf('G1')).toHaveLength(0);
    answer(after);
    await isShown('Winter sun.');
    expect(callsOf('G1')).toHaveLength(1);
  });

  test('is not needed for a visitor’s own choice', async () => {
    await show(from('Germany'), { consentCategory: 'media' });
    choose('KW');
    await isShown('Just a drive away.');
    expect(callsOf('G1')).toHaveLength(0);
  });
});

test('an author is told that the default names no content', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('geo-content', { ...config, defaultId: 'nobody' }, { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'geo-content' })).toHaveTextContent('defaultId');
});
