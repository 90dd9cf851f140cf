import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

/** Where a gate sends those who have access, and when it asks again whether they still have it. */

setSession();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.cookie = 'ssid-access-token=demo-u-sta-admin; path=/';
});

const show = (more: object) =>
  renderWidget(
    'access-gate',
    { title: 'Insights', redirectPath: '/en/press.html', ...more },
    { mode: 'B2B', path: 'partner-tools/insights.html', site: { userApi: services } },
  );
const sentTo = () => sessionStorage.getItem('gateRedirect');
const said = () => vi.mocked(console.error).mock.calls.flat().map(String).join();

describe('who has access', () => {
  test('is sent to the area’s page', async () => {
    await show({});
    await vi.waitFor(() => expect(sentTo()).toBe(`${location.origin}/en/press.html`));
  });

  test('is sent once a session; then a link leads there', async () => {
    sessionStorage.setItem('gateRedirect', 'http://localhost:3000/en/else.html');
    await show({});
    const link = await screen.findByRole('link', { name: 'Go to the area' });
    expect(link).toHaveAttribute('href', `${location.origin}/en/press.html`);
    expect(sentTo()).toBe('http://localhost:3000/en/else.html');
  });

  test('stays where nothing can be kept, since nobody would know of the redirect', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show({});
    await screen.findByRole('link', { name: 'Go to the area' });
    expect(sentTo()).toBeNull();
  });

  test.each([
    ['another site', 'https://elsewhere.example/area'],
    ['another site without a scheme', '//elsewhere.example/area'],
    ['another site with a backslash', '/\\elsewhere.example/area'],
    ['this very page', '/en/partner-tools/insights.html?from=gate'],
  ])('is not sent to %s, and the author is told', async (_, redirectPath) => {
    await show({ redirectPath });
    await settle();
    expect(sentTo()).toBeNull();
    expect(said()).toContain('redirectPath');
  });

  test('is not sent before the terms are accepted', async () => {
    await show({ termsHtml: '<p>Terms.</p>', termsVersion: '2026-10' });
    await screen.findByRole('button', { name: 'Accept the terms' });
    expect(sentTo()).toBeNull();
  });
});

describe('asking again', () => {
  const front = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  };
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  beforeEach(() => {
    sessionStorage.setItem('gateRedirect', 'sent');
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
  });

  test('happens as often as the author wants, and closes what is no longer allowed', async () => {
    await show({ recheckSeconds: 30 });
    await screen.findByRole('link', { name: 'Go to the area' });
    origin.switches.fail = ['T1:403'];
    await wait(31);
    await screen.findByRole('region', { name: 'This could not be opened' });
    expect(callsOf('T1')).toHaveLength(2);
  });

  test('happens every ten seconds at most', async () => {
    await show({ recheckSeconds: 1 });
    await screen.findByRole('link', { name: 'Go to the area' });
    await wait(5);
    expect(callsOf('T1')).toHaveLength(1);
    await wait(6);
    await vi.waitFor(() => expect(callsOf('T1')).toHaveLength(2));
  });

  test('never happens in a hidden tab, but as it comes back', async () => {
    await show({ recheckSeconds: 30 });
    await screen.findByRole('link', { name: 'Go to the area' });
    front('hidden');
    await wait(120);
    expect(callsOf('T1')).toHaveLength(1);
    front('visible');
    await vi.waitFor(() => expect(callsOf('T1')).toHaveLength(2));
  });

  test('never happens unless the author wants it', async () => {
    await show({});
    await screen.findByRole('link', { name: 'Go to the area' });
    await wait(3600);
    expect(callsOf('T1')).toHaveLength(1);
  });
});
