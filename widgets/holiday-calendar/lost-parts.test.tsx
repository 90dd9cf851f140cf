import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

const lost = vi.hoisted(() => ({ isLost: true }));
vi.mock('#src/calendar/YearGrid.tsx', async (original) => {
  const { YearGrid } = await original<typeof import('#src/calendar/YearGrid.tsx')>();
  return {
    get YearGrid() {
      if (lost.isLost) throw new Error('The connection is lost.');
      return YearGrid;
    },
  };
});

test('a year that cannot be fetched says so and can be tried again; the list is whole', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  await renderWidget('holiday-calendar', {
    title: 'Holidays',
    showConverter: false,
    holidays: [{ label: 'Founding Day', yearly: { month: 2, day: 22 } }],
  });
  await user.click(screen.getByRole('button', { name: 'Year' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Coming days' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Founding Day' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Year' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  lost.isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('grid')).toHaveLength(12);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveAccessibleName(String(new Date().getFullYear()));
});
