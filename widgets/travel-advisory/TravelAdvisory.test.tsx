import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

let width = 1024;
beforeEach(() => {
  width = 1024;
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00+03:00'), toFake: ['Date'] });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const topic = (id: string, label: string, more: object = {}) => ({
  id,
  label,
  body: `<p>About ${label}</p>`,
  ...more,
});
const heat = topic('heat', 'Heat', { severity: 'important', audiences: ['family', 'pilgrim'] });
const plugs = topic('plugs', 'Plugs');
const customs = topic('customs', 'Customs', { severity: 'mandatory', audiences: ['business'] });
const medicines = topic('medicines', 'Medicines', { severity: 'mandatory' });
const four = { title: 'Advice', asOf: '2026-11-01', topics: [plugs, heat, customs, medicines] };

async function show(config: string | object = four, options?: PageOptions) {
  const rendered = await renderWidget('travel-advisory', config, options);
  await vi.waitFor(() => expect(document.querySelector('[data-rich-text]:empty')).toBeNull());
  return rendered;
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('visitors see mandatory topics first, then important ones, each with its severity in words', async () => {
  await show();
  expect(tabs()).toEqual([
    'Customs Mandatory',
    'Medicines Mandatory',
    'Heat Important',
    'Plugs Good to know',
  ]);
  expect(screen.getByRole('tabpanel', { name: /^Customs/ })).toHaveTextContent('About Customs');
});

test('in a wide column topics are vertical tabs, and the arrows lead up and down in Arabic, too', async () => {
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  const visitor = userEvent.setup();
  await show({ ...four, filterByAudience: false, checklistExport: false }, { language: 'ar' });
  expect(screen.getByRole('tablist', { name: 'Advice' })).toHaveAttribute('aria-orientation', 'vertical');
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: /^Medicines/ })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Medicines');
  expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([['tab_click', 'Medicines']]);
});

test('in a narrow column topics are an accordion, of which the first is open', async () => {
  width = 390;
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await show();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('button', { name: 'Customs Mandatory' })).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Heat Important' }));
  expect(screen.getByText('About Heat')).toBeVisible();
  expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([['disclosure_open', 'Heat']]);
});

test('an address that names a topic opens it', async () => {
  await show(four, { path: 'page.html#heat' });
  await vi.waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('About Heat'));
});

describe('the choice of who travels', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('leaves the topics for these visitors and those for everybody, and says how many they are', async () => {
    await show();
    choose('Families');
    expect(tabs()).toEqual(['Medicines Mandatory', 'Heat Important', 'Plugs Good to know']);
    expect(screen.getByRole('status')).toHaveTextContent('3 topics for this choice');
    choose('Business visitors');
    expect(tabs()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('4 topics for this choice');
  });

  test('shows another topic where the one that was open is not for them', async () => {
    await show();
    choose('Pilgrims');
    expect(screen.getByRole('tabpanel', { name: /^Medicines/ })).toHaveTextContent('About Medicines');
  });

  test('without any choice all topics are shown', async () => {
    await show();
    choose('Families');
    choose('Families');
    expect(tabs()).toHaveLength(4);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('offers only those whom some topic is for, and nothing where no topic says so', async () => {
    await show();
    const offered = within(screen.getByRole('group', { name: 'Who is travelling?' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Families',
      'Pilgrims',
      'Business visitors',
    ]);
    await show({ title: 'Other', topics: [plugs, medicines] });
    expect(within(screen.getByRole('region', { name: 'Other' })).queryByRole('group')).toBeNull();
  });

  test('is left out where the author does not want it', async () => {
    await show({ ...four, filterByAudience: false });
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('dates', () => {
  const show1 = (updatedOn: string, more: object = {}) =>
    show({ ...four, ...more, topics: [{ ...heat, updatedOn }] });

  test('the day of all advice and that of a topic are shown', async () => {
    await show1('2026-10-12');
    expect(screen.getByText('As of November 1, 2026')).toBeVisible();
    expect(screen.getByText('As of October 12, 2026')).toBeVisible();
  });

  test.each([
    ['2026-05-31', 'As of May 31, 2026'],
    ['2026-05-30', 'As of May 30, 2026. It may have changed since.'],
  ])('a topic of %s is old after 180 days', async (updatedOn, text) => {
    await show1(updatedOn);
    expect(screen.getByText(text)).toBeVisible();
  });

  test('an author says after how many days advice is old', async () => {
    await show1('2026-11-20', { staleDays: 10 });
    expect(screen.getByText('As of November 1, 2026. It may have changed since.')).toBeVisible();
    expect(screen.getByText('As of November 20, 2026')).toBeVisible();
  });
});

describe('a sheet to take along', () => {
  const name = 'Print as a checklist';

  test('holds the topics alone, and the page is whole again afterwards', async () => {
    let printed: Element[] = [];
    vi.stubGlobal('print', () => (printed = [...document.querySelectorAll('[class*="alone"]')]));
    await show();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(printed).toEqual([screen.getByRole('region', { name: 'Advice' })]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[class*="alone"]')).toBeNull();
  });

  test.each([
    ['the author does not want it', () => vi.stubGlobal('print', () => {}), { checklistExport: false }],
    ['the browser cannot print', () => vi.stubGlobal('print', undefined), {}],
  ])('is not offered where %s', async (_, prepare, config) => {
    prepare();
    await show({ ...four, ...config });
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('a topic leads on to other pages', async () => {
  const links = [
    { ctaLabel: 'Ask us', ctaLink: '/contact.html' },
    { ctaLabel: 'A bad link', ctaLink: 'javascript:0' },
  ];
  await show({ title: 'Advice', topics: [{ ...heat, links }] });
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact.html');
  expect(screen.getByText('A bad link').closest('a[href]')).toBeNull();
});

test('topics without a label or a text are left out, and an unknown severity is good to know', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show('faulty-topics');
  expect(tabs()).toEqual(['Plugs Important', 'A telephone card Good to know']);
});

test('an author sees all topics open', async () => {
  await show(four, { cmsMode: 'author' });
  expect(screen.queryByRole('tab')).toBeNull();
  for (const { label } of four.topics) expect(screen.getByText(`About ${label}`)).toBeVisible();
});

test('asks an author for topics where there are none, and shows visitors nothing', async () => {
  await show('empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'travel-advisory' })).toHaveTextContent('topics');
});
