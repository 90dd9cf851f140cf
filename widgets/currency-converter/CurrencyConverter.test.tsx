import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: { event: string; click_text?: string }[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
});

const side = (name: string) => within(screen.getByRole('group', { name }));
const amount = (name: string) => side(name).getByRole('textbox');
const currency = (name: string) => side(name).getByRole('combobox', { name: 'Currency' });
const type = async (name: string, text: string) => {
  await userEvent.clear(amount(name));
  if (text) await userEvent.type(amount(name), text);
};
const choose = async (name: string, text: string) => {
  await userEvent.clear(currency(name));
  await userEvent.type(currency(name), text);
  await userEvent.tab();
};

describe('a visitor', () => {
  test('sees what an amount is worth while typing it, on either side', async () => {
    await renderWidget('currency-converter');
    await type('You have', '100');
    expect(amount('You get')).toHaveValue('375.00');
    await type('You get', '750');
    expect(amount('You have')).toHaveValue('200.00');
    expect(await screen.findByText('200.00 USD is worth 750 SAR')).toBeVisible();
  });

  test('chooses a currency by its code, and the amount stays', async () => {
    await renderWidget('currency-converter');
    await type('You have', '1,000');
    await choose('You get', 'kwd');
    expect(currency('You get')).toHaveValue('Kuwaiti Dinar (KWD)');
    expect(amount('You have')).toHaveValue('1,000');
    // Three decimals.
    expect(amount('You get')).toHaveValue('306.375');
    await choose('You get', 'Japanese');
    await choose('You get', 'jpy');
    expect(amount('You get')).toHaveValue('151875');
  });

  test('turns the two round; the same currency twice does so, too', async () => {
    await renderWidget('currency-converter');
    await type('You have', '100');
    await userEvent.click(screen.getByRole('button', { name: 'Exchange the two currencies' }));
    expect(currency('You have')).toHaveValue('Saudi Riyal (SAR)');
    expect(amount('You get')).toHaveValue('26.67');
    await choose('You have', 'usd');
    expect(currency('You get')).toHaveValue('Saudi Riyal (SAR)');
  });

  test.each([
    ['ten', 'Enter an amount in digits, such as 100.'],
    ['-5', 'Enter an amount of 0 or more.'],
    ['1234567890123', 'Enter at most 12 digits.'],
    ['1.2.3,4', 'Enter an amount in digits, such as 100.'],
  ])('who types “%s” is told what is wrong, and the last result stays', async (text, message) => {
    await renderWidget('currency-converter');
    await type('You have', '100');
    await userEvent.clear(amount('You have'));
    await userEvent.paste(text);
    expect(amount('You have')).toHaveValue(text);
    expect(amount('You have')).toHaveAccessibleDescription(message);
    expect(amount('You get')).toHaveValue('375.00');
  });

  test('finds the pair again that was chosen', async () => {
    await renderWidget('currency-converter');
    await choose('You have', 'gbp');
    expect(JSON.parse(localStorage.getItem('choices')!)).toEqual({ 'currency-converter': 'GBP SAR' });
    await renderWidget('currency-converter');
    expect(currency('You have')).toHaveValue('British Pound (GBP)');
  });

  test('who asked about a visa begins with the currency of the nationality', async () => {
    sessionStorage.setItem('userVisa', JSON.stringify({ nationality: 'JP' }));
    await renderWidget('currency-converter');
    expect(currency('You have')).toHaveValue('Japanese Yen (JPY)');
  });

  test.each(['XX', '<b>', 'IS'])(
    'whose nationality is %s begins with the one of the language',
    async (code) => {
      sessionStorage.setItem('userVisa', JSON.stringify({ nationality: code }));
      await renderWidget('currency-converter');
      expect(currency('You have')).toHaveValue('US Dollar (USD)');
    },
  );

  test('of the Arabic page types in Arabic digits', async () => {
    await renderWidget('currency-converter', 'arabic', { language: 'ar' });
    await type('لديك', '١٠٠٠');
    expect(amount('تحصل على')).toHaveValue('1021.10');
  });

  test('sees the usual amounts in a table', async () => {
    await renderWidget('currency-converter');
    const table = within(screen.getByRole('table', { name: 'Usual amounts' }));
    const row = table.getByRole('row', { name: /^USD\s100 / });
    expect(within(row).getByRole('cell')).toHaveTextContent('SAR 375');
  });
});

