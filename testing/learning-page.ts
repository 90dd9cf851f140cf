import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { learned } from '#origin/handlers/elearning.ts';
import { renderWidget, type PageOptions, type RenderedWidget } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/** What the tests of widgets about learning share: a visitor of the portal, and what the service says of learning. */

/** Events of the running test. */
export let events: Record<string, unknown>[] = [];

/** Gives each test of a file its own origin, on the twentieth of November 2026. */
export function setLearning(): void {
  setSession();
  beforeEach(() => {
    localStorage.clear();
    events = [];
    vi.stubGlobal('dataLayer', events);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-20T12:00:00+03:00');
    return () => vi.restoreAllMocks();
  });
}

export const signIn = (id = 'u-partner-admin'): void => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** Shows a widget on a page of the portal. */
export async function showOnPortal(
  widget: string,
  config: object,
  options: PageOptions = {},
): Promise<RenderedWidget> {
  const rendered = await renderWidget(widget, config, {
    mode: 'B2B',
    site: { userApi: services },
    path: 'academy.html',
    ...options,
  });
  await settle();
  return rendered;
}

/** The reports that were asked for, in order. */
export const reports = (): (string | null)[] =>
  callsOf('E1').map(({ url }) => new URL(url).searchParams.get('apiType'));

/** What somebody has learned, as the origin knows it, to be changed. */
export function learnedBy(id = 'u-partner-admin') {
  const record = learned(origin).get(id);
  if (!record) throw new Error(`${id} has learned nothing.`);
  return record;
}

/** Answers a call in the service's place. @param part of its address, as `apiType=members` or `learningpath` */
export const answer = (part: string, body: object, status = 200): void =>
  intercept(part, () => Promise.resolve(Response.json(body, { status })));

/** Nothing answers a call. */
export const failCalls = (part: string): void =>
  intercept(part, () => Promise.reject(new TypeError('No network')));

function intercept(part: string, give: () => Promise<Response>): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes(part) ? give() : fetch(input, options);
  });
}

/** The list's entry with a heading. */
export function row(title: string | RegExp): ReturnType<typeof within> {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`There is no ${String(title)}.`);
  return within(found);
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => void fireEvent.click(element));
  await settle();
}

/** The visitor comes back to the tab. */
export async function comeBack(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await settle();
}
