import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
beforeEach(async () => {
  globals.dataLayer = [];
  localStorage.clear();
  sessionStorage.clear();
  await loadSanitiser();
});

const site = { geolocationUrl: '/geo/location.json' };
const from = (country: string) => ({ site: { geolocationUrl: `/geo/location.json?country=${country}` } });
const region = () => screen.queryByRole('region', { name: 'Notices' });
const shownTitle = () => region()?.querySelector('p')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const messages = (...titles: string[]) => ({ messages: titles.map((title) => ({ id: title, title })) });

describe('visitors see', () => {
  test('a message with its severity in words, its text and its link', async () => {
    await renderWidget('emergency-banner', 'default');
    expect(shownTitle()).toBe('Warning: The road to the Edge of the World is closed after rain');
    expect(await screen.findByText(/^The last 30 km/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Other places near Riyadh' });
    expect(link).toHaveAttribute('href', '/en/places');
    await userEvent.click(link);
    expect(globals.dataLayer).toMatchObject([
      { event: 'cta_click', click_text: 'Other places near Riyadh', section_name: 'emergency-banner' },
    ]);
  });

  test('one at a time, the emergency first; next and previous go round', async () => {
    await renderWidget('emergency-banner', 'critical-first');
    expect(screen.getByRole('alert')).toHaveTextContent('Flash floods in Asir');
    expect(screen.getByText('1 of 3')).toBeVisible();
    await press('Next notice');
    expect(shownTitle()).toMatch(/^Warning: The road/);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Previous notice');
    await press('Previous notice');
    expect(shownTitle()).toMatch(/^Information: The visa/);
    expect(screen.getByText('3 of 3')).toBeVisible();
  });

  test('headings of a text one level below those around them', async () => {
    await renderWidget('emergency-banner', 'critical-first');
    expect(await screen.findByRole('heading', { level: 2, name: 'If you are there' })).toBeVisible();
  });

  test('the region under the name that its author gave it', async () => {
    await renderWidget('emergency-banner', 'german', { language: 'de' });
    expect(screen.getByRole('region', { name: 'Aktuelle Hinweise' })).toBeVisible();
  });

  test('a text without markup as it is, and without a title too', async () => {
    await renderWidget('emergency-banner', { messages: [{ body: 'Ferries do not sail.' }] });
    expect(screen.getByText('Ferries do not sail.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next notice' })).toBeNull();
  });

  test.each(['empty', 'dated'])('nothing where there is nothing to say: %s', async (example) => {
    const { element } = await renderWidget('emergency-banner', example);
    expect(region()).toBeNull();
    expect(element.querySelector('[data-widget-root]')).toHaveTextContent('');
  });

  test.each([
    ['places/alula.html', 1],
    ['events/taif-rose-harvest.html', 0],
  ])('a message on its pages only: on %s %i', async (path, count) => {
    await renderWidget('emergency-banner', 'on-some-pages', { path });
    expect(screen.queryAllByRole('region')).toHaveLength(count);
  });

  test('what else is right of a faulty configuration', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('emergency-banner', 'faulty-messages', from('Japan'));
    expect(shownTitle()).toBe('Warning: Waves of three metres off Jazan');
    expect(screen.getByText('1 of 3')).toBeVisible();
    await press('Next notice');
    expect(screen.getByText('How to get it back').closest('a')).toBeNull();
  });

  test('nothing that stretches the page where a word has 500 characters', async () => {
    await renderWidget('emergency-banner', messages('x'.repeat(500)));
    expect(shownTitle()).toHaveLength('Information: '.length + 120);
  });
});

test('nobody but an emergency is announced by itself; another message is, once a visitor has asked for it', async () => {
  await renderWidget('emergency-banner', messages('A', 'B'));
  const live = () => region()?.querySelector('[aria-live], [role=alert], [role=status]');
  expect(live()).toBeNull();
  await press('Next notice');
  expect(live()).toHaveTextContent('B');
});

