import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
});

const partner = () => {
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
};

async function show(eventId: string, config: object = {}, options: PageOptions = {}) {
  await renderWidget(
    'event-registration-form',
    { title: 'Register', ...config },
    {
      mode: 'B2B',
      site: { userApi: services },
      path: `choice.html${eventId && `?eventId=${eventId}`}`,
      ...options,
    },
  );
  await settle();
}

const showPublic = () => {
  origin.switches.user = 'u-default';
  return show('', { mode: 'public' }, { mode: 'B2C' });
};

describe('events to choose from', () => {
  test.each(['', 'no-such-event', '../etc', 'x'.repeat(65)])('stand there for “%s”', async (eventId) => {
    partner();
    await show(encodeURIComponent(eventId));
    const link = await screen.findByRole('link', { name: /Riyadh/ });
    expect(link.getAttribute('href')).toMatch(/\?eventId=riyadh-trade-days-2026$/);
    const isAsked = /^[\w-]{1,64}$/.test(eventId);
    expect(callsOf('Q2')).toHaveLength(isAsked ? 1 : 0);
  });

  test('are those for everybody on pages for consumers', async () => {
    await showPublic();
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(2));
    expect(screen.queryByRole('link', { name: /webinar/i })).toBeNull();
  });

  test('that cannot be fetched are asked for again', async () => {
    origin.switches.fail = ['S1:500'];
    await showPublic();
    await screen.findByRole('alert');
    origin.switches.fail = [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(2));
  });
});
