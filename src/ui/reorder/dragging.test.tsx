import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { at, drawBoxes, button, middleOf, moves, Plan, textOf } from './fake-days.tsx';

beforeEach(() => {
  moves.mockClear();
  drawBoxes();
});

afterEach(() => vi.useRealTimers());

describe('while an entry is dragged', () => {
  const marked = () => document.querySelector('[data-drop]');
  const label = () => document.querySelector('[data-shown]')?.textContent;
  const frame = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)));

  function begin() {
    renderPart(<Plan />);
    fireEvent.pointerDown(textOf('Diriyah'), at(middleOf('Diriyah')));
    fireEvent.pointerMove(textOf('Diriyah'), at([290, 150]));
  }

  test('its name is at the pointer, and a line where it would come to', async () => {
    begin();
    await frame();
    expect(label()).toBe('Diriyah');
    expect(marked()).toBe(textOf('Dadan').closest('li'));
    expect(marked()).toHaveAttribute('data-drop', 'before');
    fireEvent.pointerMove(textOf('Diriyah'), at([290, 400]));
    await frame();
    expect(marked()).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerMove(textOf('Diriyah'), at([490, 400]));
    await frame();
    expect(marked()).toBe(screen.getByText('Nothing yet'));
    fireEvent.pointerMove(textOf('Diriyah'), at([90, 110]));
    await frame();
    expect(marked()).toBeNull();
  });

  test.each<readonly [what: string, putBack: () => unknown]>([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the browser', () => fireEvent.pointerCancel(document.body, at([290, 150]))],
    [
      'a mouse that was let go unseen',
      () => fireEvent.pointerMove(document.body, at([290, 150], { buttons: 0 })),
    ],
  ])('%s puts it back', async (_, putBack) => {
    begin();
    await frame();
    putBack();
    expect([label(), marked()]).toEqual([undefined, null]);
    fireEvent.pointerUp(document.body, at([290, 150]));
    expect(moves).not.toHaveBeenCalled();
  });

  test('the window is listened to, and not before or after', () => {
    renderPart(<Plan />);
    const listened = vi.spyOn(window, 'addEventListener');
    fireEvent.pointerDown(textOf('Diriyah'), at(middleOf('Diriyah')));
    const signals = listened.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.map((signal) => signal?.aborted)).not.toContain(true);
    fireEvent.pointerUp(textOf('Diriyah'), at(middleOf('Diriyah')));
    expect(signals.map((signal) => signal?.aborted)).not.toContain(false);
  });

  test('its widget may go: nothing is left', async () => {
    const { unmount } = renderPart(<Plan />);
    const listened = vi.spyOn(window, 'addEventListener');
    fireEvent.pointerDown(textOf('Diriyah'), at(middleOf('Diriyah')));
    const [, , options] = listened.mock.calls[0]!;
    unmount();
    expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
  });
});

describe('no drag begins', () => {
  test.each<readonly [what: string, target: () => Element, press: object]>([
    ['from a link in the entry', () => screen.getByText('More on Diriyah'), {}],
    ['from its menu button', () => button('Diriyah'), {}],
    ['by another button of the mouse', () => textOf('Diriyah'), { button: 2 }],
    ['by a second finger', () => textOf('Diriyah'), { isPrimary: false }],
  ])('%s', (_, target, press) => {
    renderPart(<Plan />);
    fireEvent.pointerDown(target(), at([90, 125], press));
    fireEvent.pointerMove(target(), at([290, 150], press));
    fireEvent.pointerUp(target(), at([290, 150], press));
    expect(moves).not.toHaveBeenCalled();
  });

  test('by a mouse that moves 3 px', () => {
    renderPart(<Plan />);
    fireEvent.pointerDown(textOf('Edge'), at([90, 219]));
    fireEvent.pointerMove(textOf('Edge'), at([90, 216]));
    expect(document.querySelector('[data-dragged]')).toBeNull();
    fireEvent.pointerMove(textOf('Edge'), at([90, 215]));
    expect(document.querySelector('[data-dragged]')).not.toBeNull();
  });

  test('by a finger that moves before it has rested for 250 ms: the page scrolls', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderPart(<Plan />);
    const touch = { pointerType: 'touch' };
    const scrolls = () => fireEvent.touchMove(textOf('Edge'), { cancelable: true });
    fireEvent.pointerDown(textOf('Edge'), at(middleOf('Edge'), touch));
    act(() => vi.advanceTimersByTime(249));
    expect(scrolls()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(scrolls()).toBe(false);
    fireEvent.pointerUp(textOf('Edge'), at(middleOf('Edge'), touch));
    expect(scrolls()).toBe(true);
    fireEvent.pointerDown(textOf('Edge'), at([90, 245], touch));
    fireEvent.pointerMove(textOf('Edge'), at([90, 230], touch));
    act(() => vi.advanceTimersByTime(1000));
    expect(scrolls()).toBe(true);
    expect(moves).not.toHaveBeenCalled();
  });
});
