import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession } from '#testing/session/session-page.tsx';

setSession();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const show = (answers: string, config: object = {}, options: PageOptions = {}) =>
  renderWidget(
    'trip-quiz',
    { ...(exampleOf('trip-quiz', 'search') as object), ...config },
    { path: `plan/find-your-trip#${answers}`, ...options },
  );
const cards = () => screen.queryAllByRole('article');
const asked = () => new URL(callsOf('S1').at(-1)!.url).searchParams;
const results = [
  { title: 'Written one', ctaLink: '/en/places/alula', tags: ['unesco'] },
  { title: 'Written two', ctaLink: '/en/places/umluj', tags: ['diving'] },
];

test('what a search finds by the tags of the answers is ranked, and says why it fits', async () => {
  await show('ground=stone&more=photos');
  expect(await screen.findByRole('heading', { name: '6 trips that fit your answers' })).toBeVisible();
  expect(asked().getAll('tags').join()).toBe('unesco,old-town,photography');
  expect(Object.fromEntries(asked())).toMatchObject({
    type: 'place',
    source: 'web',
    locale: 'en',
    limit: '100',
  });
  const reasons = cards().map((card) =>
    within(card)
      .getAllByRole('listitem')
      .map((reason) => reason.textContent),
  );
  expect(reasons[0]).toEqual(['Stone', 'A view for a photograph']);
  expect(reasons.flat()).not.toContain('Sand');
  expect(callsOf('S1')).toHaveLength(1);
});

test('nothing is asked before the last question is answered', async () => {
  await show('ground=stone');
  expect(await screen.findByRole('heading', { name: 'And what should not be missing?' })).toBeVisible();
  expect(callsOf('S1')).toEqual([]);
});

test('without the wording of tags the order of the search stands, without reasons', async () => {
  origin.switches.fail = ['A4:500'];
  await show('ground=stone&more=');
  expect(await screen.findByRole('heading', { name: '6 trips that fit your answers' })).toBeVisible();
  expect(screen.queryByText('It fits because you chose')).toBeNull();
});

test('where the search finds nothing the author’s results stand, else that there is none', async () => {
  const nowhere = { filters: { type: 'place', city: 'nowhere' } };
  await show('ground=stone&more=', { ...nowhere, results });
  expect(await screen.findByRole('heading', { name: '1 trip that fits your answers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Written one' })).toBeVisible();
});

test('where there is nothing at all it says so, and how to go on', async () => {
  await show('ground=stone&more=', { filters: { type: 'place', city: 'nowhere' } });
  expect(await screen.findByRole('heading', { name: 'No trip fits these answers' })).toBeVisible();
  expect(screen.getByText('Go back and change an answer, or start again.')).toBeVisible();
  expect(cards()).toEqual([]);
});

test('boxes stand for the cards until they are there', async () => {
  origin.switches.slow = 200;
  await show('ground=stone&more=');
  await waitFor(() => expect(screen.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(cards()).toHaveLength(6));
});

test.each(['S1:500', 'S1:status', 'S1:html', 'S1:drop'])(
  'a search that fails (%s) is asked again by a press',
  async (fault) => {
    origin.switches.fail = [fault];
    await show('ground=stone&more=');
    expect(await screen.findByRole('alert')).toHaveTextContent('The list cannot be shown at the moment.');
    origin.switches.fail = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(6));
  },
);

test('who is offline is told so', async () => {
  origin.switches.fail = ['S1:drop'];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show('ground=stone&more=');
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
});

test('an author reads what visitors will see, and nobody is asked', async () => {
  await show('', { results }, { cmsMode: 'author' });
  await userEvent.click(screen.getByLabelText('Stone'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Visitors see here what the search finds for their answers.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Written one' })).toBeVisible();
  expect(origin.calls).toEqual([]);
});
