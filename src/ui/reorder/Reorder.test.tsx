import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inScope, renderPart } from '#testing/render-part.tsx';
import {
  at,
  drawBoxes,
  button,
  days,
  middleOf,
  moves,
  order,
  Plan,
  removed,
  said,
  textOf,
} from './fake-days.tsx';
import type { Point } from './fake-days.tsx';
import { moved, type Move } from './moves.ts';

beforeEach(() => {
  moves.mockClear();
  removed.mockClear();
  drawBoxes();
});

afterEach(() => vi.useRealTimers());

const item = (name: string) => screen.getByRole('menuitem', { name });
function dragByMouse(name: string, to: Point) {
  fireEvent.pointerDown(textOf(name), at(middleOf(name)));
  fireEvent.pointerMove(textOf(name), at(to));
  fireEvent.pointerUp(textOf(name), at(to));
}

function dragByTouch(name: string, to: Point) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(textOf(name), at(middleOf(name), touch));
  act(() => vi.advanceTimersByTime(250));
  vi.useRealTimers();
  fireEvent.pointerMove(textOf(name), at(to, touch));
  fireEvent.pointerUp(textOf(name), at(to, touch));
}

async function chooseInMenu(name: string, choice: string) {
  await userEvent.click(button(name));
  await userEvent.click(item(choice));
}

async function pressKeys(name: string, keys: string) {
  button(name).focus();
  await userEvent.keyboard(`{Alt>}${keys}{/Alt}`);
}

const moveOf = (list: string, index: number, toList: string, toIndex: number): Move => ({
  from: { list, index },
  to: { list: toList, index: toIndex },
});
const nextList = '{Shift>}{ArrowDown}{/Shift}';
const previousList = '{Shift>}{ArrowUp}{/Shift}';

describe.each<
  readonly [what: string, name: string, choice: string, keys: string, to: Point, move: Move, said: string]
>([
  [
    'one up',
    'Masmak',
    'Up',
    '{ArrowUp}',
    [90, 110],
    moveOf('day-1', 1, 'day-1', 0),
    'day-1, position 1 of 3',
  ],
  [
    'one down',
    'Diriyah',
    'Down',
    '{ArrowDown}',
    [90, 200],
    moveOf('day-1', 0, 'day-1', 1),
    'day-1, position 2 of 3',
  ],
  [
    'to the next day',
    'Masmak',
    'To day-2',
    nextList,
    [290, 400],
    moveOf('day-1', 1, 'day-2', 2),
    'day-2, position 3 of 3',
  ],
  [
    'to the day before',
    'Hegra',
    'To day-1',
    previousList,
    [90, 400],
    moveOf('day-2', 0, 'day-1', 3),
    'day-1, position 4 of 4',
  ],
  [
    'to an empty day',
    'Dadan',
    'To day-3',
    nextList,
    [490, 120],
    moveOf('day-2', 1, 'day-3', 0),
    'day-3, position 1 of 1',
  ],
])('%s', (_, name, choice, keys, to, move, place) => {
  test.each<readonly [way: string, go: () => unknown]>([
    ['the menu', () => chooseInMenu(name, choice)],
    ['keys', () => pressKeys(name, keys)],
    ['a mouse', () => dragByMouse(name, to)],
    ['a finger', () => dragByTouch(name, to)],
  ])('by %s is the same move, said once', async (way, go) => {
    renderPart(<Plan />);
    await go();
    expect(moves.mock.calls).toEqual([[move]]);
    expect(order()).toEqual(
      moved(days, move).map(({ entries }) => entries.map(({ name }) => name).join(' ') || 'Nothing yet'),
    );
    await vi.waitFor(() => expect(said()).toEqual([`Moved to ${place}`]));
    if (way === 'the menu' || way === 'keys') expect(button(name)).toHaveFocus();
  });
});

describe('the menu of an entry', () => {
  test('has the moves that are possible from its place, then what else its widget offers', async () => {
    renderPart(<Plan />);
    await userEvent.click(button('Diriyah'));
    const labels = () => screen.getAllByRole('menuitem').map((one) => one.textContent);
    expect(labels()).toEqual(['Down', 'To the end', 'To day-2', 'To day-3', 'Remove']);
    await userEvent.click(button('Dadan'));
    expect(labels()).toEqual(['Up', 'To day-1', 'To day-3', 'Remove']);
    await userEvent.click(item('Remove'));
    expect(removed.mock.calls).toEqual([['Dadan']]);
  });

  test('leads to either end of a list, where that is more than a step', async () => {
    renderPart(<Plan />);
    await chooseInMenu('Edge', 'To the top');
    expect(order()[0]).toBe('Edge Diriyah Masmak');
    await chooseInMenu('Edge', 'To the end');
    expect(order()[0]).toBe('Diriyah Masmak Edge');
    await userEvent.click(button('Masmak'));
    expect(screen.queryByRole('menuitem', { name: 'To the top' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'To the end' })).toBeNull();
  });

  test('tells of the keys, which its button names', async () => {
    renderPart(<Plan />);
    expect(button('Edge')).toHaveAttribute('aria-keyshortcuts', expect.stringContaining('Alt+ArrowUp'));
    await userEvent.click(button('Edge'));
    expect(screen.getByRole('menu')).toHaveAccessibleDescription('Alt with arrows moves it');
  });
});

test('keys go on with the same entry, through all lists, and nowhere beyond the last place', async () => {
  renderPart(<Plan />);
  await pressKeys('Diriyah', `{ArrowDown}{ArrowDown}{ArrowDown}${nextList}${nextList}${nextList}`);
  expect(order()).toEqual(['Masmak Edge', 'Hegra Dadan', 'Diriyah']);
  expect(moves).toHaveBeenCalledTimes(4);
  expect(button('Diriyah')).toHaveFocus();
});

test('a move that its widget refuses is not said', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderPart(<Plan takes={false} />);
  button('Diriyah').focus();
  fireEvent.keyDown(button('Diriyah'), { key: 'ArrowDown', altKey: true });
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText('There is no room')).toBeVisible();
  expect(said()).toEqual([]);
  expect(button('Diriyah')).toHaveFocus();
});

test('each list has its heading’s name, and a server writes all of it', () => {
  const html = renderToString(inScope(<Plan />));
  expect(html).toContain('Move Diriyah');
  renderPart(<Plan />);
  expect(within(screen.getByRole('list', { name: 'day-2' })).getAllByRole('listitem')).toHaveLength(2);
});
