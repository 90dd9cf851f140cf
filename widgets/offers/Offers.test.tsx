import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[] = [];
let leave: () => void = () => {};

// A test waits for a task, and for no import.
beforeAll(() => Promise.all([import('./OfferDialog.tsx'), import('#src/rich-text/purify.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00+03:00') });
  events = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
});

const show = async (
  config: string | object = 'default',
  { query = '', ...options }: PageOptions & { query?: string } = {},
) => {
  const { page, element } = await renderWidget('offers', config, {
    site: { userApi: services },
    path: `offers.html${query}`,
    ...options,
  });
  leave = () => page.unmount(element);
};
// Roles of many cards take long to read.
const linkOf = async (title: string) => (await screen.findByText(title)).closest('a')!;
const cardOf = async (title: string) => (await linkOf(title)).closest('article')!;
const open = async (title: string) => {
  await userEvent.click(await linkOf(title));
  return screen.findByRole('dialog', { name: title });
};
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
/** All that stands in the page, but what an author wrote. */
const shown = () => {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of page.querySelectorAll('script')) script.remove();
  return page.outerHTML;
};
const offersOf = (...changes: object[]) => ({
  title: 'Offers',
  offers: changes.map((change, index) => ({ id: `o-${index}`, title: `Offer ${index}`, ...change })),
});

