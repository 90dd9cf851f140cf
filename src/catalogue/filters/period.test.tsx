import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { FacetBounds } from './FacetBounds.tsx';

/** The ends of a period are typed, or chosen in a month that a button beside each opens. */

const lost = vi.hoisted(() => ({ isLost: false }));
vi.mock('./DayChoice.tsx', async (original) => {
  const { DayChoice } = await original<typeof import('./DayChoice.tsx')>();
  return {
    get DayChoice() {
      if (lost.isLost) throw new Error('The connection is lost.');
      return DayChoice;
    },
  };
});

beforeEach(() => {
  lost.isLost = false;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 9), toFake: ['Date'] });
});

const facet = { name: 'when', label: 'When', kind: 'date', collapsed: false } as const;

/** The period, and what choosing in it asks for. */
function renderPeriod(value?: string, language: 'en' | 'ar' = 'en') {
  const onChange = vi.fn<(values: readonly string[], label: string) => void>();
  renderPart(<FacetBounds facet={facet} kind="date" value={value} onChange={onChange} />, { language });
  return onChange;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focusedDay = () => document.activeElement?.getAttribute('data-day');

// The first test: what has been fetched once does not stay away any more.
test('a month that stays away is said, and the typed day is enough; the next press opens it', async () => {
  lost.isLost = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onChange = renderPeriod();
  await press('Choose a date: From');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be loaded/);
  await userEvent.type(screen.getByLabelText('From'), '2027-03-09');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2027-03-09..'], 'When');

  lost.isLost = false;
  await press('Choose a date: From');
  expect(await screen.findByRole('dialog', { name: 'From' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day that is chosen counts at once, and its button has the focus again', async () => {
  const onChange = renderPeriod('2026-12-01..');
  await press('Choose a date: Until');
  const dialog = within(await screen.findByRole('dialog', { name: 'Until' }));
  expect(focusedDay()).toBe('2026-11-27');
  await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
  await userEvent.click(dialog.getByRole('button', { name: /December 5, 2026/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-12-01..2026-12-05'], 'When');
  expect(screen.getByLabelText('Until')).toHaveValue('2026-12-05');
  expect(screen.getByRole('button', { name: 'Choose a date: Until' })).toHaveFocus();
});

test('the month begins with the day that is in the field; Escape changes nothing', async () => {
  const onChange = renderPeriod('2027-02-03..2027-02-10');
  await press('Choose a date: From');
  await screen.findByRole('dialog');
  expect(focusedDay()).toBe('2027-02-03');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('who reads Arabic sees Hijri days, too', async () => {
  renderPeriod('2026-11-25..', 'ar');
  await press('اختر تاريخًا: من');
  await screen.findByRole('dialog');
  expect(document.activeElement).toHaveAccessibleName(/2026.*1448/);
});

test('a range of numbers has no such button', () => {
  renderPart(
    <FacetBounds
      facet={{ ...facet, kind: 'range' }}
      kind="range"
      value={undefined}
      onChange={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
