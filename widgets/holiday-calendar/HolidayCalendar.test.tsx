import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget } from '#testing/render-widget.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00+03:00'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nationalDay = {
  label: 'Saudi National Day',
  date: { month: 9, day: 23 },
  closures: 'Offices are closed.',
};
const foundingDay = { label: 'Founding Day', date: { month: 2, day: 22 } };
const ramadan = { label: 'First day of Ramadan', kind: 'observance', hijri: { month: 9, day: 1 } };

const show = (config: object) => renderWidget('holiday-calendar', { title: 'Holidays', ...config });

/** The rows as they are read, without blanks between their parts. */
const rows = () =>
  screen.getAllByRole('heading', { level: 4 }).flatMap((heading) => heading.closest('li')?.textContent ?? []);

test('visitors see what is to come in order, with the days that are left', async () => {
  await show({ holidays: [nationalDay, foundingDay], yearsAhead: 1 });
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toContain('Founding DayFebruary 22, 2027');
  expect(rows()[0]).toContain('in 87 days');
  expect(rows()[1]).toContain('September 23, 2027');
  expect(rows()[1]).toContain('Offices are closed.');
  expect(screen.getByRole('heading', { name: '2027' })).toBeVisible();
});

test('what has begun and not ended is current', async () => {
  await show({
    holidays: [{ label: 'Desert season', kind: 'season', date: { month: 11, day: 1 }, days: 120 }],
  });
  expect(rows()[0]).toContain('Now');
  expect(rows()[0]).toContain('120 days');
});

test('a season that turned the year is still current in January', async () => {
  vi.setSystemTime(new Date('2027-01-10T10:00:00+03:00'));
  await show({
    holidays: [{ label: 'Desert season', kind: 'season', date: { month: 11, day: 1 }, days: 120 }],
  });
  expect(rows()[0]).toContain('November 1, 2026 – February 28, 2027');
  expect(rows()[0]).toContain('Now');
});

test('Hijri days are expected, until their date is confirmed', async () => {
  const eid = { label: 'Eid al-Fitr', hijri: { month: 10, day: 1 }, days: 4, date: '2027-03-10' };
  await show({ holidays: [ramadan, eid], yearsAhead: 1 });
  expect(rows()[0]).toContain('February 8, 2027Ramadan 1, 1448 AH');
  expect(rows()[0]).toContain('Expected, may move by a day');
  expect(rows()[1]).toContain('March 10 – 13, 2027');
  expect(rows()[1]).not.toContain('Expected');
});

test('a day of each year is written by itself, and may be another in one year', async () => {
  const flagDay = { label: 'Flag Day', yearly: { month: 3, day: 11 }, date: '2027-03-14' };
  await show({ holidays: [flagDay], yearsAhead: 2 });
  expect(rows()[0]).toContain('March 14, 2027');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all until 2028' }));
  expect(rows()[1]).toContain('March 11, 2028');
});

test('a day that is written with a time is that day', async () => {
  const eid = { label: 'Eid al-Fitr', hijri: { month: 10, day: 1 }, date: '2027-03-10T05:30:00+03:00' };
  const fair = { label: 'Book fair', kind: 'season', date: '2027-01-20T09:00:00+03:00' };
  await show({ holidays: [eid, fair], yearsAhead: 1 });
  expect(rows()[0]).toContain('January 20, 2027');
  expect(rows()[1]).toContain('March 10, 2027');
});

test('past days of the year and days further away than a year are shown on request', async () => {
  const user = userEvent.setup();
  await show({ holidays: [foundingDay], yearsAhead: 2 });
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all until 2028' }));
  expect(rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show past days of 2026' }));
  expect(rows()[0]).toContain('February 22, 2026');
  await user.click(screen.getByRole('button', { name: 'Hide past days of 2026' }));
  expect(rows()).toHaveLength(2);
});

test.each([
  [false, ['Founding Day']],
  [true, ['Founding Day', 'Spring break']],
])('school holidays are shown where the author wants them: %s', async (showSchool, names) => {
  const school = { label: 'Spring break', kind: 'school', date: '2027-03-05', days: 9 };
  await show({ holidays: [foundingDay, school], showSchool, yearsAhead: 1, showConverter: false });
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(names);
});

test.each([
  ['gregory', 'February 8, 2027', 'Ramadan 1'],
  ['hijri', 'Ramadan 1, 1448 AH', 'February 8, 2027'],
])('in the calendar %s alone days are written in it', async (calendar, written, other) => {
  await show({ holidays: [{ ...ramadan, label: 'Fasting begins' }], calendar, yearsAhead: 1 });
  expect(rows()[0]).toContain(written);
  expect(rows()[0]).not.toContain(other);
});

test('the 29th of February is the 28th in years that have none', async () => {
  await show({ holidays: [{ label: 'Leap day', date: { month: 2, day: 29 } }], yearsAhead: 2 });
  expect(rows()[0]).toContain('February 28, 2027');
});

test('a holiday and all of them are kept as calendar files, and analytics is told', async () => {
  const events: object[] = [];
  vi.stubGlobal('dataLayer', events);
  const user = userEvent.setup();
  const files = recordKeptFiles();
  await show({ holidays: [nationalDay, ramadan], yearsAhead: 1 });
  await user.click(screen.getByRole('button', { name: /^Add to calendar.*Saudi National Day$/ }));
  await user.click(screen.getByRole('button', { name: 'Add all to calendar' }));
  const [one, all] = await files();
  expect(one!.name).toBe('Saudi National Day.ics');
  expect(one!.text).toContain('DTSTART;VALUE=DATE:20270923\r\nDTEND;VALUE=DATE:20270924');
  expect(one!.text).toContain('STATUS:CONFIRMED');
  expect(all!.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(all!.text).toContain('STATUS:TENTATIVE');
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'download', click_text: 'Saudi National Day' }),
  );
});

