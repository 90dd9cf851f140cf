import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { siteData, widgetData } from '#testing/widget-data.ts';
import type { SiteData, WidgetData } from '../data.ts';
import type { LogEntry } from '../preview/log.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { FactsPanel } from './FactsPanel.tsx';

interface Shown {
  readonly widget?: WidgetData;
  readonly site?: SiteData;
  readonly log?: readonly LogEntry[];
  readonly onClearLog?: () => void;
  readonly language?: ExplorerLanguage;
}

const hero = widgetData('hero-banner');

/** A widget with one field, for what is not about fields. */
const small: WidgetData = {
  ...hero,
  form: {
    ...hero.form,
    tabs: hero.form.tabs.slice(0, 1).map((tab) => ({ ...tab, fields: tab.fields.slice(0, 1) })),
  },
};

const panel = ({
  widget = small,
  site = siteData,
  log = [],
  onClearLog = () => undefined,
  language = 'en',
}: Shown) => (
  <LanguageContext value={language}>
    <FactsPanel widget={widget} site={site} log={log} onClearLog={onClearLog} />
  </LanguageContext>
);

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
/** Opens a part that is folded at first. */
const unfold = (name: string) => userEvent.click(screen.getByRole('heading', { name }));
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

const call: LogEntry = {
  kind: 'call',
  at: 12_345.6,
  method: 'POST',
  url: 'https://api.example/bin/search?q=alula',
  body: '{"q":"alula"}',
  status: 503,
  answer: '{"error":"closed"}',
  duration: 2014.4,
};
const click: LogEntry = { kind: 'event', at: 1500, event: { event: 'cta_click', click_text: 'Book' } };

test('a developer finds a field by a word, with its type, default, limits and description', async () => {
  const user = userEvent.setup();
  render(panel({ widget: hero }));
  const fields = part('Fields');
  await user.type(fields.getByRole('searchbox', { name: 'Search the fields' }), 'cards[[].title');
  expect(fields.getByRole('status')).toHaveTextContent('1 field');
  const [head, row] = fields.getAllByRole('row');
  expect(cellsOf(head!)).toEqual(['Field', 'Type', 'Default', 'Limits', 'Description']);
  expect(cellsOf(row!)).toEqual([
    'cards[].titleTitle',
    'Text',
    'None',
    'at most 120 characters',
    'Heading of the card, at most 120 characters.',
  ]);
});

test('a required list, a choice and a number say what may stand in them', () => {
  render(panel({ widget: hero }));
  const rowOf = (path: string) =>
    cellsOf(screen.getByRole('rowheader', { name: new RegExp(`^${path} ?[A-Z]`) }).closest('tr')!);
  expect(rowOf('cards').slice(1, 4)).toEqual([
    'List of entries',
    'None',
    'Requiredat least 1 entryat most 8 entries',
  ]);
  expect(rowOf('ctaBtnVariant').slice(1, 3)).toEqual(['One ofsolid Solidstroke Stroke', '"solid"']);
});

test('words that no field has are said to be in none', async () => {
  const user = userEvent.setup();
  render(panel({ widget: hero }));
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(part('Fields').getByRole('status')).toHaveTextContent('No field has these words.');
  expect(part('Fields').queryByRole('table')).not.toBeInTheDocument();
});

test('a widget with few fields needs no search', async () => {
  render(panel({}));
  await unfold('Fields');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Fields' })).toBeVisible();
});

