import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, setSession } from '#testing/session/session-page.tsx';

setSession();

let events: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const config = (more: object = {}) => ({
  title: 'Do you need a visa?',
  asOf: '2026-11-01',
  officialLink: 'https://visa.example.org/',
  disclaimer: '<p>Only the authorities decide.</p>',
  groups: { GULF: ['AE', 'KW'] },
  rules: [
    {
      nationalities: ['GULF'],
      purposes: ['tourism'],
      outcome: 'visaFree',
      stayDays: 90,
      entries: 'multiple',
    },
    {
      nationalities: ['JP'],
      purposes: ['tourism', 'business'],
      outcome: 'eVisa',
      stayDays: 30,
      fee: { amount: 400, currency: 'SAR' },
      processingDays: 0,
      documents: ['A <strong>photograph</strong>'],
      notes: '<p>Apply a week before.</p>',
      applyLink: 'https://visa.example.org/apply',
    },
    { nationalities: ['JP'], purposes: ['tourism'], outcome: 'onArrival', residenceIn: ['GB'], priority: 5 },
    { nationalities: ['FR'], purposes: ['tourism'], outcome: 'eVisa' },
    { nationalities: ['FR'], purposes: ['tourism'], outcome: 'onArrival' },
  ],
  ...more,
});

const show = (more: object = {}, page: PageOptions = {}) =>
  renderWidget('visa-regulation', config(more), page);
