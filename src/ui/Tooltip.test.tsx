import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(name = 'Deutsch') {
  renderPart(
    <Tooltip text={`Not in ${name}`} link={<a href="/de">Start page</a>}>
      {(description) => (
        <button aria-disabled="true" aria-describedby={description}>
          {name}
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name });
  const tip = screen.getByText(`Not in ${name}`).parentElement as HTMLElement;
  return {
    button,
    tip,
    place: button.parentElement as HTMLElement,
    isShown: () => tip.hasAttribute('data-shown'),
  };
}

test('what it says is there for assistive technology all the time', () => {
  const { button, isShown } = show();
  expect(button).toHaveAccessibleDescription('Not in Deutsch');
  expect(isShown()).toBe(false);
});

describe('it shows', () => {
  test('on focus, and goes with it', () => {
    const { button, isShown } = show();
    act(() => button.focus());
    expect(isShown()).toBe(true);
    act(() => button.blur());
    expect(isShown()).toBe(false);
  });

  test('on a tap, and goes with a tap elsewhere', () => {
    const { button, tip, isShown } = show();
    fireEvent.pointerEnter(button.parentElement!, { pointerType: 'touch' });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    fireEvent.pointerLeave(button.parentElement!, { pointerType: 'touch' });
    fireEvent.click(button);
    pass(2000);
    expect(isShown()).toBe(true);
    fireEvent.pointerDown(tip);
    expect(isShown()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isShown()).toBe(false);
  });

  test('under a pointer that stays, and while it travels to the tooltip', () => {
    const { place, isShown } = show();
    fireEvent.pointerEnter(place, { pointerType: 'mouse' });
    expect(isShown()).toBe(false);
    pass(120);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(place, { pointerType: 'mouse' });
    pass(200);
    fireEvent.pointerEnter(place, { pointerType: 'mouse' });
    pass(5000);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(place, { pointerType: 'mouse' });
    pass(250);
    expect(isShown()).toBe(false);
  });
});

test('Escape hides it, and nobody else hears of it', () => {
  const { button, isShown } = show();
  const others = vi.fn();
  window.addEventListener('keydown', others);
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(button).toHaveFocus();
  expect(others).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(others).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', others);
});

test('one that shows hides the one before', () => {
  const german = show('Deutsch');
  const french = show('Français');
  act(() => german.button.focus());
  fireEvent.pointerEnter(french.place, { pointerType: 'mouse' });
  pass(120);
  expect([german.isShown(), french.isShown()]).toEqual([false, true]);
});
