import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
beforeEach(() => localStorage.clear());

const questions = [
  {
    id: 'likes',
    text: 'What do you like?',
    kind: 'multi',
    options: [
      { id: 'past', label: 'The past', tags: ['unesco', 'heritage'] },
      { id: 'water', label: 'Water', tags: ['sea', 'diving', 'sport'] },
      { id: 'roses', label: 'Roses', tags: ['roses'] },
    ],
  },
];
const results = [{ title: 'AlUla', ctaLink: '/en/places/alula', tags: ['unesco'] }];
const interests = ['sea', 'heritage', 'sport'].map((key) => ({ key, label: `Label of ${key}` }));

/** The results of somebody who chose these answers. */
const show = async (answers: string, config: object = {}, options: PageOptions = {}) => {
  await renderWidget(
    'trip-quiz',
    { questions, results, interests, ...config },
    { path: `plan/find-your-trip#likes=${answers}`, site: { userApi: services }, ...options },
  );
  await screen.findByRole('button', { name: 'Start again' });
  await settle();
};
const box = () => screen.queryByRole('checkbox');
const tick = () => userEvent.click(screen.getByRole('checkbox'));
const keptHere = () => localStorage.getItem('anonymousInterests');
const sent = async () =>
  Promise.all(
    callsOf('Q1')
      .filter(({ method }) => method === 'POST')
      .map(async (request) => ((await request.clone().json()) as { interests: string[] }).interests),
  );

describe('an anonymous visitor', () => {
  test('has nothing kept before the tick, then those answers that are interests, in this browser alone', async () => {
    localStorage.setItem('anonymousInterests', 'food');
    await show('past,water');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(
      'Keep as my interests: Label of sea, Label of heritage, and Label of sport',
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/^Nothing is kept until you tick this/);
    expect(keptHere()).toBe('food');
    await tick();
    expect(keptHere()).toBe('food,sea,heritage,sport');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Your choice is kept in this browser.');
    expect(callsOf('Q1')).toEqual([]);
  });

  test('takes back what the tick has added, and nothing else', async () => {
    localStorage.setItem('anonymousInterests', 'heritage');
    await show('past,water');
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/Label of sea and Label of sport$/);
    await tick();
    expect(keptHere()).toBe('heritage,sea,sport');
    await tick();
    expect(keptHere()).toBe('heritage');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test.each([
    ['no answer is an interest', 'roses', {}, ''],
    ['all of them are kept already', 'past', {}, 'heritage'],
    ['the author does not want it', 'past', { saveInterests: false }, ''],
    ['the author names no interests', 'past', { interests: [] }, ''],
  ])('is asked nothing where %s', async (_, answers, config, kept) => {
    if (kept) localStorage.setItem('anonymousInterests', kept);
    await show(answers, config);
    expect(box()).toBeNull();
  });

  test('with a hundred interests is offered no more', async () => {
    localStorage.setItem('anonymousInterests', Array.from({ length: 99 }, (_, key) => `i${key}`).join());
    await show('past,water');
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Keep as my interests: Label of sea');
    await tick();
    expect(keptHere()?.split(',')).toHaveLength(100);
  });
});

describe('a signed-in visitor', () => {
  beforeEach(() => {
    origin.switches.user = 'u-default';
  });

  test('has them added to the profile, once', async () => {
    await show('past,water');
    // The profile has heritage, hiking and food.
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/Label of sea and Label of sport$/);
    expect(await sent()).toEqual([]);
    await tick();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
    expect(await sent()).toEqual([['heritage', 'hiking', 'food', 'sea', 'sport']]);
    expect(keptHere()).toBeNull();
  });

  test.each([
    ['500', /could not be saved/],
    ['403', /may not be changed/],
    ['409:changed', /changed elsewhere/],
    ['drop', /could not be saved/],
  ])('whose tick is not taken (%s) sees it taken back, and why', async (fault, words) => {
    await show('water');
    origin.switches.fail = [`Q1:${fault}`];
    await tick();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(localStorage.getItem('int')).toBe('heritage,hiking,food');
    origin.switches.fail = [];
    await tick();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

test('an author can tick nothing, and nobody is asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('trip-quiz', { questions, results, interests }, { cmsMode: 'author' });
  await userEvent.click(screen.getByLabelText('Water'));
  await userEvent.click(screen.getByRole('button', { name: 'Show my trips' }));
  expect(await screen.findByRole('checkbox')).toBeDisabled();
  expect([origin.calls.length, keptHere()]).toEqual([0, null]);
});
