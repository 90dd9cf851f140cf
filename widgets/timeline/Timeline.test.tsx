import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';

const entry = (title: string, more: object = {}) => ({ title, date: '1902', ...more });
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const note = () => screen.findByRole('note').then(({ textContent }) => textContent);

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('below each other', () => {
  test('entries are an ordered list in order of time, each with its date and a heading', async () => {
    await renderWidget('timeline');
    const region = screen.getByRole('region', { name: 'From Diriyah to today' });
    const items = within(within(region).getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(9);
    expect(within(items[1]!).getByText('February 22, 1727').closest('time')).toHaveAttribute(
      'datetime',
      '1727-02-22',
    );
    expect(within(items[1]!).getByText('First Saudi State')).toBeVisible();
    expect(within(items[1]!).getByRole('img', { name: /^Mud-brick palaces/ })).toHaveAttribute(
      'loading',
      'lazy',
    );
    expect(await within(items[1]!).findByText(/the first capital/)).toBeVisible();
    expect(headings(3)).toHaveLength(9);
  });

  test('without a title the section has a name, and headings are of the level that the author gives', async () => {
    await renderWidget('timeline', { entries: [entry('Masmak')], headingLevel: 3 });
    expect(screen.getByRole('region', { name: 'Timeline' })).toBeVisible();
    expect(headings(3)).toEqual(['Masmak']);
  });

  test('entries of an era stand under its heading', async () => {
    await renderWidget('timeline', 'eras');
    expect(headings(3)).toEqual([
      'Dadan and Lihyan',
      'The Nabataeans',
      'Rome and after',
      'The old town',
      'Today',
    ]);
    expect(headings(4)).toHaveLength(7);
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 2, 1, 2, 1]);
  });

  test('a date in words stands in place of the date, which still puts it in order', async () => {
    await renderWidget('timeline', {
      entries: [entry('Masmak'), entry('Old Town', { date: '1150', dateLabel: '12th century' })],
    });
    expect(headings(2)).toEqual(['Old Town', 'Masmak']);
    expect(screen.getByText('12th century').closest('time')).toHaveAttribute('datetime', '1150');
    expect(screen.queryByText('1150')).toBeNull();
  });

  test('both calendars are in the language of the page', async () => {
    await renderWidget('timeline', 'arabic', { language: 'ar' });
    expect(screen.getByText(/^15 يناير 1902\sم$/)).toBeVisible();
    expect(screen.getByText(/^شوال 1319\sهـ$/)).toBeVisible();
  });

  test('of a programme of one day the times are shown', async () => {
    await renderWidget('timeline', 'programme');
    expect(
      screen.getAllByText(/^\d+:\d\d\s[AP]M$/).map(({ textContent }) => textContent?.slice(0, 4)),
    ).toEqual(['4:00', '4:30', '6:30', '8:00', '11:0']);
  });

  test('reports a click on a link with the place of its entry', async () => {
    const cta = { ctaLabel: 'See the gate', ctaLink: 'tel:+966110000102' };
    await renderWidget('timeline', {
      entries: [entry('Masmak', { cta }), entry('Diriyah', { date: '1446' })],
    });
    screen.getByRole('link', { name: 'See the gate' }).click();
    expect(events).toEqual([
      expect.objectContaining({
        event: 'item_click',
        click_text: 'See the gate',
        link: 'tel:+966110000102',
        position: 2,
      }),
    ]);
  });

  test('an address that names an entry leads to it', async () => {
    await renderWidget('timeline', 'default', { path: 'page.html#masmak' });
    await vi.waitFor(() => expect(document.querySelector('#masmak')).toHaveFocus());
    expect(document.querySelector('#masmak')).toHaveTextContent('The night of Masmak');
  });
});