describe('a message that is closed', () => {
  test('stays away from then on', async () => {
    await renderWidget('emergency-banner', messages('A'));
    await press('Close');
    expect(region()).toBeNull();
    expect(Object.keys(JSON.parse(localStorage.getItem('dismissedNotices') ?? ''))).toEqual(['A']);
    expect(Date.parse(JSON.parse(localStorage.getItem('dismissedNotices') ?? '').A)).not.toBeNaN();
    await renderWidget('emergency-banner', messages('A', 'B'));
    expect(shownTitle()).toBe('Information: B');
  });

  test('comes back with the next visit, if its author wants that', async () => {
    const config = { ...messages('A'), remember: 'session' };
    await renderWidget('emergency-banner', config);
    await press('Close');
    expect(sessionStorage.getItem('dismissedBanners')).toBe('A');
    expect(localStorage.getItem('dismissedNotices')).toBeNull();
    await renderWidget('emergency-banner', config);
    expect(region()).toBeNull();
    sessionStorage.clear();
    await renderWidget('emergency-banner', config);
    expect(region()).toBeVisible();
  });

  test('gives way to the next one, and the focus stays', async () => {
    await renderWidget('emergency-banner', messages('A', 'B', 'C'));
    await press('Next notice');
    await press('Close');
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('leaves the focus in the notices where what is left cannot be closed', async () => {
    await renderWidget('emergency-banner', 'critical-first');
    await press('Next notice');
    await press('Close');
    await press('Next notice');
    await press('Close');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await waitFor(() => expect(region()).toContainElement(document.activeElement as HTMLElement));
  });

  test('is gone in another tab, too', async () => {
    await renderWidget('emergency-banner', messages('A'));
    localStorage.setItem('dismissedNotices', JSON.stringify({ A: new Date().toISOString() }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dismissedNotices' })));
    expect(region()).toBeNull();
  });

  test.each(['[7]', 'rubbish', '{"A":7}'])('is shown where storage holds %s', async (planted) => {
    localStorage.setItem('dismissedNotices', planted);
    await renderWidget('emergency-banner', messages('A'));
    expect(region()).toBeVisible();
  });
});

test('an emergency is shown even if its id was closed as something less', async () => {
  localStorage.setItem('dismissedNotices', JSON.stringify({ A: new Date().toISOString() }));
  await renderWidget('emergency-banner', { messages: [{ id: 'A', title: 'A', severity: 'critical' }] });
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a message comes and goes at its time, while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:59:59.900Z') });
  const dates = { from: '2026-11-20T10:00:00Z', to: '2026-11-20T10:00:01Z' };
  await renderWidget('emergency-banner', { messages: [{ title: 'Now', ...dates }] });
  expect(region()).toBeNull();
  vi.setSystemTime('2026-11-20T10:00:00Z');
  await waitFor(() => expect(region()).toBeVisible());
  vi.setSystemTime('2026-11-20T10:00:01Z');
  await waitFor(() => expect(region()).toBeNull());
});

describe('a message for countries', () => {
  test('is for visitors from there, whatever the service calls them', async () => {
    await renderWidget('emergency-banner', 'countries', from('Oman'));
    await waitFor(() => expect(region()).toBeVisible());
  });

  test('is for nobody else', async () => {
    await renderWidget('emergency-banner', 'countries', from('Japan'));
    await settle();
    expect(callsOf('G1')).toHaveLength(1);
    expect(region()).toBeNull();
  });

  test('is for nobody where the service fails', async () => {
    origin.switches.fail = ['G1'];
    await renderWidget('emergency-banner', 'countries', { site });
    await settle();
    expect(callsOf('G1')).toHaveLength(1);
    expect(region()).toBeNull();
  });

  test('holds up no other while the service is silent', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    await renderWidget(
      'emergency-banner',
      { messages: [{ title: 'A', countries: ['Japan'] }, { title: 'B' }] },
      { site },
    );
    expect(shownTitle()).toBe('Information: B');
    expect(screen.queryByText(/ of /)).toBeNull();
  });

  test('comes after the others when the service has answered', async () => {
    origin.switches.slow = 50;
    await renderWidget(
      'emergency-banner',
      { messages: [{ title: 'A', severity: 'critical', countries: ['Japan'] }, { title: 'B' }] },
      from('Japan'),
    );
    expect(shownTitle()).toBe('Information: B');
    await waitFor(() => expect(shownTitle()).toBe('Emergency: A'));
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  test('asks nobody where this browser knows already', async () => {
    localStorage.setItem('locationData', JSON.stringify({ country_name: 'Kuwait', city: '' }));
    await renderWidget('emergency-banner', 'countries', { site });
    await waitFor(() => expect(region()).toBeVisible());
    expect(callsOf('G1')).toEqual([]);
  });

  test.each([
    ['names no country', messages('A'), 'places.html'],
    ['has been closed', { messages: [{ id: 'closed', title: 'A', countries: ['Japan'] }] }, 'places.html'],
    [
      'is for another page',
      { messages: [{ title: 'A', countries: ['Japan'], pathPrefixes: ['/x'] }] },
      'y.html',
    ],
    ['is over', { messages: [{ title: 'A', countries: ['Japan'], to: '2020-01-01' }] }, 'places.html'],
  ])('nobody is asked for a message that %s', async (_, config, path) => {
    localStorage.setItem('dismissedNotices', JSON.stringify({ closed: new Date().toISOString() }));
    await renderWidget('emergency-banner', config, { site, path });
    await settle();
    expect(callsOf('G1')).toEqual([]);
  });
});

describe('a message that comes when the page has long been there', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as never);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1, bottom: 1 } as never);
  });
  /** Its room is not kept: nobody is shown it but visitors from a country. */
  const late = (more: object = {}) => ({
    messages: [{ id: 'A', title: 'A', body: '<p>Text</p>', countries: ['Japan'], ...more }],
  });
  const layer = () => document.querySelector('[data-layer]');

  test('stands over the page’s edge in one line, and can be unfolded and closed', async () => {
    await renderWidget('emergency-banner', late(), from('Japan'));
    const details = await screen.findByRole('button', { name: 'Details' });
    expect(layer()).toContainElement(details);
    expect(screen.queryByText('Text')).toBeNull();
    await userEvent.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Text')).toBeVisible();
    expect(globals.dataLayer).toMatchObject([{ event: 'disclosure_open', click_text: 'A' }]);
    await press('Close');
    expect(region()).toBeNull();
  });

  test('never stands over a low window, unless the visitor has unfolded it', async () => {
    const { resize } = windowOf(390, 844);
    await renderWidget('emergency-banner', late(), from('Japan'));
    await screen.findByRole('button', { name: 'Details' });
    resize(844, 390);
    expect(region()).toBeNull();
    resize(390, 844);
    await press('Details');
    resize(844, 390);
    expect(screen.getByText('Text')).toBeVisible();
    await press('Details');
    expect(region()).toBeNull();
  });

  test('is announced if it is an emergency, which stays', async () => {
    await renderWidget('emergency-banner', late({ severity: 'critical' }), from('Japan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Emergency: A');
    expect(layer()).toContainElement(screen.getByRole('alert'));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('leaves the one that stands in its place where it is', async () => {
    const { messages } = late({ severity: 'critical' });
    await renderWidget('emergency-banner', { messages: [...messages, { title: 'B' }] }, from('Japan'));
    await screen.findByRole('alert');
    const [inPlace, over] = screen.getAllByRole('region', { name: 'Notices' });
    expect(within(inPlace!).getByText('B')).toBeVisible();
    expect(over).toHaveTextContent('Emergency: A');
    expect(over).toHaveAttribute('data-layer', 'true');
  });

  test('goes to its place when it would hide what has the focus', async () => {
    Document.prototype.elementFromPoint = () => layer()?.firstElementChild ?? null;
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await renderWidget('emergency-banner', late(), from('Japan'));
    await screen.findByRole('button', { name: 'Details' });
    const link = document.createElement('button');
    document.body.append(link);
    act(() => link.focus());
    expect(layer()).toBeNull();
    expect(screen.getByText('Text')).toBeVisible();
    expect(link).toHaveFocus();
    expect(link.scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ block: 'center' }));
  });
});

