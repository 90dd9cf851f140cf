import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { downloadCart, downloads } from '#src/assets/storage.ts';
import { forgetDrafts } from '#src/drafts/store.ts';
import { removeKey } from '#src/storage/store.ts';
import { toJson } from '#src/text/json.ts';
import { exampleOf, renderWidget, type PageOptions } from './render-widget.tsx';
import { origin, services, setSession, settle } from './session/session-page.tsx';

/** The download cart before the fake origin, for the tests of this widget. */

/** Seconds between two questions in these tests: no other timer has this length. */
const pollSeconds = 7;

/** What is to be asked when `poll` is called. */
const questions = new Map<object, () => void>();

/** Events of the running test. */
export let events: Record<string, unknown>[] = [];

/** Gives each test of a file its own origin on the twentieth of November 2026, a visitor, and time that stands still between questions. */
export function setDownloads(): void {
  setSession();
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const key of [downloadCart, downloads]) removeKey(key);
    forgetDrafts();
    questions.clear();
    events = [];
    vi.stubGlobal('dataLayer', events);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-20T12:00:00+03:00');
    document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    vi.stubGlobal('setTimeout', (call: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== pollSeconds * 1000) return start(call, ms, ...rest);
      const key = {};
      questions.set(key, call);
      return key;
    });
    vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof start>) => {
      if (!questions.delete(timer)) stop(timer);
    });
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      for (const { id } of alerts.shown()) alerts.dismiss(id);
    };
  });
}

/** Lets the time until the next question pass. @returns how many were waited for */
export async function poll(): Promise<number> {
  const due = [...questions.values()];
  questions.clear();
  await act(async () => {
    for (const ask of due) ask();
  });
  await settle();
  return due.length;
}

/** Has the browser keep a cart. @param ids of assets of the demo, or assets as they were when they were chosen */
export function keepCart(files: readonly (string | object)[], more: object = {}): void {
  const items = files.map((file) =>
    typeof file === 'string' ? { id: file, title: file, type: 'image', bytes: 1_000_000 } : file,
  );
  localStorage.setItem('downloadCart', toJson({ version: 1, owner: 'demo-u-partner-admin', items, ...more }));
}

/** Ids that the browser keeps. */
export const keptIds = (): readonly string[] =>
  (
    JSON.parse(localStorage.getItem('downloadCart') ?? '{"items":[]}') as { items: { id: string }[] }
  ).items.map(({ id }) => id);

/** Packages that the browser keeps. */
export const keptPackages = () =>
  JSON.parse(localStorage.getItem('downloads') ?? '[]') as Record<string, unknown>[];

/** Has the browser keep packages, the newest first. */
export const keepPackages = (...packages: readonly object[]): void =>
  localStorage.setItem(
    'downloads',
    toJson(packages.map((one) => ({ filename: 'Winter', at: '2026-11-20T08:00:00Z', ...one }))),
  );

/** Shows the widget on a page of the portal. @param config beside the default example */
export async function show(config: object = {}, options: PageOptions = {}): Promise<HTMLElement> {
  const example = exampleOf('download-cart', 'default') as object;
  const { element } = await renderWidget(
    'download-cart',
    { ...example, pollSeconds, ...config },
    { mode: 'B2B', site: { userApi: services }, path: 'content-hub/visual-assets/cart.html', ...options },
  );
  await settle();
  return element;
}

/** Answers a call in the service's place. @param part of its address */
export const answer = (
  part: string,
  body: object,
  status = 200,
  headers: Record<string, string> = {},
): void => intercept(part, () => Promise.resolve(Response.json(body, { status, headers })));

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

export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}

export async function choose(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
  await settle();
}

/** Accepts all licences, says what for, and orders. */
export async function order(purpose = 'Website'): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await choose(/^Purpose/, purpose);
  await press('Prepare the package');
}

/** What the service was asked to pack, the last time. */
export const lastOrder = async (): Promise<unknown> =>
  (await origin.calls
    .findLast(({ name, request }) => name === 'H2' && request.method === 'POST')
    ?.request.clone()
    .json()) as unknown;
