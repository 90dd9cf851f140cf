import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { favourites } from '#origin/handlers/favourites.ts';
import { callsOf, origin, settle } from '#testing/session/session-page.tsx';
import {
  button,
  choose,
  events,
  heard,
  inList,
  keepHearts,
  keepPlan,
  keptIds,
  keptPlan,
  press,
  setPlanner,
  show,
  stop,
  user,
} from '#testing/planner-page.ts';

setPlanner();
// These tests are of what is shown, not of when a part comes.
beforeAll(() => Promise.all([import('./DayMap.tsx'), import('./Suggestions.tsx')]));

describe('a visitor who has saved places', () => {
  test('finds them in the tray, and puts them on days by their menus', async () => {
    keepHearts('hegra', 'dadan');
    await show();
    expect(inList('Saved places')).toEqual(['Dadan', 'Hegra']);
    expect(screen.getByText(/^Nothing on this day yet/)).toBeVisible();
    await choose('Move Hegra', 'To Day 1');
    await heard('Moved to Day 1, position 1 of 1');
    expect(button('Move Hegra')).toHaveFocus();
    expect(inList('Saved places')).toEqual(['Dadan']);
    expect(inList('Day 1')).toEqual(['Hegra']);
    await press('Add a day');
    await choose('Move Dadan', 'To Day 2');
    expect(screen.getByText('All that you have saved is in your plan.')).toBeVisible();
    expect(keptIds()).toEqual(['hegra', 'dadan']);
  });

  test('moves a stop to another day and within a day by keys, and back to the saved places', async () => {
    keepPlan([['hegra', 'dadan'], ['jazan']]);
    await show();
    act(() => button('Move Dadan').focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await settle();
    expect(inList('Day 1')).toEqual(['Dadan', 'Hegra']);
    expect(button('Move Dadan')).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await settle();
    await heard('Moved to Day 2, position 2 of 2');
    expect(inList('Day 2')).toEqual(['Jazan', 'Dadan']);
    await choose('Move Dadan', 'Back to the saved places');
    expect(inList('Saved places')).toEqual(['Dadan']);
    expect(keptIds()).toEqual(['hegra', 'jazan']);
  });

  test('moves an item that is on two days, and the one that was moved has the focus', async () => {
    keepPlan([['hegra'], ['hegra', 'dadan'], []]);
    await show();
    await user.click(screen.getAllByRole('button', { name: 'Move Hegra' })[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'To Day 3' }));
    await settle();
    await heard('Moved to Day 3, position 1 of 1');
    const third = screen.getByRole('region', { name: 'Day 3' });
    expect(within(third).getByRole('button', { name: 'Move Hegra' })).toHaveFocus();
    expect(keptIds()).toEqual(['', 'hegra dadan', 'hegra']);
  });

  test('is not told of a move that is refused as the day goes there already, but why', async () => {
    keepPlan([['hegra'], ['hegra']]);
    await show();
    await user.click(screen.getAllByRole('button', { name: 'Move Hegra' })[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'To Day 2' }));
    await settle();
    expect(screen.getByText('This place is on that day already.').closest('[role="alert"]')).toBeVisible();
    expect(keptIds()).toEqual(['hegra', 'hegra']);
  });

  test('goes to a place by its name, which is reported with its position', async () => {
    keepPlan([['dadan', 'hegra']]);
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'Hegra' }), { metaKey: true });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'Hegra', position: 2 }),
    );
  });
});

describe('a visitor who has saved nothing', () => {
  test('is invited, with the ways that the author wrote', async () => {
    await show('default' as never);
    expect(screen.getByText('You have saved nothing yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Places' })).toHaveAttribute('href', '/en/places');
  });

  test('is suggested what a search finds, and adds it, takes it out and saves it', async () => {
    await show({ suggestFilters: { type: 'place' } });
    const [call] = callsOf('S1').map(({ url }) => new URL(url).searchParams);
    expect([call!.get('type'), call!.get('limit')]).toEqual(['place', '6']);
    const area = screen.getByRole('region', { name: 'You might also like' });
    const name = within(area).getAllByRole('link')[0]!.textContent;
    await press(`Add ${name}`);
    await heard(`${name} added to Day 1`);
    expect(inList('Day 1')).toEqual([name]);
    await press(`Take ${name} out`);
    expect(button(`Add ${name}`)).toHaveFocus();
    fireEvent.click(within(area).getAllByRole('button', { pressed: false })[0]!);
    await settle();
    expect(inList('Saved places')).toEqual([name]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'favourite_add' }));
  });

  test('sees no suggestions where the author wants none, or the search fails', async () => {
    await show();
    expect(callsOf('S1')).toEqual([]);
    expect(screen.queryByText('You might also like')).toBeNull();
  });
});