test('before anything has happened the log says what to do', () => {
  render(panel({}));
  expect(part('Events and calls (0)').getByText(/Use the widget in the preview/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the list' })).not.toBeInTheDocument();
});

test('the latest entry comes first, and its payload or answer is one press away', async () => {
  const user = userEvent.setup();
  render(panel({ log: [click, call] }));
  const log = part('Events and calls (2)');
  const entries = log.getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([
    'Call to a service POST /bin/search 503 12.35 s',
    'Event for analytics cta_click 1.50 s',
  ]);
  const answer = within(entries[0]!).getByText(/"error": "closed"/);
  expect(answer).not.toBeVisible();
  await user.click(within(entries[0]!).getByText('Call to a service'));
  expect(answer).toBeVisible();
  expect(within(entries[0]!).getByText('https://api.example/bin/search?q=alula')).toBeVisible();
  expect(within(entries[0]!).getByText('2,014 ms')).toBeVisible();
});

test('an entry stays open when another one comes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(panel({ log: [click] }));
  await user.click(screen.getByText('Event for analytics'));
  rerender(panel({ log: [click, call] }));
  expect(screen.getByText(/"click_text": "Book"/)).toBeVisible();
  expect(screen.getByText(/"error": "closed"/)).not.toBeVisible();
});

test('a screen reader hears how many entries there are, and nothing of what is in them', () => {
  const { rerender } = render(panel({ log: [click] }));
  const said = () => part(/^Events and calls/).getByRole('status');
  expect(said()).toHaveTextContent(/^1 entry$/);
  rerender(panel({ log: [click, call] }));
  expect(said()).toHaveTextContent(/^2 entries$/);
});

test('an answer that was cut or is no JSON stands as it came', () => {
  render(panel({ log: [{ ...call, answer: '{"items": [1, 2', body: undefined }] }));
  expect(screen.getByText('{"items": [1, 2')).toBeInTheDocument();
});

test('what a developer has opened stays open when the oldest entry of a full log goes', async () => {
  const { rerender } = render(panel({ log: [call, click] }));
  const log = part(/^Events and calls/);
  await userEvent.click(log.getByText('cta_click'));
  rerender(panel({ log: [click, { ...click, event: { event: 'search' } }] }));
  const openOf = (name: string) => log.getByText(name).closest('details')?.open;
  expect([openOf('cta_click'), openOf('search')]).toEqual([true, false]);
});

test.each<[string, LogEntry, string]>([
  ['Widget ready', { kind: 'mounted', at: 1, widget: 'faq', duration: 41.6 }, '42 ms'],
  [
    'Widget failed',
    { kind: 'failed', at: 1, widget: 'faq', phase: 'config', error: 'No title.' },
    'No title.',
  ],
  ['Link followed', { kind: 'link', at: 1, url: '/en/alula' }, 'The page would have gone there.'],
  ['Call to a service', { ...call, status: 'dropped', answer: undefined }, 'No text was answered.'],
])('the log says: %s', (kind, entry, detail) => {
  render(panel({ log: [entry] }));
  const [shown] = screen.getAllByRole('listitem', { name: '' });
  expect(within(shown!).getByText(kind)).toBeVisible();
  expect(shown).toHaveTextContent(detail);
});

test('a developer clears the list', async () => {
  const onClearLog = vi.fn();
  render(panel({ log: [click], onClearLog }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(onClearLog).toHaveBeenCalledOnce();
});

test('what it costs is told in kB, its own and what it shares', async () => {
  render(panel({}));
  await unfold('What it costs');
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
  expect(rows('Its own code and styles').map(cellsOf)).toEqual([
    ['assets/own.js', '2.0 kB'],
    ['assets/own.css', '0.5 kB'],
    ['Together', '2.5 kB'],
  ]);
  expect(rows('Shared with other widgets').map(cellsOf)).toEqual([
    ['assets/common.js', '23 widgets', '7.2 kB'],
  ]);
  expect(rows('Its words').map(cellsOf)).toEqual([
    ['English', '0.1 kB'],
    ['العربية', '0.2 kB'],
  ]);
  expect(rows('What every page with a widget has anyway').map(cellsOf)).toEqual([
    ['Loader', '4.4 kB'],
    ['What comes with the first widget', '80.6 kB'],
    ['Its words, in the language of the page', 'at most 0.2 kB'],
  ]);
  expect(screen.getByText(/At once, with the page\./)).toBeVisible();
});

test('before the first build the sizes are promised, and no link leads to its schema', async () => {
  render(panel({ widget: { ...small, files: undefined }, site: { ...siteData, cost: undefined } }));
  await unfold('What it costs');
  expect(screen.getByText(/Run npm run build/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('its schema is a link, and JSON to read', async () => {
  render(panel({}));
  expect(screen.getByRole('link', { name: 'Open hero-banner.schema.json' })).toHaveAttribute(
    'href',
    'build/schemas/hero-banner.schema.json',
  );
  await unfold('Its schema');
  expect(screen.getByRole('region', { name: 'JSON: hero-banner.schema.json' })).toHaveTextContent(
    '"properties"',
  );
});

test('what holds for everybody is a list of English sentences', () => {
  render(panel({ language: 'ar' }));
  const { accessibility } = hero;
  const list = part('ليستخدمها الجميع').getByRole('list');
  expect(list).toHaveAttribute('lang', 'en');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(accessibility);
});

test('in Arabic titles of fields are Arabic, and one without a translation says that it is English', () => {
  const widget = { ...hero, arabic: { Cards: 'البطاقات' } };
  render(panel({ widget, language: 'ar', log: [click] }));
  expect(screen.getByText('البطاقات')).not.toHaveAttribute('lang');
  expect(screen.getByText('One card, or up to eight that take turns.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('1.50 ث')).toBeVisible();
});
