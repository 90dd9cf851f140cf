import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addFile,
  choose,
  enter,
  field,
  fillAll,
  fillCompany,
  fillContact,
  goOn,
  pdf,
  press,
  reviewed,
  sentEntries,
  showEntry,
  signInAs,
  stepTitle,
} from '#testing/enlist-page.ts';
import { origin, setSession } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
  signInAs('u-default');
});

describe('a new entry', () => {
  test('is made in six steps, read through, and sent once, with a reference', async () => {
    await showEntry({ termsHtml: '<p>An entry is free.</p>' });
    expect(within(screen.getByRole('list', { name: '' })).queryAllByRole('listitem')).toHaveLength(6);
    fillCompany();
    enter('Description in Arabic', 'نزل صغير');
    await goOn();
    expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
    expect(stepTitle()).toBe('Contact');
    fillContact();
    enter('Website', 'https://qamar.example.com');
    await goOn();
    enter('Product 1', 'Rooms');
    await press('Add a product');
    expect(field('Product 2')).toHaveFocus();
    enter('Product 2', 'Meals');
    await goOn();
    choose('Region', 'riyadh');
    choose('City', 'at-turaif');
    enter('Address', '1 Palm Street');
    enter('Coordinates', '24.7, 46.6');
    await goOn();
    await addFile('Tourism licence', pdf());
    expect(await screen.findByText('Uploaded')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox'));
    await goOn();
    expect(stepTitle()).toBe('Check your answers');
    expect(reviewed('Name in Arabic')).toBe('رحلات القمر');
    expect(reviewed('Tourism licence')).toBe('licence.pdf');
    const send = screen.getByRole('button', { name: 'Send the entry' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByRole('heading', { name: 'Your entry was sent' })).toHaveFocus();
    expect(screen.getByText(/^P-\d+$/)).toBeVisible();
    expect(await sentEntries()).toEqual([
      {
        names: { ar: 'رحلات القمر', en: 'Qamar Tours' },
        descriptions: { ar: 'نزل صغير', en: '' },
        category: 'hotel',
        phone: '+966110000000',
        email: 'hello@qamar.example.com',
        website: 'https://qamar.example.com',
        products: ['Rooms', 'Meals'],
        region: 'riyadh',
        city: 'at-turaif',
        address: '1 Palm Street',
        latitude: 24.7,
        longitude: 46.6,
        documents: [{ key: 'licence', id: expect.stringMatching(/^U-\d+$/) }],
        terms: true,
      },
    ]);
    expect(events.map(({ event }) => event)).toEqual([
      'form_start',
      ...Array.from({ length: 5 }, () => 'form_step'),
      'form_submit',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/qamar|القمر|palm/i);
  });

  test('asks for the Arabic and the English name, each in its own direction', async () => {
    await showEntry({}, { language: 'ar' });
    const names = ['الاسم بالعربية', 'الاسم بالإنجليزية'].map(field);
    expect(names.map(({ lang, dir }) => [lang, dir])).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
  });

  test('goes back without being judged, loses nothing, and each answer of the review leads to its field', async () => {
    await showEntry();
    await fillAll();
    await press('Change: Phone');
    expect(field('Phone')).toHaveFocus();
    enter('Phone', '1');
    await press('Back');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Name in English')).toHaveValue('Qamar Tours');
    await goOn();
    expect(stepTitle()).toBe('Check your answers');
    await press('Send the entry');
    expect(screen.getByRole('alert')).toHaveTextContent('Phone: Enter a phone number');
    expect(stepTitle()).toBe('Contact');
    enter('Phone', '12345');
    for (let step = 0; step < 4; step += 1) await goOn();
    await press('Send the entry');
    expect(await sentEntries()).toMatchObject([{ phone: '12345' }]);
  });

  test('has up to ten products; one that is removed leaves the others in their order', async () => {
    await showEntry({ maxProducts: 3 });
    fillCompany();
    await goOn();
    fillContact();
    await goOn();
    enter('Product 1', 'Rooms');
    await press('Add a product');
    enter('Product 2', 'Meals');
    await press('Add a product');
    enter('Product 3', 'Tents');
    expect(screen.queryByRole('button', { name: 'Add a product' })).toBeNull();
    expect(screen.getByText('That is all: 3 products.')).toBeVisible();
    await press('Remove product 2');
    expect(field('Product 2')).toHaveValue('Tents');
    expect(field('Product 2')).toHaveFocus();
    await press('Remove product 2');
    expect(field('Product 1')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Remove product/ })).toBeNull();
  });

  test('has room for ten products, however many its author wants', async () => {
    await showEntry({ maxProducts: 50 });
    fillCompany();
    await goOn();
    fillContact();
    await goOn();
    for (let product = 1; product < 10; product++) {
      enter(`Product ${product}`, 'Rooms');
      await press('Add a product');
    }
    expect(screen.getByText('That is all: 10 products.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a product' })).toBeNull();
  });

  test('says that the directory has a company of the name, and where its entry is', async () => {
    await showEntry();
    enter('Name in English', 'samt  najd TRAILS');
    expect(await screen.findByText(/company of this name already/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Open the entry/ })).toHaveAttribute(
      'href',
      expect.stringContaining('companyId=P-1001'),
    );
    enter('Name in English', 'Qamar');
    expect(screen.queryByText(/company of this name already/)).toBeNull();
  });
});

