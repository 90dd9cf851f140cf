import { screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { services, setSession, settle } from '#testing/session/session-page.tsx';

/** What a visitor does with favourites beside keeping them: into the plan, and onto the map. */

setSession();
// These tests are of what is shown, not of when a part comes.
beforeAll(() =>
  Promise.all([import('#src/favourites/copies/ask-copies.ts'), import('#src/map/leaflet/LeafletMap.tsx')]),
);
beforeEach(() => {
  giveMapsASize();
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const item = (id: string) => ({ id, type: 'place', title: id, url: `/en/places/${id}`, featureImage: '' });

async function show(ids: readonly string[], config: object = {}, options: PageOptions = {}) {
  localStorage.setItem('anonymousFavourites', JSON.stringify(ids.map(item)));
  await renderWidget(
    'favourites-list',
    { title: 'Saved', groupBy: 'none', sort: 'title', ...config },
    { site: { userApi: services }, ...options },
  );
  await settle();
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const planned = () => {
  const kept = JSON.parse(localStorage.getItem('itineraryPlan') ?? '{}') as Record<
    string,
    { days: { stops: { id: string }[] }[] }
  >;
  return kept['']?.days.map(({ stops }) => stops.map(({ id }) => id)) ?? [];
};

describe('the plan', () => {
  test('gets all favourites, each once, and one press takes them back', async () => {
    await show(['hegra', 'al-balad']);
    await press('Add all to my plan');
    expect(await screen.findByText('2 favourites are now in your plan.')).toBeVisible();
    expect(planned()).toEqual([['al-balad', 'hegra']]);
    await press('Undo');
    expect(await screen.findByText('Your plan is as it was before.')).toBeVisible();
    expect(planned().flat()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add all to my plan' })).toHaveFocus();
  });

  test('gets those that are chosen, and says when it has them already', async () => {
    await show(['hegra', 'al-balad']);
    await user.click(screen.getByRole('checkbox', { name: /^Select Hegra$/i }));
    await press('Add 1 to my plan');
    expect(await screen.findByText('1 favourite is now in your plan.')).toBeVisible();
    await press('Add 1 to my plan');
    expect(await screen.findByText('Your plan has all of them already.')).toBeVisible();
    expect(planned()).toEqual([['hegra']]);
  });

  test('says for how many there was no room', async () => {
    const stops = Array.from({ length: 199 }, (_, index) => ({ id: `stop-${index}`, title: '', note: '' }));
    localStorage.clear();
    const full = { '': { version: 1, days: [{ key: 1, title: '', stops }] } };
    await show(['hegra', 'al-balad', 'dadan']);
    localStorage.setItem('itineraryPlan', JSON.stringify(full));
    window.dispatchEvent(new StorageEvent('storage', { key: 'itineraryPlan' }));
    await press('Add all to my plan');
    expect(await screen.findByText('There was no room for 2 more.')).toBeVisible();
  });

  test('is reached by a link where its page is known', async () => {
    await show(['hegra'], { plannerPath: '/en/plan/my-trip' });
    expect(screen.getByRole('link', { name: 'Open my plan' })).toHaveAttribute('href', '/en/plan/my-trip');
  });

  test.each([
    ['its author wants no plan', { showPlannerLink: false }, {}],
    ['the page is for the trade', {}, { mode: 'B2B' }],
  ] as const)('is not offered where %s', async (_, config, options) => {
    await show(['hegra'], config, options);
    expect(screen.getByRole('button', { name: 'Share the list' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /to my plan/ })).toBeNull();
  });
});

describe('the map', () => {
  test('shows favourites whose place is known, in step with the list', async () => {
    await show(['hegra', 'al-balad', 'gone'], { showMap: true });
    const map = await screen.findByRole('group', { name: 'Map' });
    await user.click(await within(map).findByRole('button', { name: 'Hegra' }));
    expect(
      within(screen.getByRole('group', { name: 'About Hegra' })).getByRole('link', { name: 'Hegra' }),
    ).toBeVisible();
    const entry = (id: string) => document.querySelector(`[data-id="${id}"]`);
    expect(entry('hegra')).toHaveAttribute('aria-current', 'true');
    await press(/^Show .*Balad.* on the map$/);
    expect(screen.getByRole('group', { name: /^About .*Balad/ })).toBeVisible();
    expect(entry('hegra')).not.toHaveAttribute('aria-current');
    expect(screen.getByText(/^1 of these is not on the map/)).toBeVisible();
  });

  test('is not there where nobody knows a place, or its author wants none', async () => {
    await show(['gone'], { showMap: true });
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
    await show(['hegra']);
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
  });
});
