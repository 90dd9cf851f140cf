import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

type Options = Partial<DatePickerProps>;

/** A button that opens the picker and shows what was chosen. */
function Field(options: Options) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('2026-11-25');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} onClick={() => setOpen(true)}>{`Date ${day}`}</button>
      {isOpen && (
        <DatePicker
          title="Arrival"
          calendar="gregory"
          weekStart={0}
          today="2026-11-27"
          selected={day}
          opener={opener}
          onChoose={setDay}
          onClose={() => setOpen(false)}
          {...options}
        />
      )}
    </>
  );
}

async function openPicker(options: Options = {}, language: 'en' | 'ar' = 'en') {
  const user = userEvent.setup();
  renderPart(<Field {...options} />, { language });
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  return { user, dialog: within(screen.getByRole('dialog')) };
}

const focusedDay = () => document.activeElement?.getAttribute('data-day');

const field = () => screen.getByRole('button', { name: /^Date/ });

describe.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('by keyboard in %s', (language, forward, back) => {
  test('arrows, Home, End and Page keys go from the chosen day to others, Enter takes one', async () => {
    const { user } = await openPicker({}, language);
    expect(focusedDay()).toBe('2026-11-25');
    await user.keyboard(`${forward}${forward}`);
    expect(focusedDay()).toBe('2026-11-27');
    await user.keyboard(back);
    expect(focusedDay()).toBe('2026-11-26');
    await user.keyboard('{Home}');
    expect(focusedDay()).toBe('2026-11-22');
    await user.keyboard('{End}');
    expect(focusedDay()).toBe('2026-11-28');
    await user.keyboard('{ArrowDown}');
    expect(focusedDay()).toBe('2026-12-05');
    await user.keyboard('{ArrowUp}{PageUp}');
    expect(focusedDay()).toBe('2026-10-28');
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(focusedDay()).toBe('2027-10-28');
    await user.keyboard('{Enter}');
    expect(field()).toHaveTextContent('Date 2027-10-28');
    expect(field()).toHaveFocus();
  });

  test('Escape chooses nothing and gives the focus back', async () => {
    const { user } = await openPicker({}, language);
    await user.keyboard(`${forward}{Escape}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveTextContent('Date 2026-11-25');
    expect(field()).toHaveFocus();
  });
});

test('one day of the month is in the Tab order, and each says its whole date', async () => {
  const { dialog } = await openPicker();
  const days = dialog.getAllByRole('button', { name: /2026/ });
  expect(days).toHaveLength(30);
  expect(days.filter((day) => day.tabIndex === 0).map((day) => day.dataset['day'])).toEqual(['2026-11-25']);
  expect(dialog.getByRole('button', { name: 'Wednesday, November 25, 2026, selected' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Friday, November 27, 2026' })).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('buttons lead to other months and years; the month is named in both calendars', async () => {
  const { user, dialog } = await openPicker();
  expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(
    dialog.getByText('Gregorian calendar · Umm al-Qura: Jumada I 1448 AH – Jumada II 1448 AH'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next month' }));
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  expect(dialog.getByRole('grid', { name: 'December 2027' })).toBeVisible();
});

test('days before the first and after the last that may be chosen are not taken', async () => {
  const { user, dialog } = await openPicker({ min: '2026-11-20', max: '2026-12-10' });
  const early = dialog.getByRole('button', { name: /November 19, 2026/ });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  await user.click(early);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: /November 25/ }));
  expect(field()).toHaveTextContent('Date 2026-11-25');
});

test('the Hijri calendar shows its own months, and says the Gregorian day too', async () => {
  const { user, dialog } = await openPicker({ calendar: 'hijri' });
  expect(dialog.getByRole('grid', { name: 'Jumada II 1448 AH' })).toBeVisible();
  expect(
    dialog.getByText('Hijri calendar (Umm al-Qura) · Gregorian: November – December 2026'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Jumada II 20, 1448 AH, November 30, 2026/ }));
  expect(field()).toHaveTextContent('Date 2026-11-30');
});

test('with both calendars each day has both numbers', async () => {
  const { dialog } = await openPicker({ calendar: 'both' });
  expect(
    dialog.getByRole('button', { name: 'Wednesday, November 25, 2026, Jumada II 15, 1448 AH, selected' }),
  ).toHaveTextContent(/^2515/);
});
