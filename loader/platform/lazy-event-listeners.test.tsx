import { fireEvent, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { addLazyEventListeners } from './lazy-event-listeners.ts';

/** What happened, in order. */
let heard: string[] = [];

afterEach(() => {
  heard = [];
});

function Listener({ takesFocus }: { readonly takesFocus?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const hear = ({ type }: { type: string }) => heard.push(type);
  return (
    <div
      role="presentation"
      onMouseEnter={hear}
      onKeyDown={hear}
      onTouchStart={hear}
      onChange={hear}
      onFocus={hear}
      onPointerDown={hear}
    >
      <button ref={button} type="button" onClick={hear}>
        Press
      </button>
      <input aria-label="Type" />
    </div>
  );
}

function draw(takesFocus = false) {
  const container = document.body.appendChild(document.createElement('div'));
  const added = vi.spyOn(container, 'addEventListener');
  const ground = document.createElement('div');
  addLazyEventListeners(ground);
  addLazyEventListeners(container);
  flushSync(() => createRoot(ground).render(createPortal(<Listener takesFocus={takesFocus} />, container)));
  const [button, input] = [container.querySelector('button')!, container.querySelector('input')!];
  return { container, added, button, input };
}

test('a widget that no event has reached costs no listener', () => {
  expect(draw().added).not.toHaveBeenCalled();
});

test.each([
  ['click', (parts: ReturnType<typeof draw>) => fireEvent.click(parts.button)],
  ['keydown', (parts: ReturnType<typeof draw>) => fireEvent.keyDown(parts.button, { key: 'Enter' })],
  ['touchstart', (parts: ReturnType<typeof draw>) => fireEvent.touchStart(parts.button)],
  ['pointerdown', (parts: ReturnType<typeof draw>) => fireEvent.pointerDown(parts.button)],
  ['mouseenter', (parts: ReturnType<typeof draw>) => fireEvent.mouseOver(parts.button)],
  ['change', (parts: ReturnType<typeof draw>) => fireEvent.input(parts.input, { target: { value: 'a' } })],
  ['focus', (parts: ReturnType<typeof draw>) => parts.button.focus()],
])('the very first event is heard when it is a %s, and heard once', (type, happen) => {
  const parts = draw();
  happen(parts);
  expect(heard).toEqual([type]);
});

test('a widget that takes the focus as it appears hears of it', async () => {
  draw(true);
  await vi.waitFor(() => expect(heard).toEqual(['focus']));
});

test('a second event is heard as the first was, by listeners added once', () => {
  const { added, button } = draw();
  fireEvent.click(button);
  const { length } = added.mock.calls;
  fireEvent.click(button);
  expect(heard).toEqual(['click', 'click']);
  expect(added).toHaveBeenCalledTimes(length);
});

test('listeners of other roots of the page are left alone', () => {
  draw();
  const { getByRole } = render(<button onClick={() => heard.push('other')}>Other</button>);
  fireEvent.click(getByRole('button', { name: 'Other' }));
  expect(heard).toEqual(['other']);
});
