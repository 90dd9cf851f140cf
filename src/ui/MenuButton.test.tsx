import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { arrowUp } from '#src/icon/glyphs.ts';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { MenuButton } from './MenuButton.tsx';

const names = ['Up', 'Down', 'Day 2', 'Remove'];

function part(chosen = vi.fn(), help = 'Alt with arrows does the same') {
  const items = names.map((label) => ({
    label,
    glyph: arrowUp,
    isApart: label === 'Remove',
    onChoose: () => chosen(label, document.activeElement),
  }));
  return (
    <>
      <MenuButton label="Move Diriyah" glyph={arrowUp} items={items} help={help} />
      <button type="button">Next</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Move Diriyah' });
const menu = () => screen.queryByRole('menu', { name: 'Move Diriyah' });
const focused = () => document.activeElement?.textContent;

function show() {
  const chosen = vi.fn();
  renderPart(part(chosen));
  button().focus();
  return chosen;
}

test('it says that it has a menu, and whether that is open', async () => {
  show();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button().getAttribute('aria-controls')).toBe(menu()?.id);
  expect(menu()).toHaveAccessibleDescription('Alt with arrows does the same');
  expect(
    within(menu()!)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

test.each([
  ['{Enter}', 'Up'],
  [' ', 'Up'],
  ['{ArrowDown}', 'Up'],
  ['{ArrowUp}', 'Remove'],
])('%s opens it at “%s”', async (key, first) => {
  show();
  await userEvent.keyboard(key);
  expect(focused()).toBe(first);
});

test.each([
  ['{ArrowDown}', 'Down'],
  ['{ArrowUp}', 'Remove'],
  ['{End}', 'Remove'],
  ['{End}{ArrowDown}', 'Up'],
  ['{End}{Home}', 'Up'],
  ['d', 'Down'],
  ['dd', 'Day 2'],
  ['r', 'Remove'],
])('in the open menu %s leads to “%s”', async (keys, entry) => {
  show();
  await userEvent.keyboard(`{ArrowDown}${keys}`);
  expect(focused()).toBe(entry);
});

describe('it closes', () => {
  test('by Escape, which nobody else hears of, with the focus on its button', async () => {
    show();
    const others = vi.fn();
    document.body.addEventListener('keydown', others);
    await userEvent.keyboard('{Enter}');
    others.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(button()).toHaveFocus();
    expect(others).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', others);
  });

  test('by Tab, which leads on', async () => {
    show();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(menu()).toBeNull();
    expect(focused()).toBe('Next');
  });

  test('by Shift and Tab, which lead to its button', async () => {
    show();
    await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
    expect(menu()).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('by a press elsewhere, but not by one within', async () => {
    show();
    await userEvent.click(button());
    fireEvent.pointerDown(screen.getByText('Alt with arrows does the same'));
    expect(menu()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(menu()).toBeNull();
  });

  test('by its button', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(button());
    expect(menu()).toBeNull();
  });

  test('before what is chosen happens, with the focus on its button', async () => {
    const chosen = show();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(chosen.mock.calls).toEqual([['Remove', button()]]);
    expect(menu()).toBeNull();
  });
});

test('it hears of the window only while it is open', async () => {
  show();
  const listened = vi.spyOn(window, 'addEventListener');
  const own = () => listened.mock.calls.filter(([type]) => /^(pointerdown|scroll|resize)$/.test(type));
  await userEvent.keyboard('{Enter}');
  const signals = own().map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.slice(-3).map((signal) => signal?.aborted)).toEqual([false, false, false]);
  await userEvent.keyboard('{Escape}');
  expect(signals.map((signal) => signal?.aborted)).not.toContain(false);
});

test('a server writes the button alone', () => {
  const html = renderToString(inScope(part()));
  expect(html).toContain('Move Diriyah');
  expect(html).not.toContain('role="menu"');
});
