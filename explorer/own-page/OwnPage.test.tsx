import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteData, widgetData } from '#testing/widget-data.ts';
import { removeKey } from '#src/storage/store.ts';
import type { Config } from '../data.ts';
import { added, readParts } from '../parts/parts.ts';
import { unpackPage } from '../parts/shared-page.ts';
import { changePage, pageKey, readPage } from '../parts/stored-page.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { OwnPage } from './OwnPage.tsx';

/** Nothing changes its size here. */
class StillObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

const listed = ['accordion', 'alert', 'faq'].map((name) => ({
  name,
  title: widgetData(name).title,
  picture: `./${name}.webp`,
  ownBytes: 1,
}));

/** Whether the explorer's data can be fetched. */
let isReachable = true;

// All that is drawn follows the page that the browser keeps, also into the next test.
afterEach(cleanup);

beforeEach(() => {
  isReachable = true;
  removeKey(pageKey);
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const [, name = ''] = /(\w[\w-]*)\.json$/.exec(address as string) ?? [];
    const data = name === 'site' ? { ...siteData, widgets: listed } : widgetData(name);
    return Promise.resolve(isReachable ? Response.json(data) : new Response('', { status: 503 }));
  });
});

const add = (widget: string, config: Config) =>
  changePage((page) => added(page, { widget, language: 'en', margin: 'md', config })[0]);

async function showPage(search = '', language: ExplorerLanguage = 'en') {
  render(
    <LanguageContext value={language}>
      <OwnPage search={search} arrival={undefined} />
    </LanguageContext>,
  );
  return screen.findByRole('heading', { level: 1 });
}

const rows = () => within(screen.getByRole('list')).getAllByRole('heading', { level: 3 });
const order = () => rows().map((heading) => heading.textContent);
const codeOf = (name: string) =>
  within(screen.getByRole('region', { name })).getByRole('region', { name: /^Text:/ }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a page without widgets says how one comes there', async () => {
  await showPage();
  expect(screen.getByText(/press “Add to my page”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a widget' })).toHaveAttribute('href', './');
});

test('an author moves a widget by keyboard, and the button keeps the focus', async () => {
  add('faq', { title: 'Questions' });
  add('accordion', { title: 'Good to know' });
  await showPage();
  expect(order()).toEqual(['FAQ', 'Accordion']);
  screen.getByRole('button', { name: 'Move down: FAQ' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Accordion', 'FAQ']);
  expect(screen.getByRole('button', { name: 'Move down: FAQ' })).toHaveFocus();
  expect(screen.getByText('FAQ: now 2 of 2.')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Accordion', 'FAQ']);
});

test('a widget that was removed by mistake comes back by one press, where the focus is', async () => {
  add('faq', { title: 'Questions' });
  add('alert', { title: 'Storm' });
  await showPage();
  await press('Remove: FAQ');
  expect(order()).toEqual(['Alert']);
  expect(screen.getByText('Removed: FAQ.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['FAQ', 'Alert']);
});

test('the whole page is copied as a document, each widget with its words, the second of a kind with an id', async () => {
  add('faq', { title: 'Questions' });
  add('faq', { title: 'More <b>questions</b>' });
  await showPage('?language=ar&mode=B2B');
  const html = new DOMParser().parseFromString(codeOf('The whole page'), 'text/html');
  expect(html.documentElement.dir).toBe('rtl');
  expect(html.body.dataset).toMatchObject({ mode: 'B2B', theme: 'default' });
  expect(html.title).toBe('Questions');
  const mounts = [...html.querySelectorAll<HTMLElement>('main > [data-component="faq"]')];
  expect(mounts.map(({ id }) => id)).toEqual(['', 'faq-2']);
  expect(JSON.parse(mounts[1]!.querySelector('script')!.textContent)).toEqual({
    title: 'More <b>questions</b>',
  });
  expect(codeOf('The widgets alone')).not.toContain('<main');
});

test('wrong fields are counted at the widget, whose link leads back to its form', async () => {
  add('alert', { title: 'Storm', placement: 'side', duration: 'long' });
  await showPage();
  expect(screen.getByText('2 fields need attention')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alert' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\.\/widget\.html\?widget=alert&part=alert/),
  );
});

test('the address that is handed on holds the whole page', async () => {
  add('faq', { title: 'Questions' });
  await showPage();
  await vi.waitFor(() => expect(codeOf('Address to hand on')).toContain('#page='));
  const { hash } = new URL(codeOf('Address to hand on'));
  expect(await unpackPage(hash)).toEqual(readPage().parts);
});

test('a widget that this release does not have is named, and can be removed', async () => {
  add('faq', { title: 'Questions' });
  add('teleporter', {});
  await showPage();
  expect(screen.getByText('This release has no widget named teleporter.')).toBeVisible();
  await press('Remove: teleporter');
  expect(readParts(readPage().parts)).toHaveLength(1);
});

test('where the data cannot be fetched the author may try again, and nothing is lost', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  add('faq', { title: 'Questions' });
  isReachable = false;
  render(<OwnPage search="" arrival={undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  isReachable = true;
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('in Arabic the page speaks Arabic', async () => {
  add('faq', { title: 'أسئلة' });
  await showPage('', 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'صفحتي' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'نسخ الصفحة كاملة' })).toBeVisible();
});

test('a page that fails as it is drawn says how it works again, and loses nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  add('faq', { title: 'Questions' });
  // A widget whose form is not what the explorer knows.
  vi.mocked(window.fetch).mockImplementation((address) =>
    Promise.resolve(
      Response.json(
        (address as string).includes('site')
          ? { ...siteData, widgets: listed }
          : { ...widgetData('faq'), form: {} },
      ),
    ),
  );
  render(<OwnPage search="" arrival={undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('“Undo” brings the widgets back');
  await press('Empty my page');
  expect(readPage()).toMatchObject({ parts: [], past: [[{ id: 'faq', config: { title: 'Questions' } }]] });
});