const country = () => screen.getByRole('combobox', { name: /^Nationality/ });
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = async (field: HTMLElement, name: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.tab();
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Show what I need' }));
const askFor = async (name: string) => {
  await choose(country(), name);
  await ask();
};
const answer = (name: string) => within(screen.getByRole('region', { name }));
const kept = () => JSON.parse(sessionStorage.getItem('userVisa') ?? 'null') as unknown;

describe('a visitor who asks', () => {
  test('reads what they need, and the heading of the answer takes the focus', async () => {
    await show();
    await askFor('Japan');
    expect(screen.getByRole('heading', { name: 'Electronic visa' })).toHaveFocus();
    const { getByText } = answer('Electronic visa');
    expect(getByText('Japan · Tourism · Passport')).toBeVisible();
    expect(getByText('30 days')).toBeVisible();
    expect(getByText(/SAR\s400/)).toBeVisible();
    expect(getByText('At once')).toBeVisible();
    expect(getByText('A passport that is valid for at least 6 months')).toBeVisible();
    expect(getByText('photograph')).toBeVisible();
    expect(getByText('Apply a week before.')).toBeVisible();
  });

  test('without a country is told so at the field, which takes the focus', async () => {
    await show();
    await ask();
    expect(country()).toHaveFocus();
    expect(country()).toHaveAccessibleDescription('Choose the country of your passport.');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('has the focus led each time, to the field without a country and to the answer of the same question', async () => {
    await show();
    await ask();
    await ask();
    expect(country()).toHaveFocus();
    await askFor('Japan');
    await ask();
    expect(screen.getByRole('heading', { name: 'Electronic visa' })).toHaveFocus();
  });

  test('with a name that is no country is told so, and keeps what they typed', async () => {
    await show();
    await choose(country(), 'Atlantis');
    expect(country()).toHaveValue('Atlantis');
    expect(country()).toHaveAccessibleDescription(/No country has this name/);
  });

  test('for another purpose gets another answer', async () => {
    await show();
    await choose(country(), 'Kuwait');
    await userEvent.click(radio('Business'));
    await ask();
    expect(answer('Ask the official site').getByText(/nothing is guessed/)).toBeVisible();
    await userEvent.click(radio('Tourism'));
    await ask();
    expect(screen.getByRole('heading', { name: 'No visa needed' })).toHaveFocus();
  });

  test('with another document gets no answer of passports', async () => {
    await show();
    await choose(country(), 'Kuwait');
    await userEvent.click(radio('Diplomatic passport'));
    await ask();
    expect(screen.getByRole('heading', { name: 'Ask the official site' })).toHaveFocus();
  });

  test('who lives in a named country needs less, and reads what else is possible', async () => {
    await show();
    await choose(country(), 'Japan');
    await choose(screen.getByRole('combobox', { name: /^Residence permit/ }), 'United Kingdom');
    await ask();
    const { getByText, getByRole } = answer('Visa on arrival');
    expect(getByText('Japan · Tourism · Passport · residence or visa: United Kingdom')).toBeVisible();
    expect(getByRole('heading', { name: 'Also possible' })).toBeVisible();
    expect(getByRole('heading', { name: 'Electronic visa' })).toBeVisible();
  });

  test('reads both answers where two rules of one rank differ, and none comes first', async () => {
    await show();
    await askFor('France');
    const { getAllByRole, getByText } = answer('More than one rule applies');
    expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'More than one rule applies',
      'Electronic visa',
      'Visa on arrival',
    ]);
    expect(getByText(/official site decides/)).toBeVisible();
  });

  test('always finds the official site, the disclaimer and the day of the rules', async () => {
    await show();
    await askFor('Peru');
    expect(screen.getByRole('link', { name: /Official visa site/ })).toHaveAttribute(
      'href',
      'https://visa.example.org/',
    );
    expect(screen.getByText('Only the authorities decide.')).toBeVisible();
    expect(screen.getByText(/As of November 1, 2026/)).toBeVisible();
  });

  test.each([
    [30, 'As of November 1, 2026'],
    [7, 'As of November 1, 2026. It may have changed since.'],
  ])('reads that rules may have changed once they are older than %i days', async (staleDays, told) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
    await show({ staleDays });
    expect(screen.getByText(told)).toBeVisible();
  });

  test('is not asked about residence where no rule or no author wants it', async () => {
    await show({ residencyQuestion: false });
    expect(screen.queryByRole('combobox', { name: /^Residence permit/ })).toBeNull();
    await askFor('Japan');
    expect(screen.getByRole('heading', { name: 'Electronic visa' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Also possible' })).toBeNull();
  });

  test('copies the answer as text', async () => {
    const user = userEvent.setup();
    await show();
    await choose(country(), 'Japan');
    await user.click(screen.getByRole('button', { name: 'Show what I need' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      'Japan · Tourism · Passport',
      'Electronic visa',
      'Stay of up to: 30 days',
      expect.stringMatching(/^Fee: SAR\s400$/),
      'Answer within: At once',
      'To prepare',
      '– A passport that is valid for at least 6 months',
      '– A photograph',
      'Apply a week before.',
      'https://visa.example.org/apply',
    ]);
  });
});

describe('what was asked', () => {
  test('is kept for this session, and stands in the fields again', async () => {
    const { page, element } = await show();
    await choose(country(), 'Japan');
    await userEvent.click(radio('Business'));
    await ask();
    expect(kept()).toEqual({
      nationality: 'JP',
      purpose: 'business',
      documentType: 'passport',
      residenceIn: '',
    });
    page.unmount(element);
    await show();
    expect(country()).toHaveValue('Japan');
    expect(radio('Business')).toBeChecked();
  });

  test('is not trusted where another script wrote it', async () => {
    sessionStorage.setItem('userVisa', '{"nationality":"<b>","purpose":"spying","documentType":7}');
    await show();
    expect(country()).toHaveValue('');
    expect(radio('Tourism')).toBeChecked();
    expect(radio('Passport')).toBeChecked();
  });
});

describe('where the visitor seems to be', () => {
  const page: PageOptions = { site: { geolocationUrl: '/geo/location.json?country=Japan&city=' } };

  test('is offered and not chosen', async () => {
    await show({}, page);
    const hint = await screen.findByRole('button', { name: 'Use Japan' });
    expect(country()).toHaveValue('');
    await userEvent.click(hint);
    expect(country()).toHaveValue('Japan');
  });

  test('is not asked where a country is known', async () => {
    sessionStorage.setItem('userVisa', '{"nationality":"FR"}');
    await show({}, page);
    expect(country()).toHaveValue('France');
    expect(callsOf('G1')).toHaveLength(0);
  });
});

describe('events', () => {
  test('say that a visitor has begun, and the outcome; no nationality', async () => {
    await show();
    await askFor('Japan');
    expect(events).toEqual([
      expect.objectContaining({ event: 'form_start' }),
      expect.objectContaining({ event: 'form_submit', click_text: 'eVisa' }),
    ]);
    expect(JSON.stringify(events)).not.toContain('JP');
  });

  test('name the nationality where the author wants that, by its code', async () => {
    await show({ reportNationality: true });
    await askFor('Japan');
    expect(events).toContainEqual(expect.objectContaining({ event: 'form_submit', country: 'JP' }));
  });

  test('say which link was followed', async () => {
    await show();
    await askFor('Japan');
    const link = screen.getByRole('link', { name: /Apply now/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Apply now' }));
  });
});

test('an author reads what contradicts, what is missing and what nobody knows', async () => {
  await show(
    { rules: [...config().rules, { nationalities: ['QQ'], outcome: 'embassy' }] },
    { cmsMode: 'author' },
  );
  expect(
    await screen.findByText(/Rules 4 and 5 contradict each other: Passport, Tourism, France/),
  ).toBeVisible();
  expect(screen.getByText(/No rule: Passport, Study, .*Japan/)).toBeVisible();
  expect(screen.getByText(/Neither a country nor a group: QQ\./)).toBeVisible();
  expect(screen.getByText(/fit nobody.*: 6\./)).toBeVisible();
});

test('visitors see nothing while there is no rule', async () => {
  await show({ rules: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test.each(['officialLink', 'asOf'])('an author is told that %s is missing', async (field) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({ [field]: undefined }, { cmsMode: 'author' });
  expect(await screen.findByText(new RegExp(field))).toBeVisible();
});