describe('what is told', () => {
  test('is the pair, once for each amount: on Enter, and on leaving a changed field', async () => {
    await renderWidget('currency-converter');
    await userEvent.click(amount('You have'));
    await userEvent.tab();
    expect(events).toEqual([]);
    await type('You have', '250');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const told = () => events.filter(({ event }) => event === 'form_submit').map((event) => event.click_text);
    expect(told()).toEqual(['USD SAR']);
    await choose('You have', 'eur');
    expect(told()).toEqual(['USD SAR', 'EUR SAR']);
    expect(JSON.stringify(events)).not.toContain('250');
  });
});

describe('rates of a service', () => {
  const rates = () => origin.calls.filter(({ name }) => name === 'rates');

  test('take the place of the page’s, with their day', async () => {
    await renderWidget('currency-converter', 'newer-rates');
    await settle();
    expect(rates()).toHaveLength(1);
    expect(await screen.findByText('As of November 27, 2026')).toBeVisible();
  });

  test.each(['rates:500', 'rates:html', 'rates:drop', 'rates:empty'])(
    'that do not come (%s) leave those of the page, with their own day and a caution',
    async (fault) => {
      origin.switches.fail = [fault];
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await renderWidget('currency-converter', 'newer-rates');
      await settle();
      expect(screen.getByText('As of July 1, 2026. It may have changed since.')).toBeVisible();
      await type('You have', '10');
      expect(amount('You get')).toHaveValue('11.59');
    },
  );

  test('that come slowly leave those of the page until then, and the amount that was typed stays', async () => {
    origin.switches.slow = 1000;
    await renderWidget('currency-converter', {
      rates: { USD: 0.5, EUR: 0.25 },
      defaultFrom: 'EUR',
      defaultTo: 'USD',
      asOf: '2026-11-01',
      ratesUrl: '/own/rates.json',
    });
    await userEvent.clear(amount('You have'));
    await userEvent.paste('10');
    expect(amount('You get')).toHaveValue('20.00');
    expect(screen.getByText(/^As of November 1, 2026/)).toBeVisible();
    expect(await screen.findByText('As of November 27, 2026')).toBeVisible();
    expect(rates()).toHaveLength(1);
    expect(amount('You have')).toHaveValue('10');
    expect(amount('You get')).toHaveValue('10.88');
  });

  test('that are older than the page’s are not used', async () => {
    await renderWidget('currency-converter', {
      rates: { USD: 0.5 },
      asOf: '2027-01-01',
      ratesUrl: '/own/rates.json',
      staleDays: 7,
    });
    await settle();
    expect(rates()).toHaveLength(1);
    expect(screen.getByText('As of January 1, 2027')).toBeVisible();
    await type('You have', '10');
    expect(amount('You get')).toHaveValue('20.00');
  });

  test('for another base are not used', async () => {
    await renderWidget('currency-converter', {
      base: 'EUR',
      rates: { USD: 1.25 },
      asOf: '2026-11-01',
      ratesUrl: '/own/rates.json',
    });
    await settle();
    expect(screen.getByText(/As of November 1, 2026/)).toBeVisible();
    await type('You have', '10');
    expect(amount('You get')).toHaveValue('8.00');
  });

  test('are not asked for by an author’s page, nor at an address that may not be asked', async () => {
    await renderWidget('currency-converter', 'newer-rates', { cmsMode: 'author' });
    await renderWidget('currency-converter', 'faulty-rates');
    await settle();
    expect(rates()).toEqual([]);
    expect(callsOf('rates')).toEqual([]);
  });
});

test('an author is told which rates are left out, and that the address may not be asked', async () => {
  await renderWidget('currency-converter', 'faulty-rates', { cmsMode: 'author' });
  expect(await screen.findByText(/EUR, GBP,? and Doubloon/)).toBeVisible();
  expect(screen.getByText(/may not be asked/)).toBeVisible();
  await userEvent.click(currency('You have'));
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test.each(['riyal', 'SA'])(
  'with the base “%s”, which is no code, visitors see nothing of it',
  async (base) => {
    const { element } = await renderWidget('currency-converter', { base, rates: { USD: 0.25, EUR: 0.2 } });
    expect(element).toHaveAttribute('data-status', 'mounted');
    expect(screen.queryByRole('group')).toBeNull();
  },
);

test('a rate beyond the sixtieth is not called wrong', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const rates = Object.fromEntries(
    letters.flatMap((one) => [...'ABC'].map((other) => [`Q${one}${other}`, 2])),
  );
  await renderWidget('currency-converter', { rates }, { cmsMode: 'author' });
  expect(currency('You have')).toBeVisible();
  expect(screen.queryByText(/Not shown, since/)).toBeNull();
});

test('without a rate visitors see nothing of it', async () => {
  await renderWidget('currency-converter', 'empty');
  expect(screen.queryByRole('group')).toBeNull();
});

test('it is printed with what stands in it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderWidget('currency-converter');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
