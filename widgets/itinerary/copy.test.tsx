import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSteps } from '#src/planner/kept-plan.ts';
import { itineraryPlan } from '#src/planner/storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetSteps();
  removeKey(itineraryPlan);
});

const days = [
  {
    label: 'Day 1',
    title: 'North',
    stops: [{ id: 'hegra', title: 'Hegra', minutes: 90, note: 'Go early.', tip: 'Hat.' }],
  },
  {
    label: 'Friday',
    stops: [
      { id: 'dadan', title: 'Dadan' },
      { id: 'hegra', title: 'Hegra' },
    ],
  },
];
const key = 'itineraryPlan';
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, object> | null;
const mine = {
  '': {
    version: 1,
    startDate: '2026-12-24',
    days: [{ key: 4, title: 'Mine', stops: [{ id: 'taif', title: 'Taif', note: '' }] }],
  },
};

async function show(config: object = { days }, options = {}) {
  await renderWidget('itinerary', config, { site: { userApi: services }, ...options });
  await settle();
}
const copy = async () => {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy to my plan' }));
  await settle();
};
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('a trip becomes the visitor’s plan, with its days, stops, minutes and notes', async () => {
  await show();
  expect(said()).toBe('');
  await copy();
  expect(said()).toBe('Your plan is now this trip, with 3 stops.');
  expect(kept()).toEqual({
    '': {
      version: 1,
      days: [
        { key: 1, title: 'North', stops: [{ id: 'hegra', title: 'Hegra', minutes: 90, note: 'Go early.' }] },
        {
          key: 2,
          title: 'Friday',
          stops: [
            { id: 'dadan', title: 'Dadan', note: '' },
            { id: 'hegra', title: 'Hegra', note: '' },
          ],
        },
      ],
    },
  });
});

test('a plan that was there is replaced, that is said, and one press brings it back', async () => {
  localStorage.setItem(key, JSON.stringify(mine));
  await show();
  await copy();
  expect(said()).toContain('It takes the place of your plan with 1 stop.');
  expect(kept()).toMatchObject({
    '': { startDate: '2026-12-24', days: [{ title: 'North' }, { title: 'Friday' }] },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toEqual(mine);
  expect(said()).toBe('Your plan is as it was before.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy to my plan' })).toHaveFocus();
});

test('what cannot be copied is counted', async () => {
  await show({
    days: [
      { stops: [{ title: 'The souq' }, { id: 'hegra', title: 'Hegra' }, { id: 'hegra', title: 'Again' }] },
    ],
  });
  await copy();
  expect(said()).toBe('Your plan is now this trip, with 1 stop.2 stops could not be copied.');
});

test('where the browser keeps nothing, the visitor is told how long the plan lasts', async () => {
  await show();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await copy();
  expect(said()).toContain('The plan lasts as long as this page is open.');
});

test('a signed-in visitor’s plan is the visitor’s own, also where the press came first', async () => {
  Object.assign(origin.switches, { user: 'u-default' });
  await renderWidget('itinerary', { days }, { site: { userApi: services } });
  await copy();
  await waitFor(() => expect(Object.keys(kept() ?? {})).toEqual(['demo-u-default']));
});

test('another tab’s change takes the offer to undo away', async () => {
  await show();
  await copy();
  localStorage.setItem(key, JSON.stringify(mine));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(kept()).toEqual(mine);
});

test('an author’s press changes nothing', async () => {
  await show({ days }, { cmsMode: 'author' });
  await copy();
  expect(kept()).toBeNull();
  expect(said()).toBe('');
});
