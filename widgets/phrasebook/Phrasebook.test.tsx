import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeKey } from '#src/storage/store.ts';
import { renderWidget, settled } from '#testing/render-widget.tsx';
import { phrasebook } from './storage.ts';

beforeEach(() => {
  removeKey(phrasebook);
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00+03:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const thanks = {
  id: 'thanks',
  source: { en: 'Thank you', de: 'Danke', ar: 'شكرًا' },
  arabic: 'شُكْرًا',
  transliteration: 'shukran',
  note: 'With the hand on the heart.',
};
const peace = {
  id: 'peace',
  source: { en: 'Peace be upon you', de: 'Friede sei mit euch' },
  arabic: 'السَّلامُ عَلَيْكُم',
  transliteration: 'as-salāmu ʿalaykum',
};
const coffee = { id: 'coffee', source: { en: 'A coffee, please' }, arabic: 'قَهْوَة مِن فَضْلَك' };
const categories = [
  { label: 'Greetings', phrases: [thanks, peace] },
  { label: 'Food', phrases: [coffee] },
];

const show = (config: object = {}, language: 'en' | 'de' | 'ar' = 'en') =>
  renderWidget('phrasebook', { title: 'Arabic', categories, ...config }, { language });

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');
const search = () => screen.getByRole('searchbox', { name: 'Search the phrases' });
const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const heart = (phrase: string) => screen.getByRole('button', { name: `Keep ${phrase}` });

test('a visitor reads what a phrase means, how it is written and how it is spelled', async () => {
  await show();
  expect(cards()).toHaveLength(2);
  const card = within(cards()[0]!);
  expect(card.getByText('Thank you', { selector: 'p' })).toHaveAttribute('lang', 'en');
  expect(card.getByText('شُكْرًا')).toHaveAttribute('lang', 'ar');
  expect(card.getByText('شُكْرًا')).toHaveAttribute('dir', 'rtl');
  expect(card.getByText('shukran')).toHaveAttribute('lang', 'ar-Latn');
  expect(card.getByText('With the hand on the heart.')).toBeVisible();
});

test('a visitor who reads Arabic learns the English', async () => {
  await show({}, 'ar');
  const card = within(cards()[0]!);
  expect(card.getByText('شكرًا', { selector: 'p' })).toHaveAttribute('lang', 'ar');
  expect(card.getByText('Thank you')).toHaveAttribute('lang', 'en');
  expect(card.getByText('Thank you')).toHaveAttribute('dir', 'ltr');
  expect(screen.queryByText('shukran')).toBeNull();
  // Without an Arabic meaning it is what is said.
  expect(within(cards()[1]!).getByText('السَّلامُ عَلَيْكُم', { selector: 'p' })).toBeVisible();
});

test('a language that is missing is English, and says so', async () => {
  const user = userEvent.setup();
  await show({}, 'de');
  expect(screen.getByText('Danke', { selector: 'p' })).toHaveAttribute('lang', 'de');
  await user.click(chip('Food'));
  expect(screen.getByText('A coffee, please', { selector: 'p' })).toHaveAttribute('lang', 'en');
});

test('a visitor chooses a topic', async () => {
  const user = userEvent.setup();
  await show();
  expect(chip('Greetings')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('Food'));
  expect(cards()).toHaveLength(1);
  expect(chip('Greetings')).toHaveAttribute('aria-pressed', 'false');
});

describe('the search', () => {
  test.each([
    ['coffee', 'A coffee, please'],
    ['شكرا', 'Thank you'],
    ['salamu alaykum', 'Peace be upon you'],
    ['as-salamu', 'Peace be upon you'],
  ])('finds “%s” in every topic, whatever marks are left out', async (term, found) => {
    const user = userEvent.setup();
    await show();
    await user.type(search(), term);
    expect(await screen.findByText('1 phrase found')).toBeVisible();
    expect(cards()).toHaveLength(1);
    expect(screen.getByText(found, { selector: 'p' })).toBeVisible();
  });

  test('that finds nothing says so and leads back; a term is told to analytics once', async () => {
    const events: object[] = [];
    vi.stubGlobal('dataLayer', events);
    const user = userEvent.setup();
    await show();
    await user.type(search(), 'submarine{Enter}');
    expect(await screen.findByText('No phrase was found for “submarine”.')).toBeVisible();
    await user.click(chip('Show all phrases'));
    expect(search()).toHaveValue('');
    expect(cards()).toHaveLength(2);
    expect(events).toEqual([expect.objectContaining({ event: 'search_submit', click_text: 'submarine' })]);
  });
});

describe('phrases that a visitor keeps', () => {
  test('are together, and there again after a reload', async () => {
    const user = userEvent.setup();
    const { page, element } = await show();
    await user.click(chip('My phrases'));
    expect(screen.getByText(/^You have kept no phrase yet/)).toBeVisible();
    await user.click(chip('Greetings'));
    await user.click(heart('Peace be upon you'));
    expect(heart('Peace be upon you')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('phrasebook')).toBe('peace');

    act(() => page.unmount(element));
    page.scan(element);
    await settled(element);
    await user.click(chip(/^My phrases/));
    expect(cards()).toHaveLength(1);
    await user.click(heart('Peace be upon you'));
    expect(heart('Peace be upon you')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('phrasebook')).toBeNull();
  });

  test('are in step with another tab, and ids that nobody has are ignored', async () => {
    await show();
    act(() => {
      localStorage.setItem('phrasebook', 'thanks,camel');
      window.dispatchEvent(new StorageEvent('storage', { key: 'phrasebook' }));
    });
    expect(heart('Thank you')).toHaveAttribute('aria-pressed', 'true');
    expect(chip(/^My phrases ?1$/)).toBeVisible();
  });

  test('last as long as the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = userEvent.setup();
    await show();
    await user.click(heart('Thank you'));
    expect(heart('Thank you')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the large text', () => {
  test('is a dialog, and gives the focus back', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(chip(/^Show ?Thank you$/));
    const dialog = await screen.findByRole('dialog', { name: 'To show to somebody: Thank you' });
    expect(within(dialog).getByText('شُكْرًا')).toHaveAttribute('dir', 'rtl');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chip(/^Show ?Thank you$/)).toHaveFocus();
  });

  test('is English for those who read Arabic', async () => {
    const user = userEvent.setup();
    await show({}, 'ar');
    await user.click(chip(/^إظهار ?شكرًا$/));
    expect(within(await screen.findByRole('dialog')).getByText('Thank you')).toHaveAttribute('lang', 'en');
  });

  test('is not offered where the author does not want it', async () => {
    await show({ showMode: false });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});

test('a phrase is copied as it is said, and the visitor is told', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(chip(/^Copy ?Thank you$/));
  expect(await screen.findByText('The phrase is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('شُكْرًا');
});

test('where the browser refuses to copy, the phrase is selected', async () => {
  const user = userEvent.setup();
  await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(chip(/^Copy ?Thank you$/));
  expect(await screen.findByText(/^Your browser did not allow copying/)).toBeVisible();
  expect(window.getSelection()?.toString()).toBe('شُكْرًا');
});

test.each([
  ['2026-11-01', 180, 'As of November 1, 2026'],
  ['2026-05-01', 180, 'As of May 1, 2026. It may have changed since.'],
  ['2026-11-01', 7, 'As of November 1, 2026. It may have changed since.'],
])('visitors read of which day it is: %s, old after %i days', async (asOf, staleDays, text) => {
  await show({ asOf, staleDays });
  expect(screen.getByText(text)).toBeVisible();
});

test('incomplete phrases and empty categories are left out', async () => {
  await renderWidget('phrasebook', 'faulty-entries');
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Nothing here' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
});

test('without a phrase visitors see nothing', async () => {
  await renderWidget('phrasebook', 'empty');
  expect(screen.queryByRole('region')).toBeNull();
});
