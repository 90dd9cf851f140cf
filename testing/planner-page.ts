import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { forgetSteps } from '#src/planner/kept-plan.ts';
import { itineraryPlan } from '#src/planner/storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { toJson } from '#src/text/json.ts';
import { giveMapsASize } from './map-size.ts';
import { renderWidget, type PageOptions } from './render-widget.tsx';
import { services, setSession, settle } from './session/session-page.tsx';

/** A planner before the fake origin, for the tests of this widget. */

const key = 'itineraryPlan';

/** A stop as the browser keeps it. */
export const stop = (id: string, more: object = {}) => ({ id, title: id, note: '', ...more });

/** Has the browser keep a plan of an anonymous visitor: the ids of its stops by days. */
export function keepPlan(days: readonly (readonly (string | object)[])[], more: object = {}): void {
  const written = days.map((stops, at) => ({
    key: at + 1,
    title: '',
    stops: stops.map((one) => (typeof one === 'string' ? stop(one) : one)),
  }));
  localStorage.setItem(key, toJson({ '': { version: 1, days: written, ...more } }));
}

interface Kept {
  readonly startDate?: string;
  readonly days: readonly {
    readonly title: string;
    readonly stops: readonly { readonly id: string; readonly minutes?: number; readonly note: string }[];
  }[];
}
export const keptPlan = (owner = ''): Kept | undefined =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Kept>)[owner];
/** Ids of the kept stops by days. */
export const keptIds = (owner?: string) =>
  keptPlan(owner)?.days.map(({ stops }) => stops.map(({ id }) => id).join(' '));

/** Has the browser keep hearts of an anonymous visitor. */
export const keepHearts = (...ids: readonly string[]): void =>
  localStorage.setItem(
    'anonymousFavourites',
    toJson(ids.map((id) => ({ id, type: 'place', title: id, url: `/en/places/${id}`, featureImage: '' }))),
  );

export const user = userEvent.setup({ pointerEventsCheck: 0 });
export let events: Record<string, unknown>[] = [];

/** Gives each test of a file a browser that remembers nothing. */
export function setPlanner(): void {
  setSession();
  // These tests are of what is shown, not of when a part comes.
  beforeAll(() =>
    Promise.all([
      import('#src/favourites/copies/ask-copies.ts'),
      import('#src/favourites/FavouriteButton.tsx'),
      import('#src/map/leaflet/LeafletMap.tsx'),
      import('#src/outputs/CopyField.tsx'),
    ]),
  );
  beforeEach(() => {
    giveMapsASize();
    localStorage.clear();
    events = [];
    vi.stubGlobal('dataLayer', events);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    forgetSteps();
    removeKey(itineraryPlan);
    for (const { id } of alerts.shown()) alerts.dismiss(id);
  });
}

export async function show(config: object = {}, options: PageOptions = {}): Promise<HTMLElement> {
  const { element } = await renderWidget('itinerary-planner', config, {
    site: { userApi: services },
    ...options,
  });
  await settle();
  return element;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export async function press(name: string | RegExp) {
  await user.click(button(name));
  await settle();
}
/** Chooses an entry of a menu. */
export async function choose(menu: string | RegExp, entry: string) {
  await user.click(button(menu));
  await user.click(screen.getByRole('menuitem', { name: entry }));
  await settle();
}
/** Names of the things in a list, in their order. */
export const inList = (name: string | RegExp) => {
  const list = screen.queryByRole('list', { name });
  return list
    ? within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    : [];
};
/** Waits for words that are read out. */
export const heard = (words: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[aria-live] > p')].map(({ textContent }) => textContent)).toContain(
      words,
    ),
  );
