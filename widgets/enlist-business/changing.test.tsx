import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, askJson } from '#origin/ask.ts';
import {
  choose,
  enter,
  enlistConfig,
  field,
  goOn,
  press,
  reviewed,
  sentEntries,
  showEntry,
  signInAs,
  stepTitle,
} from '#testing/enlist-page.ts';
import { callsOf, origin, setSession } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
});

const entry = '/api/users/businessProfiles/v1/partner/P-1001';
const admin = { as: 'u-partner-admin' };
/** The company’s own words for what it sells, which its author does not offer. */
const config = { products: [{ key: 'rooms', label: 'Rooms' }], websiteRule: 'any' };

async function goToReview() {
  while (stepTitle() !== 'Check your answers') await goOn();
}

describe('the administrator of a company', () => {
  beforeEach(() => signInAs('u-partner-admin'));

  test('finds its entry filled in and changes it', async () => {
    await showEntry(config);
    expect(field('Name in English')).toHaveValue('Samt Najd Trails');
    expect(field('Name in Arabic')).toHaveValue('دروب سمت نجد');
    expect(field('Category')).toHaveValue('tour-operator');
    await goOn();
    enter('Website', '');
    await goOn();
    expect(screen.getAllByLabelText(/^Product \d/)).toHaveLength(3);
    expect(field('Product 1')).toHaveDisplayValue('Day tours');
    await goOn();
    expect(field('Coordinates')).toHaveValue('24.7056, 46.6756');
    await goOn();
    expect(field('Tourism licence')).not.toBeRequired();
    await goToReview();
    await press('Save the changes');
    expect(await screen.findByRole('heading', { name: 'Your changes are saved' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the entry' })).toHaveAttribute(
      'href',
      `${enlistConfig.profilePath}?companyId=P-1001`,
    );
    expect(await sentEntries('P2')).toMatchObject([
      {
        names: { en: 'Samt Najd Trails' },
        website: '',
        products: ['day-tours', 'desert-safari', 'hiking-tours'],
        updated: expect.any(String),
      },
    ]);
    expect(await askJson(origin, entry, admin)).toMatchObject({ website: '', verified: true });
  });

  test('reads both versions where somebody else was faster, takes one, and sends again', async () => {
    await showEntry(config);
    const { updated } = (await askJson(origin, entry, admin)) as { updated: string };
    await goOn();
    enter('Phone', '+966110000011');
    await goToReview();
    const body = { updated, phone: '+966110000022', website: 'https://other.example.com' };
    await ask(origin, entry, { as: 'u-sta-admin', method: 'PUT', body });
    await press('Save the changes');
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has changed this entry meanwhile.');
    const versions = screen.getByRole('region', { name: 'Both versions' });
    expect(
      within(versions)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '+966110000011',
      '+966110000022',
      'https://samt-najd-trails.example.com',
      'https://other.example.com',
    ]);
    await press('Take the other one: Website');
    expect(screen.getByRole('heading', { name: 'Both versions' })).toHaveFocus();
    expect(reviewed('Website')).toBe('https://other.example.com');
    await press('Save the changes');
    expect(await screen.findByRole('heading', { name: 'Your changes are saved' })).toBeVisible();
    expect(await askJson(origin, entry, admin)).toMatchObject({
      phone: '+966110000011',
      website: 'https://other.example.com',
    });
  });

  test('takes over products and the place of the other version as one answer each', async () => {
    await showEntry({ ...config, steps: ['company', 'products', 'location', 'review'] });
    const { updated } = (await askJson(origin, entry, admin)) as { updated: string };
    await goToReview();
    const body = { updated, products: ['rooms'], region: 'madinah', city: 'alula' };
    await ask(origin, entry, { as: 'u-sta-admin', method: 'PUT', body });
    await press('Save the changes');
    await press('Take the other one: Products');
    await press('Take the other one: Region');
    expect(screen.getByText(/The two are the same now/)).toBeVisible();
    await press('Save the changes');
    await screen.findByRole('heading', { name: 'Your changes are saved' });
    expect((await sentEntries('P2')).at(-1)).toMatchObject(
      body.products && { products: ['rooms'], city: 'alula' },
    );
  });

  test('reads why the entry cannot be loaded, and asks again', async () => {
    origin.switches.fail = ['P2:500'];
    await showEntry();
    expect(await screen.findByRole('alert')).toHaveTextContent('The entry could not be loaded.');
    origin.switches.fail = [];
    await press('Try again');
    expect(field('Name in English')).toHaveValue('Samt Najd Trails');
  });

  test('whose company has no entry yet makes one, with what is known of it', async () => {
    origin.switches.fail = ['P2:404'];
    await showEntry();
    expect(field('Name in English')).toHaveValue('Samt Najd Trails');
    expect(field('Name in Arabic')).toHaveValue('');
    enter('Name in Arabic', 'دروب');
    choose('Category', 'hotel');
    await goOn();
    expect(field('E-mail')).not.toHaveValue('');
  });
});

describe('the page’s address', () => {
  test('names the entry that the authority changes', async () => {
    signInAs('u-sta-admin');
    await showEntry(config, { query: '?companyId=P-1002' });
    expect(field('Name in English')).toHaveValue('Nuzul Al-Athl');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('names another company: its entry can be read alone', async () => {
    signInAs('u-partner-admin');
    await showEntry(config, { query: '?companyId=P-1002' });
    expect(await screen.findByText(/You can read this entry/)).toBeVisible();
    expect(reviewed('Name in English')).toBe('Nuzul Al-Athl');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test.each(['P-0', '../../admin', 'P%2F1', '<img>', 'a'.repeat(65), ''])('names none by %j', async (id) => {
    signInAs('u-sta-admin');
    await showEntry({}, { query: `?companyId=${encodeURIComponent(id)}` });
    expect(await screen.findByText(/There is no such entry/)).toBeVisible();
    expect(callsOf('P2')).toHaveLength(id === 'P-0' ? 1 : 0);
  });
});

test('who has another role in a company reads its entry', async () => {
  signInAs('u-partner-content');
  await showEntry();
  expect(await screen.findByText(/You can read this entry/)).toBeVisible();
  await waitFor(() => expect(reviewed('Region')).not.toBeUndefined());
});

test('staff of the authority without an entry of a company read why there is none', async () => {
  signInAs('u-sta-member');
  await showEntry();
  expect(await screen.findByText(/Your company has no entry yet/)).toBeVisible();
});