test('the year view marks holidays, and says what a chosen day is', async () => {
  const user = userEvent.setup();
  await show({ holidays: [foundingDay], yearsAhead: 1 });
  await user.click(screen.getByRole('button', { name: 'Year' }));
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Sunday, February 22, 2026, .*, Founding Day$/ }));
  expect(screen.getByText('February 22, 2026').closest('[role="status"]')).toHaveTextContent('Founding Day');
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  expect(screen.getByRole('grid', { name: 'November 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next year' })).toHaveAttribute('aria-disabled', 'true');
});

describe('the converter', () => {
  const hijri = () => within(screen.getByRole('form', { name: 'Hijri to Gregorian' }));
  const convertHijri = async (day: string, month: string, year: string) => {
    const user = userEvent.setup();
    await show({ holidays: [nationalDay] });
    await user.selectOptions(hijri().getByLabelText('Day'), day);
    await user.selectOptions(hijri().getByLabelText('Month'), month);
    await user.type(hijri().getByLabelText('Year (AH)'), year);
    await user.click(hijri().getByRole('button', { name: 'Convert' }));
    return user;
  };

  test('turns a Gregorian day into a Hijri one, says so and tells analytics', async () => {
    const events: object[] = [];
    vi.stubGlobal('dataLayer', events);
    const user = userEvent.setup();
    await show({ holidays: [nationalDay] });
    const form = within(screen.getByRole('form', { name: 'Gregorian to Hijri' }));
    await user.type(form.getByLabelText('Gregorian date'), '2026-11-27');
    await user.click(form.getByRole('button', { name: 'Convert' }));
    expect(form.getByRole('status')).toHaveTextContent(
      'Friday, November 27, 2026 is Friday, Jumada II 17, 1448 AH.',
    );
    expect(events).toContainEqual(expect.objectContaining({ event: 'form_submit' }));
  });

  test.each(['1448', '١٤٤٨'])('turns a Hijri day of %s into a Gregorian one', async (year) => {
    await convertHijri('1', 'Ramadan', year);
    expect(hijri().getByRole('status')).toHaveTextContent(
      'Monday, Ramadan 1, 1448 AH is Monday, February 8, 2027.',
    );
  });

  test('the 30th of a month of 29 days is explained, and its neighbours are offered', async () => {
    const user = await convertHijri('30', 'Rabiʻ I', '1448');
    expect(hijri().getByRole('status')).toHaveTextContent('Rabiʻ I 1448 AH has 29 days only.');
    await user.click(hijri().getByRole('button', { name: /^Rabiʻ II 1, 1448/ }));
    expect(hijri().getByLabelText('Month')).toHaveDisplayValue('Rabiʻ II');
    expect(hijri().getByRole('status')).toHaveTextContent('is Saturday, September 12, 2026.');
  });

  test.each([
    ['1300', 'Sunday, Muharram 1, 1300 AH is Sunday, November 12, 1882.'],
    ['1301', 'Thursday, Muharram 1, 1301 AH is Thursday, November 1, 1883.'],
    ['1600', 'Tuesday, Muharram 1, 1600 AH is Tuesday, December 7, 2173.'],
  ])('takes the year %s', async (year, result) => {
    await convertHijri('1', 'Muharram', year);
    expect(hijri().getByLabelText('Year (AH)')).not.toBeInvalid();
    expect(hijri().getByRole('status')).toHaveTextContent(result);
  });

  test.each(['1299', '1601', '', 'year'])('refuses the year “%s”', async (year) => {
    await convertHijri('1', 'Muharram', year || ' ');
    expect(hijri().getByLabelText('Year (AH)')).toHaveAccessibleDescription(
      'Please enter a year from 1300 to 1600.',
    );
    expect(hijri().getByRole('status')).toBeEmptyDOMElement();
  });

  test('a Gregorian day outside these years is refused at its field', async () => {
    const user = userEvent.setup();
    await show({ holidays: [nationalDay] });
    const form = within(screen.getByRole('form', { name: 'Gregorian to Hijri' }));
    await user.click(form.getByRole('button', { name: 'Convert' }));
    expect(form.getByLabelText('Gregorian date')).toHaveAccessibleDescription(/^Please enter a date from/);
  });

  test('is left out where the author does not want it', async () => {
    await show({ holidays: [nationalDay], showConverter: false });
    expect(screen.queryByRole('form')).toBeNull();
  });
});

test.each([
  [{ asOf: '2026-11-01' }, 'As of November 1, 2026'],
  [{ asOf: '2025-11-27' }, 'As of November 27, 2025'],
  [{ asOf: '2025-11-26' }, 'As of November 26, 2025. It may have changed since.'],
  [{ asOf: '2026-11-01', staleDays: 7 }, 'As of November 1, 2026. It may have changed since.'],
])(
  'visitors read of which day the holidays are, and that older ones may have changed: %o',
  async (config, text) => {
    const user = userEvent.setup();
    await show({ holidays: [foundingDay], ...config });
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Year' }));
    expect(screen.getByText(text)).toBeVisible();
  },
);

test('without a holiday visitors see nothing, and authors what is missing', async () => {
  await show({ title: 'Holidays' });
  expect(screen.queryByRole('region')).toBeNull();
});
