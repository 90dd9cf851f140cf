import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.stubGlobal('dataLayer', []);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
});

async function show(name: string, config: string | object = {}, options: PageOptions = {}) {
  await renderWidget('calendar-event', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `partner-tools/calendar/${name}`,
    ...options,
  });
  await settle();
}

const asked = () => callsOf('S1').map(({ url }) => new URL(url).searchParams.get('id'));
const gone = /We cannot find this event/;
const calendarPath = '/en/partner-tools/calendar';
const example = exampleOf('calendar-event', 'default') as { readonly event: object };

describe('which event it is', () => {
  test.each(['japan-webinar-2026.html', 'japan-webinar-2026'])(
    'says the page’s address: %s',
    async (name) => {
      await show(name);
      expect(await screen.findByRole('heading', { name: /Japan/ })).toBeVisible();
      expect(asked()).toEqual(['japan-webinar-2026']);
    },
  );

  test('says a field where its author wants that', async () => {
    await show('riyadh-trade-days-2026.html', 'searched');
    expect(await screen.findByRole('heading', { name: /Japan/ })).toBeVisible();
    expect(asked()).toEqual(['japan-webinar-2026']);
  });

  test('stands in the fields: the search is not asked, and the registration is that of the event', async () => {
    await show('japan-webinar-2026.html', 'default');
    expect(await screen.findByText('R-0901')).toBeVisible();
    expect(asked()).toEqual([]);
    expect(callsOf('Q2').map(({ url }) => new URL(url).searchParams.get('eventId'))).toEqual([
      'riyadh-trade-days-2026',
    ]);
  });

  test.each(['no-such-event-2026', 'a%20b', `${'a'.repeat(65)}.html`])(
    'cannot be said of %s: a sentence, and the way back to the calendar',
    async (name) => {
      await show(name, { calendarPath });
      expect(await screen.findByText(gone)).toHaveAttribute('role', 'status');
      expect(screen.getByRole('link', { name: 'Back to the calendar' })).toHaveAttribute(
        'href',
        calendarPath,
      );
    },
  );

  test('an id of another shape is asked of nobody', async () => {
    await show('a%20b.html');
    expect(await screen.findByText(gone)).toBeVisible();
    expect([...callsOf('S1'), ...callsOf('Q2')]).toEqual([]);
  });

  test('cannot be fetched: it is said, and asked for again', async () => {
    origin.switches.fail = ['S1:500'];
    await show('japan-webinar-2026.html');
    expect(await screen.findByRole('alert')).toHaveTextContent('The event could not be loaded.');
    origin.switches.fail = [];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByRole('heading', { name: /Japan/ })).toBeVisible();
  });
});

describe('who sees it', () => {
  test('an anonymous visitor is asked to sign in, and nothing is asked of a service', async () => {
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    await show('riyadh-trade-days-2026.html', 'default');
    expect(await screen.findByText('Sign in to see this event.')).toBeVisible();
    expect(screen.queryByText('Noura Sahab')).toBeNull();
    expect(callsOf('Q2')).toEqual([]);
  });
});

describe('its author', () => {
  const author = { cmsMode: 'author' } as const;

  test('is told that registration closes before it opens', async () => {
    await show('autumn-review.html', 'faulty-dates', author);
    expect(await screen.findByText(/Registration closes before it opens/)).toBeVisible();
  });

  test('is told where the event comes from, and sees how it will look; nothing is asked of a service', async () => {
    await show('event.html', {}, author);
    expect(await screen.findByText(/the event that the page’s address names/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Registration' })).toBeVisible();
    expect(callsOf('S1')).toEqual([]);
  });

  test.each([
    { event: { ...example.event, id: 'no id' } },
    { idFrom: 'config' },
    { idFrom: 'config', eventId: 'a b' },
  ])('is told that the identifier is missing or of another shape', async (config) => {
    await show('event.html', config, author);
    expect(await screen.findByText(/needs an identifier/)).toBeVisible();
  });

  test('is told of a date that ends before it starts and of an unknown zone', async () => {
    const occurrences = [{ start: '2026-12-12', end: '2026-12-01' }];
    await show('event.html', { event: { ...example.event, occurrences, timeZone: 'Mars/Olympus' } }, author);
    expect(await screen.findByText(/ends before it starts.*Mars\/Olympus/)).toBeVisible();
  });
});