describe('beside each other', () => {
  const slides = () => screen.getAllByRole('group', { name: /^\d of 9: / });
  const era = (name: string) =>
    within(screen.getByRole('list', { name: 'Eras' })).getByRole('button', { name });
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Eras' }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);

  test('entries are slides of a carousel, named by place and title', async () => {
    await renderWidget('timeline', 'horizontal');
    const carousel = screen.getByRole('group', { name: 'From Diriyah to today' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides()).toHaveLength(9);
    expect(slides()[1]).toHaveAccessibleName('2 of 9: Imam Muhammad bin Saud takes office');
    expect(headings(3)).toHaveLength(9);
  });

  test('a button for each era leads to its first entry and is reported', async () => {
    const visitor = userEvent.setup();
    await renderWidget('timeline', 'horizontal');
    await visitor.click(era('Second Saudi State'));
    expect(chosen()).toEqual(['Second Saudi State']);
    await visitor.click(era('First Saudi State'));
    expect(chosen()).toEqual(['First Saudi State']);
    await visitor.click(era('First Saudi State'));
    expect(events.map(({ event, position, trigger }) => [event, position, trigger])).toEqual([
      ['slide_change', 4, 'user'],
      ['slide_change', 2, 'user'],
    ]);
  });

  test('the button of the era in view is on, also after the arrows', async () => {
    const visitor = userEvent.setup();
    await renderWidget('timeline', 'horizontal');
    await visitor.click(screen.getByRole('button', { name: 'Next' }));
    expect(chosen()).toEqual(['First Saudi State']);
    expect(events).toEqual([
      expect.objectContaining({
        event: 'slide_change',
        position: 2,
        trigger: 'user',
        section_name: 'timeline',
      }),
    ]);
  });

  test('one era alone has no buttons', async () => {
    await renderWidget('timeline', {
      orientation: 'horizontal',
      entries: [entry('a', { era: 'Old' }), entry('b'), entry('c'), entry('d')],
    });
    expect(screen.queryByRole('list', { name: 'Eras' })).toBeNull();
  });

  test('an address that names an entry brings it into view', async () => {
    await renderWidget('timeline', 'horizontal', { path: 'page.html#riyadh' });
    await vi.waitFor(() => expect(chosen()).toEqual(['Second Saudi State']));
    fireEvent(window, Object.assign(new HashChangeEvent('hashchange')));
    expect(events).toEqual([]);
  });
});

describe('what an author got wrong', () => {
  test('entries without a title or any date are left out, the others are shown', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('timeline', 'faulty-entries');
    expect(headings(4)).toEqual([
      'Hegra joins the World Heritage List',
      'Hegra opens to visitors',
      'At-Turaif joins the list',
    ]);
    const report = errors.mock.calls.map(([text]) => String(text)).join('\n');
    for (const path of ['entries[1].title', 'entries[2]', 'orientation']) expect(report).toContain(path);
    expect(screen.getByText('A bad address').closest('a')).toBeNull();
    expect(screen.getByText('Summer 2010')).toBeVisible();
    expect([...document.querySelectorAll('li[id]')].map(({ id }) => id)).toEqual([
      'hegra',
      'hegra-2',
      'turaif',
    ]);
  });

  test('an author is told of dates that cannot be read, of mixed ones and of eras apart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('timeline', 'faulty-entries', { cmsMode: 'author' });
    const told = await note();
    expect(told).toContain('Dates that cannot be read: 31.7.2010 and 2020-13.');
    expect(told).toContain('Some entries have no date');
    expect(told).toContain('do not follow each other: Lists.');
  });

  test('visitors read no note, nor does an author of faultless entries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('timeline', 'faulty-entries');
    expect(screen.queryByRole('note')).toBeNull();
    await renderWidget('timeline', 'eras', { cmsMode: 'author' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('of 61 entries 60 are shown, and the author is told', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const many = Array.from({ length: 61 }, (_, year) =>
      entry(`Year ${1900 + year}`, { date: `${1900 + year}` }),
    );
    await renderWidget('timeline', { entries: many }, { cmsMode: 'author' });
    expect(headings(2)).toHaveLength(60);
    expect(errors.mock.calls.flat().join()).toContain('at most 60');
  });

  test('a year that a service stores as a number is a year', async () => {
    await renderWidget('timeline', { entries: [entry('Masmak', { date: 1902 })] });
    expect(screen.getByText('1902')).toBeVisible();
  });

  test('an author is asked for entries where there are none, and visitors see nothing', async () => {
    await renderWidget('timeline', 'empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'timeline' })).toHaveTextContent('entries');
    expect(exampleOf('timeline', 'empty')).toEqual({});
  });
});
