import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { below, breakpoints } from '#src/page/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';

afterEach(cleanup);

const isNarrow = below(breakpoints.header);

function Menu({ onServer }: { readonly onServer?: boolean }) {
  return <p>{useMediaQuery(isNarrow, onServer) ? 'Hamburger' : 'Items'}</p>;
}

test('the header’s menu is chosen by the window’s width, also when that changes', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', (query: string) => (query === '(width < 1123px)' ? list : undefined));
  render(<Menu />);
  expect(screen.getByText('Hamburger')).toBeVisible();
  list.matches = false;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(screen.getByText('Items')).toBeVisible();
});

test.each([
  [undefined, 'Items'],
  [true, 'Hamburger'],
])('on a server it is what it is said to be: %s', (onServer, shown) => {
  expect(renderToString(<Menu {...(onServer !== undefined && { onServer })} />)).toContain(shown);
});