describe('an author', () => {
  const author = { cmsMode: 'author' } as const;

  test('sees all messages with their dates, and nobody is asked where they are', async () => {
    await renderWidget('emergency-banner', 'dated', { ...author, site });
    expect(await screen.findAllByRole('region', { name: 'Notices' })).toHaveLength(3);
    expect(screen.getByText('Shown from January 10, 2025 until January 20, 2025')).toBeVisible();
    expect(screen.getByText(/^Shown from December 1, 2998$/)).toBeVisible();
    expect(callsOf('G1')).toEqual([]);
  });

  test('is told which message nobody sees, and which country is none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('emergency-banner', 'faulty-messages', author);
    expect(await screen.findByText(/^The end lies before the beginning/)).toBeVisible();
    expect(await screen.findByText(/Atlantis/)).toBeVisible();
    expect(
      await screen.findByText('Only visitors from these countries see this message: Saudi Arabia.'),
    ).toBeVisible();
  });

  test('reads on which pages a message is shown', async () => {
    await renderWidget('emergency-banner', 'on-some-pages', author);
    expect(await screen.findByText(/\/places and \/ar\/articles/)).toBeVisible();
  });

  test('closes nothing for good', async () => {
    await renderWidget('emergency-banner', messages('A'), author);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('A')).toBeVisible();
    expect(localStorage.getItem('dismissedNotices')).toBeNull();
  });

  test('is told what to fill in', async () => {
    const { element } = await renderWidget('emergency-banner', 'empty', author);
    await waitFor(() => expect(element).toHaveTextContent(/Fill in:.*messages/));
  });
});
