import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { Outcome } from './LateOutcome.tsx';

const events: { event: string }[] = [];

beforeEach(() => {
  events.splice(0);
  vi.stubGlobal('dataLayer', events);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (id: string, ...tags: string[]) => ({ id, label: `Answer ${id}`, tags });
const morning = {
  id: 'morning',
  text: 'What should your first morning bring?',
  options: [answer('sand', 'camping', 'sunrise'), answer('sea', 'diving'), answer('none')],
};
const likes = {
  id: 'likes',
  text: 'What do you like to follow?',
  kind: 'multi',
  optional: true,
  options: [answer('stars', 'camping', 'stars'), answer('food', 'dates'), answer('old', 'unesco')],
};
const trip = (title: string, ...tags: string[]) => ({ title, ctaLink: `/en/places/${title}`, tags });
const results = [
  trip('alula', 'unesco', 'stars'),
  trip('umluj', 'diving'),
  trip('dunes', 'camping', 'stars'),
];

/** @param end of the page's address, its query and fragment */
const show = (config: object = {}, end = '', options: PageOptions = {}) =>
  renderWidget(
    'trip-quiz',
    { title: 'Which trip is yours?', questions: [morning, likes], results, saveInterests: false, ...config },
    { path: `plan/find-your-trip${end}`, ...options },
  );
const question = (name: string) => screen.findByRole('heading', { level: 3, name });
const pick = (name: string) => userEvent.click(screen.getByLabelText(`Answer ${name}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const reasonsOf = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article')!)
    .queryAllByRole('listitem')
    .map((reason) => reason.textContent);

describe('a visitor', () => {
  test('answers one question after another, and sees the trips that fit, with the reasons', async () => {
    await show();
    expect(screen.getByRole('group', { name: morning.text })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    await pick('sand');
    await press('Next');
    expect(screen.getByRole('group', { name: likes.text })).toHaveAccessibleDescription(
      'Choose as many as you like. You may skip this question.',
    );
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    await pick('stars');
    await pick('old');
    await press('Show my trips');
    expect(await question('2 trips that fit your answers')).toHaveFocus();
    // The dunes have camping twice and stars once, AlUla stars and unesco.
    expect(cards()).toEqual(['dunes', 'alula']);
    expect(reasonsOf('dunes')).toEqual(['Answer sand', 'Answer stars']);
    expect(reasonsOf('alula')).toEqual(['Answer stars', 'Answer old']);
    expect(screen.getByRole('link', { name: 'dunes' })).toHaveAttribute('href', '/en/places/dunes');
  });

  test('has the focus on the heading of each further question, and not on that of the first', async () => {
    await show();
    expect(document.body).toHaveFocus();
    await pick('sea');
    await press('Next');
    expect(await question(likes.text)).toHaveFocus();
    await press('Back');
    expect(await question(morning.text)).toHaveFocus();
    expect(screen.getByLabelText('Answer sea')).toBeChecked();
  });

  test('cannot go on without an answer, and is told at the group', async () => {
    await show();
    await press('Next');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose an answer to go on.');
    const group = screen.getByRole('group', { name: morning.text });
    expect(group).toHaveAccessibleDescription('Please choose an answer to go on.');
    expect(screen.getByLabelText('Answer sand')).toHaveFocus();
    await pick('sand');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(group).not.toHaveAccessibleDescription();
  });

  test('skips a question that is optional, and takes an answer back', async () => {
    await show();
    await pick('sea');
    await press('Next');
    await pick('food');
    expect(screen.getByRole('button', { name: 'Show my trips' })).toBeVisible();
    await pick('food');
    await press('Skip');
    expect(await question('1 trip that fits your answers')).toBeVisible();
    expect(cards()).toEqual(['umluj']);
    expect(location.hash).toBe('#morning=sea&likes=');
  });

  test('starts again with nothing chosen', async () => {
    await show({}, '#morning=sea&likes=food');
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await question(morning.text)).toHaveFocus();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(location.href).toMatch(/find-your-trip$/);
  });

  test('answers by keyboard alone, on the Arabic page, too', async () => {
    const visitor = userEvent.setup();
    await show({}, '', { language: 'ar' });
    await visitor.tab();
    await visitor.keyboard(' ');
    await visitor.keyboard('{ArrowDown}');
    await visitor.keyboard('{Enter}');
    expect(await screen.findByText('السؤال 2 من 2')).toBeVisible();
    expect(location.hash).toBe('#morning=sea');
  });
});

describe('the results', () => {
  test('whose code does not come are asked for again by a press', async () => {
    const load = vi.spyOn(Outcome, 'load').mockResolvedValue(false);
    await show({}, '#morning=sea&likes=old');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    load.mockRestore();
    await press('Try again');
    expect(await question('2 trips that fit your answers')).toBeVisible();
  });

  test('of the same rank are in the author’s order, and not more than wanted', async () => {
    const tied = ['one', 'two', 'three'].map((title) => trip(title, 'sunrise'));
    await show({ results: [trip('none', 'dates'), ...tied], resultCount: 2 }, '#morning=sand&likes=');
    expect(await question('2 trips that fit your answers')).toBeVisible();
    expect(cards()).toEqual(['one', 'two']);
  });

  test('are the author’s first where none fits, and that is said', async () => {
    await show({ resultCount: 2 }, '#morning=none&likes=');
    expect(await question('No trip fits these answers')).toBeVisible();
    expect(screen.getByText('These are worth a look all the same.')).toBeVisible();
    expect(cards()).toEqual(['alula', 'umluj']);
    expect(screen.queryByText('It fits because you chose')).toBeNull();
  });
});

describe('the address', () => {
  test('holds the answers beside what is there, and the browser’s Back goes one question back', async () => {
    await show({}, '?search=mud#map=24.5,39.6,8');
    await pick('sea');
    await press('Next');
    expect(`${location.search}${location.hash}`).toBe('?search=mud#map=24.5,39.6,8&morning=sea');
    await pick('food');
    await press('Show my trips');
    expect(location.hash).toBe('#map=24.5,39.6,8&morning=sea&likes=food');
    act(() => history.back());
    expect(await question(likes.text)).toHaveFocus();
    expect(screen.getByLabelText('Answer food')).toBeChecked();
    act(() => history.back());
    expect(await question(morning.text)).toHaveFocus();
    expect(location.hash).toBe('#map=24.5,39.6,8');
  });

  test('with answers leads to the results, and leaves the focus where it is', async () => {
    await show({}, '#likes=old&morning=sea');
    await question('2 trips that fit your answers');
    expect(cards()).toEqual(['alula', 'umluj']);
    expect(document.body).toHaveFocus();
    expect(events).toEqual([]);
  });

  test('with answers can be gone back from, and a link to other answers is followed', async () => {
    await show({}, '#morning=sea&likes=old');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await question(likes.text)).toHaveFocus();
    expect(screen.getByLabelText('Answer old')).toBeChecked();
    act(() => {
      location.hash = 'morning=sand&likes=';
    });
    expect(await question('1 trip that fits your answers')).toHaveFocus();
    expect(cards()).toEqual(['dunes']);
  });

  test('that loses an answer asks for it, with the focus on the question', async () => {
    await show({}, '#morning=sea&likes=old');
    await question('2 trips that fit your answers');
    act(() => {
      location.hash = 'likes=old';
    });
    expect(await question(morning.text)).toHaveFocus();
  });

  test('is not the author’s to change: the quiz goes on without it', async () => {
    await show({}, '#morning=sea&likes=', { cmsMode: 'author' });
    await pick('sand');
    await press('Next');
    await press('Skip');
    expect(await question('1 trip that fits your answers')).toBeVisible();
    expect(location.hash).toBe('#morning=sea&likes=');
    expect(events).toEqual([]);
  });
});

describe('sharing', () => {
  const end = '?utm_source=mail#access_token=secret&morning=sea&likes=';
  const address = () => `${location.origin}/en/plan/find-your-trip#morning=sea&likes=`;

  test('hands on the answers and nothing else of the address', async () => {
    const shared = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    await show({}, end);
    await userEvent.click(await screen.findByRole('button', { name: 'Share my answers' }));
    expect(shared).toHaveBeenCalledWith({ title: 'Which trip is yours?', url: address() });
    expect(events).toMatchObject([{ event: 'share', link: '/en/plan/find-your-trip' }]);
  });

  test('copies the link where the browser shares nothing, and gives it to be copied by hand where it refuses', async () => {
    const visitor = userEvent.setup();
    await show({}, end);
    const button = await screen.findByRole('button', { name: 'Share my answers' });
    await visitor.click(button);
    expect(await navigator.clipboard.readText()).toBe(address());
    expect(alerts.shown().map(({ description }) => description)).toContain(
      'The link to your answers is copied.',
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await visitor.click(button);
    expect(await screen.findByLabelText('Link to your answers')).toHaveValue(address());
  });
});

test('reports the start, each further step, the end and the trip that is opened, without the answers', async () => {
  await show();
  await pick('sea');
  await pick('sand');
  await press('Next');
  await pick('food');
  await press('Show my trips');
  await waitFor(() => expect(cards()).toEqual(['dunes']));
  const link = screen.getByRole('link', { name: 'dunes' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(events).toMatchObject([
    { event: 'form_start' },
    { event: 'form_step', step: 2 },
    { event: 'form_submit' },
    { event: 'item_click', click_text: 'dunes', position: 1 },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/sand|sea|food/);
});

test('an author of a quiz without results is asked for them; visitors see nothing', async () => {
  await show({ results: [] });
  expect(screen.queryByRole('region')).toBeNull();
  await show({ results: [] }, '', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'trip-quiz' })).toHaveTextContent('results');
});