describe('a card', () => {
  test('says of whom it is, where, what one saves, and how many days it is still there, today among them', async () => {
    await show();
    const card = await cardOf('Fish Supper for Four');
    expect(card).toHaveTextContent('Samak wa Laymun');
    expect(card).toHaveTextContent('Jeddah');
    expect(card).toHaveTextContent('10% off');
    expect(card).toHaveTextContent('65 days left');
    const query = new URL(callsOf('S1')[0]!.url).searchParams;
    expect(query.get('type')).toBe('offer');
    expect(query.get('from')).toBe('2026-11-28');
    expect(query.getAll('audience').join()).toBe('all,signedIn,loyalty');
  });

  test('says that it ends soon from the day that its author wants', async () => {
    await show({
      ...offersOf({ to: '2026-11-28' }, { to: '2026-11-30' }, { to: '2026-12-01' }),
      endingSoonDays: 3,
    });
    expect(await cardOf('Offer 0')).toHaveTextContent('Ending soonLast day');
    expect(await cardOf('Offer 1')).toHaveTextContent('Ending soon3 days left');
    expect(await cardOf('Offer 2')).not.toHaveTextContent('Ending soon');
  });

  test('of an offer that has not begun says from when, and one without dates says none', async () => {
    await show(offersOf({ from: '2027-03-20', to: '2027-05-05' }, {}));
    expect(await cardOf('Offer 0')).toHaveTextContent('From Mar 20, 2027');
    expect(await cardOf('Offer 1')).not.toHaveTextContent(/From|left|Until/);
  });

  test('of an offer that has ended is not there, or comes last, in grey, without a way to its code', async () => {
    const config = offersOf({ to: '2026-11-27', code: 'GONE' }, { to: '2026-11-28', code: 'HERE' });
    await show(config);
    await cardOf('Offer 1');
    await waitFor(() => expect(titles()).toEqual(['Offer 1']));
    leave();
    await show({ ...config, showExpired: true });
    await waitFor(() => expect(titles()).toEqual(['Offer 1', 'Offer 0']));
    const card = await cardOf('Offer 0');
    expect(card).toHaveTextContent('Ended');
    expect(card).not.toHaveTextContent('View offer');
    const details = await open('Offer 0');
    expect(within(details).queryByRole('button', { name: 'Show the code' })).toBeNull();
    expect(shown()).not.toContain('GONE');
  });

  test('says how many are left, and at 0 and below that none are, without a code', async () => {
    await show(
      offersOf({ remaining: 6 }, { remaining: 0, code: 'NOUGHT' }, { remaining: -4, code: 'MINUS' }),
    );
    expect(await cardOf('Offer 0')).toHaveTextContent('6 left');
    expect(await cardOf('Offer 1')).toHaveTextContent('0 left');
    expect(await cardOf('Offer 2')).toHaveTextContent('0 left');
    for (const title of ['Offer 1', 'Offer 2']) {
      const details = await open(title);
      expect(within(details).queryByRole('button', { name: 'Show the code' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    }
  });

  test('turns with the day in the zone of the site, while the page is open', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T20:59:59Z'), shouldAdvanceTime: true });
    await show(offersOf({ to: '2026-11-28' }, { to: '2026-11-30' }));
    expect(await cardOf('Offer 0')).toHaveTextContent('Last day');
    vi.advanceTimersByTime(2000);
    await waitFor(() => expect(titles()).toEqual(['Offer 1']));
    expect(await cardOf('Offer 1')).toHaveTextContent('2 days left');
  });
});

describe('an opened offer', () => {
  const few = {
    title: 'Offers',
    source: 'search',
    baseFilters: { id: 'winter-escarpment,fish-supper-for-four' },
  };

  test('has its terms, its dates, its code letter by letter, and stands in the address', async () => {
    await show(few);
    const details = await open('Sunset at the Edge of the World');
    expect(new URLSearchParams(location.search).get('offer')).toBe('winter-escarpment');
    expect(within(details).getByText(/November 1, 2026 – March 15, 2027/)).toBeVisible();
    expect(within(details).getByText('This offer may be combined with others.')).toBeVisible();
    await within(details).findByText(/Minimum two guests/);
    expect(within(details).getByText(/^A half-day drive/)).toBeVisible();
    expect(shown()).not.toContain('EDGE15');
    await userEvent.click(within(details).getByRole('button', { name: 'Show the code' }));
    const code = within(details).getByRole('group', { name: 'Code' });
    expect(code).toHaveFocus();
    expect(within(code).getByText('E D G E 1 5')).toBeInTheDocument();
    expect(within(code).getByText('EDGE15').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    expect(within(code).getByText('EDGE15').closest('[translate]')).toHaveAttribute('translate', 'no');
    const link = within(details).getByRole('link', { name: 'Use this offer' });
    expect(link).toHaveAttribute('href', '/en/offers/winter-escarpment');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'Sunset at the Edge of the World' }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(''));
    expect(await linkOf('Sunset at the Edge of the World')).toHaveFocus();
  });

  test('has its code copied, which is said and reported', async () => {
    await show({ ...offersOf({ code: ' TWO WORDS ' }), codeReveal: 'always' });
    const details = await open('Offer 0');
    const user = userEvent.setup();
    expect(within(details).getByText('T W O space W O R D S')).toBeInTheDocument();
    await user.click(within(details).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(within(details).getByRole('status')).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('TWO WORDS');
    expect(events).toContainEqual(expect.objectContaining({ event: 'copy_code', click_text: 'Offer 0' }));
  });

  test('leaves its code in a field where the browser refuses to copy', async () => {
    await show({ ...offersOf({ code: 'EDGE15' }), codeReveal: 'always' });
    const details = await open('Offer 0');
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(within(details).getByRole('button', { name: 'Copy' }));
    expect(await within(details).findByRole('textbox', { name: 'Code' })).toHaveValue('EDGE15');
    expect(events).not.toContainEqual(expect.objectContaining({ event: 'copy_code' }));
  });

  test('is opened by the address, also where it is not in the list', async () => {
    await show(few, { query: '?offer=date-box-home' });
    expect(await screen.findByRole('dialog', { name: 'A Box of Dates, Posted Home' })).toBeVisible();
    const ids = callsOf('S1').map(({ url }) => new URL(url).searchParams.getAll('id').join());
    expect(ids).toEqual(['winter-escarpment,fish-supper-for-four', 'date-box-home']);
  });

  test('that is in the list is not asked for again', async () => {
    await show(few, { query: '?offer=winter-escarpment' });
    expect(await screen.findByRole('dialog', { name: 'Sunset at the Edge of the World' })).toBeVisible();
    expect(callsOf('S1')).toHaveLength(1);
  });

  test.each([
    ['that nobody has', 'nothing-of-the-kind', 2],
    ['whose id can be none', '<b>*</b>', 1],
  ])('%s is not there', async (_, id, calls) => {
    await show(few, { query: `?offer=${encodeURIComponent(id)}` });
    expect(await screen.findByText('This offer is not here any more.')).toBeVisible();
    expect(callsOf('S1')).toHaveLength(calls);
  });

  test('that cannot be fetched is tried again', async () => {
    origin.switches.fail = ['S1:500'];
    await show(few, { query: '?offer=date-box-home' });
    await screen.findByText('The offer could not be loaded.');
    origin.switches.fail = [];
    const details = within(screen.getByRole('dialog'));
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'A Box of Dates, Posted Home' })).toBeVisible();
  });

  test('of the page is filtered by its category and its partner', async () => {
    await show({
      ...offersOf({ category: 'sea', partnerName: 'Umluj Blue Boats' }, { category: 'stay' }),
      facets: [
        { name: 'category', label: 'Category', kind: 'checkbox' },
        { name: 'partner', label: 'Partner', kind: 'checkbox' },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('button', { name: /^Umluj Blue Boats/ })).toBeVisible();
    await userEvent.click(await sheet.findByRole('button', { name: /^Sea/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 result' }));
    await waitFor(() => expect(titles()).toEqual(['Offer 0']));
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change' }));
  });

  test('leads where its author wants, in its author’s words', async () => {
    await show(offersOf({ ctaLabel: 'Book a place', ctaLink: '/en/book', targetInNewWindow: true }));
    const link = within(await open('Offer 0')).getByRole('link', { name: /^Book a place/ });
    expect(link).toHaveAttribute('href', '/en/book');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('goes and comes with Back and Forward', async () => {
    await show(few);
    await open('Fish Supper for Four');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    history.forward();
    expect(await screen.findByRole('dialog', { name: 'Fish Supper for Four' })).toBeVisible();
  });
});
