import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, setSession } from '#testing/session/session-page.tsx';

/** A day can be typed, or chosen in a dialog that a button beside the field opens. */

setSession();

let pages = 0;
let events: Record<string, unknown>[] = [];

beforeEach(() => {
  events = [];
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 9), toFake: ['Date'] });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
});

/** A form that asks for one day. */
async function show(field: object = {}, language: 'en' | 'ar' = 'en') {
  pages += 1;
  const label = language === 'ar' ? 'يوم الوصول' : 'Arrival';
  await renderWidget(
    'form-builder',
    {
      title: 'Ask us',
      submitUrl: '/own/submit',
      fields: [{ name: 'arrival', label, type: 'date', ...field }],
    },
    { language, path: `dates-${pages}.html` },
  );
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

const opener = () =>
  screen.getByRole('button', { name: /^(Choose a date: Arrival|اختر تاريخًا: يوم الوصول)$/ });
const dialog = async () => within(await screen.findByRole('dialog'));
const focusedDay = () => document.activeElement?.getAttribute('data-day');
const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^F-/);
  return callsOf('submit')[0]?.clone().json() as Promise<unknown>;
};

describe('a day that is chosen', () => {
  test('goes into the field, which is sent as if it had been typed', async () => {
    const field = await show();
    await userEvent.click(opener());
    const open = await dialog();
    expect(screen.getByRole('dialog', { name: 'Arrival' })).toBeVisible();
    expect(open.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(focusedDay()).toBe('2026-11-27');
    await userEvent.click(open.getByRole('button', { name: /^Monday, November 30, 2026/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field).toHaveValue('2026-11-30');
    expect(opener()).toHaveFocus();
    expect(events.map(({ event }) => event)).toEqual(['form_start']);
    expect(await sent()).toMatchObject({ arrival: '2026-11-30' });
  });

  test('puts right what was missing', async () => {
    const field = await show({ required: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field).toBeInvalid();
    await userEvent.click(opener());
    await userEvent.click((await dialog()).getByRole('button', { name: /November 30/ }));
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('');
  });

  test('is kept with the rest of the form', async () => {
    await show();
    await userEvent.click(opener());
    await userEvent.click((await dialog()).getByRole('button', { name: /November 30/ }));
    await waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('2026-11-30'));
  });
});

test('the dialog begins with the day that was typed', async () => {
  const field = await show();
  await userEvent.type(field, '2027-03-09');
  await userEvent.click(opener());
  expect((await dialog()).getByRole('button', { name: 'Tuesday, March 9, 2027, selected' })).toHaveFocus();
});

test('Escape chooses nothing and gives the focus back to the button', async () => {
  const field = await show();
  await userEvent.type(field, '2027-03-09');
  await userEvent.click(opener());
  await dialog();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveValue('2027-03-09');
  expect(opener()).toHaveFocus();
});

test('neither the keyboard nor a press goes past the first and the last day', async () => {
  const field = await show({ min: '2026-11-29', max: '2026-12-10' });
  await userEvent.click(opener());
  const open = await dialog();
  expect(focusedDay()).toBe('2026-11-29');
  await userEvent.keyboard('{PageUp}');
  expect(focusedDay()).toBe('2026-11-29');
  const early = open.getByRole('button', { name: /November 28, 2026/ });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(early);
  expect(field).toHaveValue('');
  await userEvent.click(open.getByRole('button', { name: /November 29, 2026/ }));
  await userEvent.click(opener());
  await dialog();
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(focusedDay()).toBe('2026-12-10');
});

test('a limit that is no day is none', async () => {
  await show({ min: 'tomorrow', max: '2026-02-30' });
  await userEvent.click(opener());
  expect((await dialog()).getByRole('button', { name: /^Friday, November 27, 2026/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next month' })).not.toHaveAttribute('aria-disabled');
});

test('the month is named in both calendars', async () => {
  await show();
  await userEvent.click(opener());
  expect(
    (await dialog()).getByText('Gregorian calendar · Umm al-Qura: Jumada I 1448 AH – Jumada II 1448 AH'),
  ).toBeVisible();
});

test('in Arabic each day has its Hijri date, and the left arrow leads to the next day', async () => {
  await show({}, 'ar');
  await userEvent.click(opener());
  const open = await dialog();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focusedDay()).toBe('2026-11-28');
  expect(document.activeElement).toHaveAccessibleName(/28 نوفمبر 2026.*18 جمادى الآخرة 1448/);
  expect(open.getByText(/التقويم الميلادي.*أم القرى/)).toBeVisible();
});

test('a date of birth is typed alone: nobody looks for it among months', async () => {
  const field = await show({ type: 'birthDate' });
  expect(field.type).toBe('date');
  expect(screen.queryByRole('button', { name: /Choose a date/ })).toBeNull();
});
