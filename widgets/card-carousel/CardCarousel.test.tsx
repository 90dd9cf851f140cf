import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession } from '#testing/session/session-page.tsx';

setSession();
const site = { userApi: services };
beforeEach(() => localStorage.clear());

const titles = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .map((card) => within(card).getByRole('link', { hidden: true }).textContent);
const button = (name: string) => screen.getByRole('button', { name });
const carousel = (name: string) => screen.findByRole('group', { name });
const dataLayer = () => {
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  return events;
};

test('shows the cards in a carousel named by the heading, each with one link', async () => {
  await renderWidget('card-carousel');
  expect(screen.getByRole('region', { name: 'Read before you go' })).toBeVisible();
  expect(await carousel('Read before you go')).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  expect(within(screen.getByRole('group', { name: '1 of 9' })).getAllByRole('link')).toHaveLength(1);
});

test('reports a change by the visitor, and a click on a card with its place', async () => {
  const visitor = userEvent.setup();
  const events = dataLayer();
  await renderWidget('card-carousel');
  await visitor.click(button('Next'));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'slide_change',
      trigger: 'user',
      position: 2,
      section_name: 'card-carousel',
    }),
  );
  await visitor.click(screen.getByRole('link', { name: 'Ten Dishes to Try First' }));
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'item_click', click_text: 'Ten Dishes to Try First', position: 2 }),
  );
});

test('has a button that stops it where it moves by itself', async () => {
  await renderWidget('card-carousel', 'autoplay');
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause slide show');
});

test('as many cards as are in view are a plain row', async () => {
  await renderWidget('card-carousel', 'few');
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('writes the place where its author wants no bullets', async () => {
  await renderWidget('card-carousel', 'count');
  expect(screen.getByText('1 of 9')).toBeVisible();
});

describe('a faulty configuration', () => {
  test('shows one card where less than one was to be in view, and leaves out what cannot be shown', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    await renderWidget('card-carousel', 'faulty-view');
    expect(titles()).toEqual(['Hegra', 'Taif']);
    await visitor.click(button('Next'));
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    const [report] = errors.mock.calls[0] as [string];
    for (const path of ['items[1]', 'items[2].url', 'slidesPerView.mobile']) expect(report).toContain(path);
  });

  test('is told to its author', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('card-carousel', 'faulty-view', { cmsMode: 'author' });
    expect(await screen.findByText(/fewer than one counts as one/)).toBeVisible();
  });
});

test('asks an author for cards where there are none', async () => {
  await renderWidget('card-carousel', 'empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'card-carousel' })).toHaveTextContent('items');
});

describe('cards of a search', () => {
  const asked = (index: number) => new URL(callsOf('S1').at(index)!.url).searchParams;
  const shown = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));

  test('more are asked for as the visitor comes near the last, and no sooner', async () => {
    const visitor = userEvent.setup();
    await renderWidget('card-carousel', 'search', { site });
    await shown(8);
    expect(asked(0).get('limit')).toBe('8');
    await visitor.click(button('Next'));
    expect(callsOf('S1')).toHaveLength(1);
    await visitor.click(button('Next'));
    await shown(16);
    expect(asked(1).get('offset')).toBe('8');
    expect(screen.getByRole('group', { name: /^3 of \d\d$/ })).toBeInTheDocument();
    expect(button('Next')).toHaveFocus();
  });

  test('where they fail, a button asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    origin.switches.fail = ['S1:500', 'S1:500'];
    const visitor = userEvent.setup();
    await renderWidget('card-carousel', 'search', { site });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(titles()).toEqual([]);
    origin.switches.fail = [];
    await visitor.click(again);
    await shown(8);
  });

  test('boxes stand in their place until they are there', async () => {
    origin.switches.slow = 200;
    const { element } = await renderWidget('card-carousel', 'search', { site });
    await waitFor(() =>
      expect(screen.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true'),
    );
    await shown(8);
    expect(element.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

test('says how to keep favourites where the visitor has none', async () => {
  await renderWidget('card-carousel', 'favourites', { site });
  expect(await screen.findByText(/You have no favourites yet/)).toBeVisible();
});
