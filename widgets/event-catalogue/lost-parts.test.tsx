import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

const lost = vi.hoisted(() => ({ isLost: true }));
vi.mock('./Month.tsx', async (original) => {
  const { Month } = await original<typeof import('./Month.tsx')>();
  return {
    get Month() {
      if (lost.isLost) throw new Error('The connection is lost.');
      return Month;
    },
  };
});

test('a month that cannot be fetched says so and can be tried again; the list below it is whole', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+03:00') });
  await renderWidget('event-catalogue', {
    title: 'What’s on',
    source: 'config',
    views: ['month'],
    items: [{ title: 'Kites', url: '/k', startDate: '2026-11-28' }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.getByRole('link', { name: 'Kites' })).toBeVisible();
  lost.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /November 28, 2026, 1 event/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toHaveFocus();
});
