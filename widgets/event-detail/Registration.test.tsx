import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

setSession();

let events: object[] = [];
let leave: () => void = () => {};

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => {
  setClock('2026-11-20T12:00:00+03:00');
  events = [];
  vi.stubGlobal('dataLayer', events);
});
afterEach(() => {
  leave();
  leave = () => {};
});

async function show(config: string | object) {
  const { page, element } = await renderWidget('event-detail', config, {
    path: 'events/al-balad-art-thursdays',
  });
  leave = () => page.unmount(element);
}
const example = exampleOf('event-detail', 'default') as { readonly event: object };
const withEvent = (change: object, config: object) => ({
  ...example,
  ...config,
  event: { ...example.event, ...change },
});
const mounted = (name: string) => document.querySelector<HTMLElement>(`[data-component="${name}"]`);
const configOf = (name: string) => JSON.parse(mounted(name)?.dataset['config'] ?? 'null') as unknown;

describe('registration', () => {
  const wait = () => screen.queryByRole('link', { name: 'Join the waiting list' });

  test('a sold-out event leads to its waiting list on the page of registration, and the press is reported', async () => {
    await show('soldout');
    expect(wait()).toHaveAttribute(
      'href',
      '/en/individual/event-registration.html?eventId=hegra-balloon-mornings',
    );
    expect(screen.queryByText('Tickets are not on sale.')).toBeNull();
    wait()!.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(wait()!);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'cta_click', click_text: 'Join the waiting list' }),
    );
  });

  test('a sold-out event leads to the form on its own page, if it has one', async () => {
    await show(withEvent({ status: 'soldout' }, { registerInline: true, registerPath: '/en/form.html' }));
    expect(wait()).toHaveAttribute('href', '#register-al-balad-art-thursdays');
    expect(mounted('event-registration-form')).toHaveAttribute('id', 'register-al-balad-art-thursdays');
  });

  test.each([
    ['that takes place', {}],
    ['that is cancelled', { status: 'cancelled' }],
    ['without an identifier', { status: 'soldout', id: '' }],
  ])('an event %s has no waiting list', async (_, change) => {
    await show(withEvent(change, { registerPath: '/en/form.html' }));
    expect(wait()).toBeNull();
  });

  test('a sold-out event that is over has no waiting list', async () => {
    setClock('2027-03-01T12:00:00+03:00');
    await show(withEvent({ status: 'soldout' }, { registerPath: '/en/form.html' }));
    expect(wait()).toBeNull();
  });

  test('is a form of its own on this page, for this event', async () => {
    await show('another-zone');
    expect(configOf('event-registration-form')).toMatchObject({
      eventId: 'paris-workshop-2027',
      mode: 'public',
    });
  });

  test.each(['cancelled', 'postponed'])('is not offered for an event that is %s', async (status) => {
    await show(withEvent({ status }, { registerInline: true }));
    expect(mounted('event-registration-form')).toBeNull();
  });
});
