import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Place ${index + 1}`,
    url: `/en/places/${index + 1}`,
  }));

test('shows each card as one link in a list under the heading', async () => {
  await renderWidget('card-grid');
  const region = screen.getByRole('region', { name: 'Read before you go' });
  expect(within(region).getAllByRole('list')[0]?.children).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 2, name: 'Read before you go' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getAllByRole('link')).toHaveLength(1);
});

test('leaves out entries without title or address, and says so on the console', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('card-grid', 'faulty-items');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const [report] = errors.mock.calls[0] as [string];
  for (const path of ['items[1]', 'items[2].title', 'items[3].url', 'items[4]', 'columns'])
    expect(report).toContain(path);
});

test('shows as many more as at first at each press, tells how many, and goes on at the first new card', async () => {
  const visitor = userEvent.setup();
  await renderWidget('card-grid', { items: cards(5), limit: 2 });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await visitor.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Place 3' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('4 of 5 shown');
  await visitor.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('reports a click on a card with its title and address', async () => {
  const visitor = userEvent.setup();
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await renderWidget('card-grid', { items: [{ ...cards(1)[0], targetInNewWindow: true }] });
  await visitor.click(screen.getByRole('link', { name: /^Place 1/ }));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'item_click',
      click_text: 'Place 1',
      link: '/en/places/1',
      section_name: 'card-grid',
    }),
  );
});

const inThreeCategories = [{ ...cards(1)[0], categories: ['City', 'Coast', 'Food'] }];

test('shows two categories of a card', async () => {
  await renderWidget('card-grid', { items: inThreeCategories });
  expect(screen.getByText('Coast')).toBeVisible();
  expect(screen.queryByText('Food')).toBeNull();
});

test('shows no category where its author wants none', async () => {
  await renderWidget('card-grid', { items: inThreeCategories, showCategories: 'false' });
  expect(screen.getByRole('link', { name: 'Place 1' })).toBeVisible();
  expect(screen.queryByText('City')).toBeNull();
});

test('asks an author for cards where there are none', async () => {
  await renderWidget('card-grid', 'empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'card-grid' })).toHaveTextContent('items');
});

describe('what needs sign-in', () => {
  const site = { userApi: services };
  const walled = 'sign-in-needed';
  const linkOf = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });

  test('leads an anonymous visitor to sign in and then on, and says so', async () => {
    await renderWidget('card-grid', walled, { site });
    for (const [title, target] of [
      ['Four days above the clouds', '/en/routes/asir-four-days'],
      ['All routes', '/en/routes'],
    ] as const) {
      const name = new RegExp(`^${title} ?\\(sign-in needed\\)$`);
      const { pathname, searchParams } = new URL(
        (await screen.findByRole<HTMLAnchorElement>('link', { name })).href,
      );
      expect(pathname).toBe('/sso/login');
      expect(searchParams.get('postLoginUrl')).toBe(location.origin + target);
    }
    expect(linkOf(/^An island weekend$/)).toHaveAttribute('href', '/en/routes/farasan-weekend');
    expect(callsOf('U1')).toHaveLength(1);
  });

  test('leads a signed-in visitor where it says', async () => {
    origin.switches.user = 'u-default';
    await renderWidget('card-grid', walled, { site });
    await vi.waitFor(() => expect(callsOf('U1')).toHaveLength(1));
    await settle();
    expect(linkOf(/^Four days above the clouds$/)).toHaveAttribute('href', '/en/routes/asir-four-days');
    expect(linkOf(/^All routes$/)).toHaveAttribute('href', '/en/routes');
  });

  test('leads nowhere where nobody can sign in; its card stays', async () => {
    await renderWidget('card-grid', walled);
    await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Four days above the clouds' })).toBeVisible();
    expect(screen.queryByText('All routes')).toBeNull();
  });

  test('is explained once to its author where nobody can sign in', async () => {
    await renderWidget('card-grid', walled, { cmsMode: 'author' });
    expect(await screen.findByText(/userApi\.ssidLoginUrl/)).toBeVisible();
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(callsOf('U1')).toEqual([]);
  });

  test('is the only reason to ask who the visitor is', async () => {
    await renderWidget('card-grid', 'default', { site });
    await settle();
    expect(callsOf('U1')).toEqual([]);
  });
});
