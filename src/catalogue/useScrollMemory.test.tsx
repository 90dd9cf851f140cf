import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { makeBodyScroll, scrollElement } from '#testing/scrolling-element.ts';
import { useScrollMemory } from './useScrollMemory.ts';

function List() {
  const list = useRef<HTMLUListElement>(null);
  useScrollMemory(() => list.current, true, false);
  return <ul ref={list} />;
}

test('a page whose body scrolls in place of the window is brought back to where it was left', async () => {
  const body = makeBodyScroll();
  const moved = vi.fn<(options: ScrollToOptions) => void>(({ top }) => void (body.scrollTop = top ?? 0));
  Object.assign(body, { scrollTo: moved });
  const { unmount } = render(<List />);
  scrollElement(body, 700);
  await vi.waitFor(() => expect(history.state).toEqual({ twTop: 700 }));
  unmount();
  body.scrollTop = 0;
  render(<List />);
  expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
});
