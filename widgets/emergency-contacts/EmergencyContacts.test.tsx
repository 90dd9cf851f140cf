import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { dialled, isShortNumber } from './phone.ts';

let events: unknown[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
  return () => void vi.useRealTimers();
});

const country = () => screen.getByRole('combobox', { name: 'Country' });
const choose = async (typed: string) => {
  await userEvent.clear(country());
  await userEvent.type(country(), typed);
  await userEvent.tab();
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the numbers', () => {
  test('call when they are pressed, and the digits of short ones are read one by one', async () => {
    await renderWidget('emergency-contacts');
    const link = screen.getByRole('link', { name: /^Ambulance ?9 9 7$/ });
    expect(link).toHaveAttribute('href', 'tel:997');
    expect(link).toHaveTextContent('997');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Ambulance' }));
  });

  test('stand in a list in their author’s order, each with its note and hours', async () => {
    await renderWidget('emergency-contacts');
    const rows = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[1]).toHaveTextContent('Saudi Red Crescent.');
    expect(rows[1]).toHaveTextContent('24 hours, every day');
  });

  test('are text where they are no numbers', async () => {
    await renderWidget('emergency-contacts', 'faulty-entries');
    expect(screen.getByText('at the hotel')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Front desk/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /Police/ })).toHaveLength(1);
  });
});

test.each([
  ['911', true, '911'],
  ['٩١١', true, '911'],
  ['9112', true, '9112'],
  ['91', false, undefined],
  ['+966 11 000 0930', false, '+966110000930'],
  ['12345', false, '12345'],
  ['call us', false, undefined],
  ['911;x', false, undefined],
])('“%s” is a short number: %s, and is dialled as %s', (number, isShort, digits) => {
  expect([isShortNumber(number), dialled(number)]).toEqual([isShort, digits]);
});

describe('the embassy', () => {
  test('of a country is found by typing, and is remembered', async () => {
    await renderWidget('emergency-contacts');
    expect(screen.queryByRole('heading', { name: /Embassy of/ })).toBeNull();
    await choose('japan');
    expect(screen.getByRole('heading', { name: 'Embassy of Japan' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Embassy of Japan ?\+966/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+966\d+$/),
    );
    expect(JSON.parse(localStorage.getItem('choices')!)).toEqual({ 'emergency-contacts': 'JP' });
    await renderWidget('emergency-contacts');
    expect(screen.getByRole('heading', { name: 'Embassy of Japan' })).toBeVisible();
  });

  test('of the nationality that was asked about for a visa is there at once, also if it is asked later', async () => {
    sessionStorage.setItem('userVisa', JSON.stringify({ nationality: 'DE', purpose: 'tourism' }));
    await renderWidget('emergency-contacts');
    expect(screen.getByRole('heading', { name: 'Embassy of Germany' })).toBeVisible();
    expect(country()).toHaveValue('Germany');
  });

  test('of a nationality that has none in the list is said to be missing, until another country is chosen', async () => {
    sessionStorage.setItem('userVisa', JSON.stringify({ nationality: 'IS', purpose: 'tourism' }));
    await renderWidget('emergency-contacts');
    expect(country()).toHaveValue('');
    expect(country()).toHaveAccessibleDescription('No embassy is listed for Iceland.');
    expect(screen.getByText('No embassy is listed for Iceland.')).toBeVisible();
    await choose('japan');
    expect(screen.getByRole('heading', { name: 'Embassy of Japan' })).toBeVisible();
    expect(screen.queryByText(/No embassy is listed/)).toBeNull();
  });

  test('is called missing for nobody who has not said where they are from', async () => {
    await renderWidget('emergency-contacts');
    expect(screen.queryByText(/No embassy is listed/)).toBeNull();
  });

  test('is not there for a country that has none in the list, with a message and the typed text', async () => {
    await renderWidget('emergency-contacts');
    await choose('Iceland');
    expect(country()).toHaveValue('Iceland');
    expect(country()).toHaveAccessibleDescription(/No embassy is listed/);
  });

  test('and the consulate of the same country both stand there', async () => {
    await renderWidget('emergency-contacts', 'embassies');
    await choose('china');
    expect(screen.getAllByRole('heading', { name: 'Embassy of China' })).toHaveLength(2);
    expect(screen.getByText('Consulate, Al Andalus Street, Jeddah, Jeddah')).toBeVisible();
  });

  test('is kept as a contact', async () => {
    const kept = recordKeptFiles();
    await renderWidget('emergency-contacts');
    await choose('jp');
    await userEvent.click(button('Save contact'));
    const files = await kept();
    expect(files.map(({ name }) => name)).toEqual(['Embassy of Japan.vcf']);
    const { text = '' } = files[0] ?? {};
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(text).toContain('FN:Embassy of Japan\r\n');
    expect(text).toMatch(/GEO:24\.\d+;46\.\d+\r\n/);
    expect(events).toContainEqual(expect.objectContaining({ event: 'download' }));
  });

  test('is copied, which is said; a browser that refuses gives a field with the text', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    await renderWidget('emergency-contacts');
    await choose('jp');
    await userEvent.click(button('Copy'));
    expect(screen.getByText('Copied')).toBeVisible();
    expect(written[0]).toMatch(/^Embassy of Japan\n.*Riyadh/);
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await userEvent.click(button('Copy'));
    expect(await screen.findByRole('textbox', { name: 'Embassy of Japan' })).toHaveFocus();
  });
});

test('what is older than its days says so', async () => {
  await renderWidget('emergency-contacts', 'faulty-entries');
  expect(screen.getByText('As of January 1, 2020. It may have changed since.')).toBeVisible();
});

test('the day of a time is told as the day that it was on the site', async () => {
  await renderWidget('emergency-contacts', {
    numbers: [{ label: 'Police', phone: '999' }],
    asOf: '2026-11-20T23:30:00Z',
    staleDays: 7,
  });
  expect(screen.getByText('As of November 21, 2026')).toBeVisible();
});

test('an author is told of an embassy of no country, which visitors do not see', async () => {
  await renderWidget('emergency-contacts', 'faulty-entries', { cmsMode: 'author' });
  expect(await screen.findByText(/No embassy is shown for ATLANTIS/)).toBeVisible();
  await userEvent.click(country());
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a rubbish choice that another script left is none', async () => {
  sessionStorage.setItem('userVisa', '[1');
  await renderWidget('emergency-contacts');
  expect(country()).toHaveValue('');
  act(() => sessionStorage.setItem('userVisa', JSON.stringify({ nationality: { x: 1 } })));
  await renderWidget('emergency-contacts');
  expect(country()).toHaveValue('');
});
