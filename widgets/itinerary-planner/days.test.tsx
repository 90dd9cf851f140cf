import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as calendar from '#src/outputs/keep-calendar.ts';
import { settle } from '#testing/session/session-page.tsx';
import {
  choose,
  events,
  heard,
  inList,
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

const map = () => screen.getByRole('group', { name: 'Map' });

describe('the map of a day', () => {
  test('has the stops by their numbers, and a pressed one leads to its entry', async () => {
    keepPlan([['riyadh', 'jeddah', 'hegra']]);
    await show();
    const marker = await within(map()).findByRole('button', { name: '2: Jeddah' });
    expect(marker).toHaveTextContent('2');
    await user.click(marker);
    expect(screen.getByRole('link', { name: 'Jeddah' }).closest('article')).toHaveFocus();
  });

  test('has a straight line from stop to stop, over the ground that comes later', async () => {
    keepPlan([['riyadh', 'hegra']]);
    await show();
    await waitFor(() => expect(map().querySelector('[class*="land"]')).not.toBeNull());
    const [land, line] = ['land', 'direct'].map((name) => map().querySelector(`path[class*="${name}"]`));
    expect(line).not.toBeNull();
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(land!.compareDocumentPosition(line!) & follows).toBe(follows);
  });

  test('is of the day that the visitor chooses', async () => {
    keepPlan([['riyadh'], ['hegra']]);
    await show();
    expect(screen.getByRole('heading', { name: 'Map of Day 1' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day on the map' }), 'Day 2');
    expect(screen.getByRole('region', { name: 'Map of Day 2' })).toBeVisible();
    await within(map()).findByRole('button', { name: '1: Hegra' });
    expect(within(map()).queryByRole('button', { name: '1: Riyadh' })).toBeNull();
  });

  test('says how many stops have no place on it', async () => {
    keepPlan([['riyadh', stop('nowhere', { title: 'Nowhere' })]]);
    await show();
    expect(screen.getByText('1 stop has no place on the map.')).toBeVisible();
  });
});

describe('a day whose stops lie to and fro', () => {
  test('has a hint at a shorter order in straight lines; one press takes it, another one takes it back', async () => {
    keepPlan([['riyadh', 'hegra', 'at-turaif']]);
    await show();
    expect(screen.getByText(/^Another order is about \d+ mi shorter, in straight lines\.$/)).toBeVisible();
    await press('Use the shorter order');
    await heard('Day 1 put in another order');
    expect(keptIds()).toEqual(['riyadh at-turaif hegra']);
    expect(screen.queryByRole('button', { name: 'Use the shorter order' })).toBeNull();
    await press('Undo');
    expect(keptIds()).toEqual(['riyadh hegra at-turaif']);
  });

  test('has none where the order is the shortest', async () => {
    keepPlan([['riyadh', 'at-turaif', 'hegra']]);
    await show();
    expect(screen.getByText(/in straight lines$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the shorter order' })).toBeNull();
  });
});

describe('the first day', () => {
  const choosesDay = async (value: string) => {
    fireEvent.change(screen.getByLabelText('First day'), { target: { value } });
    await settle();
  };

  test('gives each day its date, in both calendars where the visitor wants that', async () => {
    keepPlan([['hegra'], ['dadan']]);
    await show();
    expect(screen.queryByRole('switch')).toBeNull();
    await choosesDay('2026-12-06');
    expect(keptPlan()?.startDate).toBe('2026-12-06');
    expect(screen.getByText('Monday, December 7, 2026')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Hijri dates too' }));
    expect(screen.getByText('Jumada II 27, 1448 AH · Monday, December 7, 2026')).toBeVisible();
    await choosesDay('');
    expect(keptPlan()?.startDate).toBeUndefined();
  });

  test('is the author’s until the visitor has chosen one', async () => {
    keepPlan([['hegra']]);
    await show({ startDate: '2026-12-24' });
    expect(screen.getByText('Thursday, December 24, 2026')).toBeVisible();
    await choosesDay('2026-12-25');
    expect(screen.getByText('Friday, December 25, 2026')).toBeVisible();
  });

  test('is asked for before there is a calendar file, which has an entry for each stop', async () => {
    const kept = vi.spyOn(calendar, 'keepCalendar').mockImplementation(() => {});
    keepPlan([[stop('hegra', { minutes: 60, note: 'Early' })], ['dadan']]);
    await show({ title: 'My trip' });
    await press(/^Add to calendar/);
    expect(kept).not.toHaveBeenCalled();
    const field = screen.getByLabelText('First day');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Choose the first day/);
    await choosesDay('2026-12-06');
    await press(/^Add to calendar/);
    const [entries, name] = kept.mock.calls[0]!;
    expect(name).toBe('My trip');
    expect(entries).toMatchObject([
      { title: 'Hegra', span: { firstDay: '2026-12-06' }, description: '1 hr\nEarly' },
      { title: 'Dadan', span: { firstDay: '2026-12-07' } },
    ]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'download' }));
  });
});

test('a note that is being written stays where the page is left', async () => {
  keepPlan([['hegra']]);
  await show();
  await user.type(screen.getByRole('textbox', { name: 'Note', hidden: true }), 'Take water');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(keptPlan()?.days[0]?.stops[0]?.note).toBe('Take water'));
});

test('a plan is printed with its notes, without what only a screen can use', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  keepPlan([[stop('hegra', { note: 'Take the early tour' })]]);
  await show();
  expect(screen.getByText('Take the early tour', { selector: 'p' })).toBeVisible();
  await press('Print the plan');
  expect(print).toHaveBeenCalled();
  expect(screen.getByText(/\/en\/page\.html$/)).toBeInTheDocument();
});

test('a planner without ways to keep the plan has none of their buttons', async () => {
  keepPlan([['hegra']]);
  await show({ allowShare: false, allowPrint: false, allowIcs: false });
  for (const name of [/Share/, /Print/, /calendar/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await choose('Move Hegra', 'Remove from the plan');
  expect(inList('Day 1')).toEqual([]);
});
