import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { readView, ViewSwitch } from './ViewSwitch.tsx';

test('views are named toggle buttons, of which one is on', async () => {
  const onView = vi.fn();
  renderPart(<ViewSwitch views={['grid', 'list']} view="grid" onView={onView} />);
  expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cards', pressed: true }));
  expect(onView).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'List', pressed: false }));
  expect(onView).toHaveBeenCalledExactlyOnceWith('list', 'List');
});

test('with one view there is nothing to choose', () => {
  renderPart(<ViewSwitch views={['list', 'list']} view="list" onView={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [['grid', 'list'], 'list', 'list'],
  [['list', 'grid'], undefined, 'list'],
  [['list'], 'grid', 'list'],
  [[], 'list', 'grid'],
  [['grid'], 'map', 'grid'],
] as const)('of the views %j an address that says %s means %s', (views, asked, view) => {
  expect(readView(views, asked)).toBe(view);
});
