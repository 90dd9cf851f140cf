import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';

const events = () => (window as { dataLayer?: { event?: string; click_text?: string }[] }).dataLayer ?? [];

const place = exampleOf('page-intro', 'place') as object;

const mountOf = (name: string) =>
  document.querySelector<HTMLElement>(`[data-widget-root] [data-component="${name}"]`);

const configOf = (name: string) => JSON.parse(mountOf(name)?.dataset['config'] ?? '{}') as unknown;

describe('the title', () => {
  test('is the one heading of the first level, and takes the place of the server’s text', async () => {
    const title = '<h1>How to Drink Saudi Coffee</h1>';
    const script = toScript(exampleOf('page-intro', 'default'));
    startPage(
      `<div data-component="page-intro"><script type="application/json">${script}</script>${title}</div>`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(document.querySelector<HTMLElement>('[data-component]')!);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'How to Drink Saudi Coffee' })).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    );
  });

  test('an author is told of a second one, also of one that comes later', async () => {
    await renderWidget('page-intro', 'place', { cmsMode: 'author' });
    expect(screen.queryByText(/another heading of the first level/)).toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<h1>Saudi Arabia</h1>');
    act(() => void document.body.dispatchEvent(new CustomEvent('widget:mounted', { bubbles: true })));
    expect(await screen.findByText(/another heading of the first level/)).toBeVisible();
    document.querySelector('body > h1')?.remove();
    act(() => void document.body.dispatchEvent(new CustomEvent('widget:mounted', { bubbles: true })));
    expect(screen.queryByText(/another heading of the first level/)).toBeNull();
  });

  test('visitors are told nothing of it', async () => {
    await renderWidget('page-intro', 'place');
    document.body.insertAdjacentHTML('beforeend', '<h1>Saudi Arabia</h1>');
    act(() => void document.body.dispatchEvent(new CustomEvent('widget:mounted', { bubbles: true })));
    expect(screen.queryByText(/another heading/)).toBeNull();
  });
});

describe('who wrote it and when', () => {
  test('author, dates and reading time stand in one list, dates for machines, too', async () => {
    await renderWidget('page-intro');
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.slice(0, 4)).toEqual([
      'By Noura Al-Harbi',
      'Published February 8, 2026',
      'Updated October 19, 2026',
      '6 minutes to read',
    ]);
    expect(screen.getByText('Published February 8, 2026')).toHaveAttribute('datetime', '2026-02-08');
  });

  test('a page that was not changed since says when it was published alone', async () => {
    await renderWidget('page-intro', {
      title: 'Hegra',
      publishedOn: '2026-02-08',
      updatedOn: '2026-02-08T23:00:00+03:00',
    });
    expect(screen.getByText('Published February 8, 2026')).toBeVisible();
    expect(screen.queryByText(/Updated/)).toBeNull();
  });

  test.each<readonly [Language, number, string, string]>([
    ['en', 1, 'Published February 8, 2026', '1 minute to read'],
    ['ar', 2, 'نُشر في 8 فبراير 2026', 'قراءة في دقيقتين'],
    ['ar', 11, 'نُشر في 8 فبراير 2026', 'قراءة في 11 دقيقة'],
    ['de', 6, 'Veröffentlicht am 8. Februar 2026', '6 Minuten Lesezeit'],
    ['ru', 3, 'Опубликовано 8 февраля 2026 г.', '3 минуты чтения'],
    ['ja', 6, '2026年2月8日公開', '読了目安 6分'],
  ])('in %s: %i minutes', async (language, readingMinutes, date, minutes) => {
    await renderWidget(
      'page-intro',
      { title: 'Hegra', publishedOn: '2026-02-08', readingMinutes },
      { language },
    );
    expect(screen.getByText(date)).toBeVisible();
    expect(screen.getByText(minutes)).toBeVisible();
  });

  test('minutes below one are dropped', async () => {
    await renderWidget('page-intro', { title: 'Hegra', readingMinutes: -6 });
    expect(screen.queryByText(/minute/)).toBeNull();
  });
});

test('facts are terms with their values; an icon only repeats the words', async () => {
  await renderWidget('page-intro', 'place');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([terms, values]).toEqual([
    ['Best months', 'Usual visit', 'Nearest town'],
    ['October to March', '3 hours', 'AlUla'],
  ]);
  expect(screen.getAllByRole('term')[0]?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('at most six facts and three actions are shown', async () => {
  const facts = [...'abcdefg'].map((letter) => ({ label: letter, value: letter }));
  const actions = [...'abcd'].map((letter) => ({ ctaLabel: letter, ctaLink: `/en/${letter}` }));
  await renderWidget('page-intro', { title: 'Hegra', facts, actions });
  expect(screen.getAllByRole('term')).toHaveLength(6);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('an action leads on, and its click is reported', async () => {
  await renderWidget('page-intro', 'place');
  const link = screen.getByRole('link', { name: 'Plan your visit' });
  expect(link).toHaveAttribute('href', '/en/before-you-travel');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(events()).toContainEqual(
    expect.objectContaining({ event: 'cta_click', click_text: 'Plan your visit' }),
  );
});

test('without a picture the words stand alone', async () => {
  await renderWidget('page-intro', 'text');
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('[data-ground]')).toBeNull();
  expect(screen.getByText('Rules change. Ask the embassy before you book.')).toBeVisible();
});

describe('what visitors do with the page itself', () => {
  test('the heart is a widget that knows the page, without its parameters', async () => {
    document.body.dataset['pageCategory'] = 'place';
    await renderWidget(
      'page-intro',
      { ...place, showFavourite: true },
      { path: 'places/hegra?token=secret#plan' },
    );
    expect(configOf('favourite-button')).toEqual({
      itemId: 'hegra',
      itemType: 'place',
      itemTitle: 'Hegra',
      itemUrl: '/en/places/hegra',
      itemImage: '/images/hegra-1280.avif',
      variant: 'button',
    });
    delete document.body.dataset['pageCategory'];
  });

  test('without an item there is no heart, and its author is told', async () => {
    await renderWidget('page-intro', { title: 'Hegra', showFavourite: true }, { cmsMode: 'author' });
    expect(mountOf('favourite-button')).toBeNull();
    expect(await screen.findByText(/needs the item’s id/)).toBeVisible();
  });

  test('the share bar stands where it is asked for', async () => {
    await renderWidget('page-intro', 'arabic', { language: 'ar' });
    expect(configOf('share-bar')).toEqual({ shareTitle: 'الحِجر' });
    const region = screen.getByRole('region', { name: 'الحِجر' });
    await waitFor(() => expect(within(region).getByRole('button', { name: 'نسخ الرابط' })).toBeVisible());
  });

  test('nothing is kept or shared where it is not asked for', async () => {
    await renderWidget('page-intro', 'place');
    expect([mountOf('favourite-button'), mountOf('share-bar')]).toEqual([null, null]);
  });
});

test('without a title there is nothing, and an author is asked for one', async () => {
  await renderWidget('page-intro', 'empty', { cmsMode: 'author' });
  expect(await screen.findByText(/Fill in/)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
