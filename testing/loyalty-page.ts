import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { memberships } from '#origin/handlers/profile.ts';
import { exampleOf, renderWidget, type PageOptions } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/** The loyalty programme before the fake origin, as its tests see it. */

/** What was pushed to the data layer in this test. */
export let events: Record<string, unknown>[];

/** Gives each test of a file its own origin and the same day. */
export function setLoyalty(): void {
  setSession();
  beforeEach(() => {
    events = [];
    vi.stubGlobal('dataLayer', events);
    vi.stubGlobal('scrollTo', vi.fn());
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-20T12:00:00+03:00');
    sessionStorage.clear();
  });
}

const example = exampleOf('loyalty-enrolment', 'default') as object;
let pages = 0;

/** The widget on a page of its own, since what was typed and sent is kept by page; seen by who is no member, unless said. */
export async function show(config: object = {}, as = 'u-odd', options: PageOptions = {}) {
  pages += 1;
  origin.switches.user = as;
  const rendered = await renderWidget(
    'loyalty-enrolment',
    { ...example, ...config },
    { site: { userApi: services }, path: `loyalty-${pages}.html`, ...options },
  );
  await settle();
  return rendered;
}

/** A control by its label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Types into a field. */
export const enter = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });

/** Presses a button, and waits for what comes of it. */
export async function press(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
}

/** Fills in the whole form. */
export function fillIn(born = '1990-05-05'): void {
  enter(/^First name/, 'Nour');
  enter(/^Last name/, 'Damour');
  enter(/^Date of birth/, born);
  enter(/^Mobile/, '+49 30 000000');
  fireEvent.click(screen.getByRole('checkbox'));
}

/** What was posted to an endpoint. */
export const posts = (call = 'Q1') =>
  Promise.all(
    callsOf(call)
      .filter(({ method }) => method === 'POST')
      .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
  );

/** Gives the visitor, who is no member, a membership. */
export const become = (
  state: 'pending' | 'enrolled' | 'suspended',
  points = 0,
  number: string | null = null,
) => memberships(origin).set('u-odd', { state, points, number });