describe('what the service refuses', () => {
  test('of the names and products leads to their steps, and a link to a field of another one', async () => {
    await showEntry();
    await fillAll();
    origin.switches.fail = ['P1:422:names.ar.taken+products.0.pattern+latitude.pattern'];
    await press('Send the entry');
    expect(stepTitle()).toBe('Company');
    expect(field('Name in Arabic')).toBeInvalid();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name in Arabic: This is already in use.',
      'Product 1: This does not have the expected form.',
      'Coordinates: This does not have the expected form.',
    ]);
    fireEvent.click(links[1]!);
    await waitFor(() => expect(field('Product 1')).toHaveFocus());
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('because the company has an entry leads to it', async () => {
    await showEntry();
    await fillAll();
    await press('Change: Name in English');
    enter('Name in English', 'Samt Najd Trails');
    await goOn();
    await press('Send the entry');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('This company has an entry already.');
    expect(within(alert).getByRole('link', { name: 'Open the entry' })).toHaveAttribute(
      'href',
      expect.stringContaining('companyId=P-1001'),
    );
    await press('Change: Name in English');
    expect(field('Name in English')).toHaveValue('Samt Najd Trails');
  });
});

describe('what is no answer is told before anything is sent', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['Name in English', 'Route 66', /Use letters and spaces only/],
    ['Name in English', 'Sun/Moon', /Use letters and spaces only/],
    ['Name in Arabic', 'أ'.repeat(101), /at most 100 characters/],
    ['Description in English', 'a'.repeat(10_001), /at most 10,000 characters/],
  ];
  test.each(cases)('%s: %s', async (label, text, words) => {
    await showEntry();
    fillCompany();
    enter(label, text);
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(stepTitle()).toBe('Company');
  });

  test.each([
    ['com', 'qamar.sa', /ends in \.com/],
    ['any', 'qamar', /Enter a web address/],
  ])('a website by the rule %s', async (websiteRule, text, words) => {
    await showEntry({ websiteRule });
    fillCompany();
    await goOn();
    fillContact();
    enter('Website', text);
    enter('Phone', 'call us');
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(/Enter a phone number/);
    enter('Website', websiteRule === 'any' ? 'qamar.sa' : 'qamar.com');
    enter('Phone', '٠٥٠ ١٢٣ ٤٥٦٧');
    await goOn();
    expect(stepTitle()).toBe('Products');
  });

  test.each(['91, 46', '24, 181', 'here', '24'])('coordinates %s', async (text) => {
    await showEntry({ steps: ['company', 'location', 'review'] });
    fillCompany();
    await goOn();
    choose('Region', 'riyadh');
    enter('Coordinates', text);
    await goOn();
    expect(screen.getByRole('alert')).toHaveTextContent(/latitude from −90 to 90/);
  });
});
