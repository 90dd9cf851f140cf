import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ExplorerLanguage } from '../words.ts';
import { startGallery } from './filter.ts';
import { renderGallery, type GalleryFacts, type GalleryWidget } from './gallery.ts';

const widget = (name: string, en: string, ar: string, rest: Partial<GalleryWidget> = {}): GalleryWidget => ({
  name,
  title: { en, ar },
  purpose: { en: `${en} & more`, ar: `${ar} والمزيد` },
  family: 'Editorial content',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  picture: `/widgets/${name}/picture.00000000.webp`,
  ownBytes: 4234,
  examples: 3,
  words: `${en} ${ar}`,
  ...rest,
});

const hero = widget('hero-banner', 'Hero banner', 'واجهة رئيسية', { family: 'Hero and media', load: 'load' });
const map = widget('region-map', 'Region map', 'خريطة المناطق', {
  family: 'Maps and planning',
  modes: ['B2C'],
  ownBytes: undefined,
});
const faq = widget('faq', 'FAQ', 'أسئلة شائعة');

function showGallery(facts: Partial<GalleryFacts> = {}, query = '') {
  const language: ExplorerLanguage = facts.language ?? 'en';
  document.documentElement.lang = language;
  window.history.replaceState(null, '', `/${query}`);
  document.body.innerHTML = renderGallery({
    language,
    widgets: [faq, hero, map],
    pages: [
      { title: 'A mail', purpose: 'As it is read.', links: [{ language: 'de', href: '/de/mail.html' }] },
      {
        title: 'Home',
        purpose: 'Where a visit begins.',
        picture: './images/alula-320.jpg',
        links: [{ language: 'de', href: '/de/home.html' }],
      },
    ],
    hasOrigin: true,
    widgetHref: (name) => `/explorer/${name}.html`,
    otherLanguageHref: '/?lang=ar',
    ownPageHref: '/my-page.html',
    ownPageTitle: 'My page',
    ...facts,
  });
}

const titles = () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
const families = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

describe('the gallery', () => {
  test('shows the widgets by family, each as a link with what it is, whom it is for and what it costs', () => {
    showGallery();
    expect(families()).toEqual([
      'Home',
      'Hero and media',
      'Editorial content',
      'Maps and planning',
      'A mail',
    ]);
    expect(screen.getByRole('link', { name: 'Hero banner' })).toHaveAttribute(
      'href',
      '/explorer/hero-banner.html',
    );
    const card = screen.getByRole('link', { name: 'Region map' }).closest('li');
    expect(card).toHaveTextContent('Region map & more');
    expect(card).toHaveTextContent('Travellers');
    expect(card).toHaveTextContent('When scrolled to');
    expect(card).not.toHaveTextContent('kB');
    expect(screen.getByRole('link', { name: 'FAQ' }).closest('li')).toHaveTextContent('4.2 kB of its own');
  });

  test('shows a widget without a picture, too', () => {
    showGallery({ widgets: [widget('faq', 'FAQ', 'أسئلة شائعة', { picture: undefined })] });
    const card = screen.getByRole('link', { name: 'FAQ' }).closest('li')!;
    expect(card.querySelector('.ex-gallery-picture')).not.toBeNull();
    expect(card.querySelector('img')).toBeNull();
  });

  test('leads to each whole page in each of its languages', () => {
    showGallery();
    expect(screen.getByRole('link', { name: 'DE: Home' })).toHaveAttribute('href', '/de/home.html');
  });

  test('shows whole pages with pictures before the widgets, and test pages apart after them', () => {
    showGallery();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['Whole pages', 'Widgets', 'Test pages']);
    const whole = screen.getByRole('region', { name: 'Whole pages' });
    expect(whole.querySelector('img')).toHaveAttribute('src', './images/alula-320.jpg');
    expect(within(whole).queryByText('A mail')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Test pages' })).getByText('A mail')).toBeVisible();
  });

  test.each([
    ['en', 'authors and administrators', 'a CMS renders'],
    ['ar', 'لمحرّري', 'إدارة المحتوى'],
  ] as const)('says in %s for whom it is, and who renders the pages', (language, readers, cms) => {
    showGallery({ language });
    expect(screen.getByRole('banner')).toHaveTextContent(readers);
    expect(screen.getByRole('banner')).toHaveTextContent(cms);
  });

  test('has no whole pages in a copy without them, and says what previews show there', () => {
    showGallery({ pages: [], hasOrigin: false });
    expect(screen.queryByRole('heading', { name: 'Whole pages' })).toBeNull();
    expect(screen.getByRole('banner')).toHaveTextContent('no server');
  });

  test('shows all widgets and no form where no script runs', () => {
    showGallery({}, '?q=hero');
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('speaks Arabic, families too', () => {
    showGallery({ language: 'ar' });
    expect(families()).toContain('الواجهة والوسائط');
    expect(screen.getByRole('link', { name: 'خريطة المناطق' })).toBeVisible();
  });
});

describe('an author', () => {
  test('finds the hero banner by a word, and the address says so', async () => {
    showGallery();
    startGallery(document);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for a widget' }), 'BANN');
    expect(titles()).toEqual(['Hero banner']);
    expect(families()).toEqual(['What was found']);
    expect(window.location.search).toBe('?q=BANN');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3 widgets'));
  });

  test('filters by mode, family and trigger together', async () => {
    showGallery();
    startGallery(document);
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
    await choose('For whom', 'Trade partners');
    expect(titles()).toEqual(['Hero banner', 'FAQ']);
    await choose('When it comes', 'When scrolled to');
    expect(titles()).toEqual(['FAQ']);
    await choose('Family', 'Hero and media');
    expect(titles()).toEqual([]);
  });

  test('opens an address that somebody has shared', () => {
    showGallery({}, '?q=map&family=Maps+and+planning&load=nonsense');
    startGallery(document);
    expect(titles()).toEqual(['Region map']);
    expect(screen.getByRole('searchbox')).toHaveValue('map');
    expect(screen.getByRole('combobox', { name: 'Family' })).toHaveValue('Maps and planning');
    expect(screen.getByRole('combobox', { name: 'When it comes' })).toHaveValue('');
  });

  test('is told when nothing is found, and sees all again by a press', async () => {
    showGallery({}, '?q=zzz');
    startGallery(document);
    expect(screen.getByText('No widget has all of that')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all widgets' }));
    expect(titles()).toHaveLength(3);
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByText('No widget has all of that')).not.toBeVisible();
  });

  test('loses nothing of the page by pressing Enter', async () => {
    showGallery({ language: 'ar' });
    startGallery(document);
    await userEvent.type(screen.getByRole('searchbox'), 'خريطه{Enter}');
    expect(titles()).toEqual(['خريطة المناطق']);
    expect(within(screen.getByRole('main')).getByRole('search')).toBeVisible();
  });
});