describe('what was changed', () => {
  test('is named, and taken back by one press, step by step', async () => {
    keepPlan([['hegra', 'dadan'], []]);
    await show();
    await choose('Move Hegra', 'To Day 2');
    await choose('Change Day 1', 'Remove this day');
    expect(keptIds()).toEqual(['hegra']);
    expect(screen.getByText('Day 1 removed', { selector: 'p:not([aria-live] *)' })).toBeVisible();
    await press('Undo');
    await heard('Undone: Day 1 removed');
    expect(keptIds()).toEqual(['dadan', 'hegra']);
    expect(screen.getByText('Hegra moved to Day 2', { selector: 'p:not([aria-live] *)' })).toBeVisible();
    await press('Undo');
    expect(keptIds()).toEqual(['hegra dadan', '']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('may be the name of a day, and its place', async () => {
    keepPlan([['hegra'], ['dadan']]);
    await show();
    await choose('Change Day 2', 'Name this day');
    const field = screen.getByRole('textbox', { name: 'Name of Day 2' });
    expect(field).toHaveFocus();
    await user.type(field, 'Old <b>town</b>{Enter}');
    await settle();
    expect(screen.getByRole('heading', { name: 'Day 2: Old town' })).toBeVisible();
    expect(button('Change Day 2: Old town')).toHaveFocus();
    await choose('Change Day 2: Old town', 'Move this day earlier');
    expect(keptPlan()?.days.map(({ title }) => title)).toEqual(['Old town', '']);
    await choose('Change Day 1: Old town', 'Name this day');
    await user.type(screen.getByRole('textbox', { name: 'Name of Day 1' }), 'x{Escape}');
    expect(keptPlan()?.days[0]?.title).toBe('Old town');
  });

  test('may be how long a stop takes and a note, without its markup', async () => {
    keepPlan([['hegra']]);
    await show();
    await press('Time and note: Hegra');
    await user.type(screen.getByRole('textbox', { name: 'Minutes there' }), '90');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Go <b>early</b>');
    await user.tab();
    await settle();
    expect(keptPlan()?.days[0]?.stops[0]).toMatchObject({ minutes: 90, note: 'Go early' });
    expect(screen.getByText('1 hr, 30 min')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('maxlength', '10000');
  });

  test('is refused where the time is none, and the field shows what is kept', async () => {
    keepPlan([[stop('hegra', { minutes: 30 })]]);
    await show();
    await press('Time and note: Hegra');
    const field = screen.getByRole('textbox', { name: 'Minutes there' });
    await user.clear(field);
    await user.type(field, '-5');
    await user.tab();
    await settle();
    expect(screen.getByText('The time must be whole minutes, 1 or more.')).toBeVisible();
    expect(field).toHaveValue('30');
    expect(keptPlan()?.days[0]?.stops[0]?.minutes).toBe(30);
  });

  test('keeps to the limits of the author, and says so', async () => {
    keepHearts('jazan');
    keepPlan([['hegra']]);
    await show({ maxDays: 1, maxStops: 1 });
    await press('Add a day');
    expect(screen.getByText('Your plan has as many days as it can hold.')).toBeVisible();
    await choose(/^Move Jazan/, 'To Day 1');
    expect(screen.getByText('Your plan has as many stops as it can hold.')).toBeVisible();
    expect(keptIds()).toEqual(['hegra']);
  });
});

describe('the plan', () => {
  test('is of the signed-in visitor alone, and another person’s is never shown', async () => {
    localStorage.setItem(
      'itineraryPlan',
      JSON.stringify({
        'somebody-else': { version: 1, days: [{ key: 1, title: 'Secret', stops: [stop('jazan')] }] },
      }),
    );
    origin.switches.user = 'u-default';
    favourites(origin).set('u-default', []);
    await show();
    expect(screen.queryByText(/Secret|Jazan/)).toBeNull();
    await press('Add a day');
    expect(keptIds('demo-u-default')).toEqual(['', '']);
  });

  test('is that of another tab as soon as it is changed there', async () => {
    keepPlan([['hegra']]);
    await show();
    keepPlan([['hegra', 'dadan']]);
    fireEvent(
      window,
      new StorageEvent('storage', { key: 'itineraryPlan', newValue: localStorage.getItem('itineraryPlan') }),
    );
    await settle();
    expect(inList('Day 1')).toEqual(['Hegra', 'Dadan']);
  });

  test('marks a place that the site no longer has, which can be removed', async () => {
    keepPlan([['hegra', stop('blown-away', { title: 'The old inn' })]]);
    await show();
    await waitFor(() => expect(screen.getByText('No longer on this site')).toBeVisible());
    await press('Remove The old inn');
    expect(keptIds()).toEqual(['hegra']);
  });

  test('marks a saved place that the site no longer has, whose heart takes it away', async () => {
    keepHearts('hegra', 'blown-away');
    await show();
    expect(await screen.findByText('No longer on this site')).toBeVisible();
    await press(/^(?!Move).*blown-away/);
    expect(inList('Saved places')).toEqual(['Hegra']);
  });

  test('lasts for the page where the browser keeps nothing, and that is said', async () => {
    await show();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Add a day');
    expect(screen.getByText(/The plan lasts as long as this page is open/)).toBeVisible();
  });

  test('is not shown to its author, who is told what visitors see', async () => {
    keepPlan([['hegra']]);
    await show({}, { cmsMode: 'author' });
    expect(screen.queryByText('Hegra')).toBeNull();
    expect(callsOf('S1')).toEqual([]);
  });
});
