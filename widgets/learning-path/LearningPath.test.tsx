import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answer,
  comeBack,
  events,
  failCalls,
  learnedBy,
  press,
  reports,
  row,
  setLearning,
  showOnPortal,
  signIn,
} from '#testing/learning-page.ts';
import type { PageOptions } from '#testing/render-widget.tsx';
import { endElsewhere } from '#testing/session/other-tab.ts';
import { callsOf, origin, services } from '#testing/session/session-page.tsx';

setLearning();

const show = (config: object = {}, options: PageOptions = {}) =>
  showOnPortal('learning-path', { title: 'Your path', ...config }, options);

const picker = () => screen.queryByRole('combobox', { name: 'Path' });

const guide = { pathId: 'p-guide' };

/** Answers with one path of these steps. */
const answerSteps = (...steps: object[]) =>
  answer('learningpath', {
    paths: [{ id: 'p', title: 'Own path', steps: steps.map((step, at) => ({ id: `s${at}`, ...step })) }],
  });

describe('the path', () => {
  test('is the author’s, without a choice', async () => {
    signIn();
    await show(guide);
    expect(screen.getByRole('heading', { name: 'Guide Path' })).toBeVisible();
    expect(picker()).toBeNull();
  });

  test('is the first, and the visitor’s choice is there again', async () => {
    signIn();
    const { page, element } = await show();
    expect(screen.getByRole('heading', { name: 'Starter Path' })).toBeVisible();
    fireEvent.change(picker()!, { target: { value: 'p-guide' } });
    expect(screen.getByRole('heading', { name: 'Guide Path' })).toBeVisible();
    page.unmount(element);
    page.scan(element);
    expect(await screen.findByRole('heading', { name: 'Guide Path' })).toBeVisible();
    expect(callsOf('E2')).toHaveLength(1);
  });

  test('that the service does not have leaves the choice', async () => {
    signIn();
    await show({ pathId: 'p-unknown' });
    expect(picker()).toHaveDisplayValue('Starter Path');
  });

  test('says how much of it is done, and what is left', async () => {
    signIn();
    await show({ pathId: 'p-specialist' });
    const meter = screen.getByRole('meter', { name: 'Specialist Path 6 of 14 steps done' });
    expect(meter).toHaveAttribute('aria-valuenow', '43');
    expect(screen.getByText('76 minutes left')).toBeVisible();
  });

  test('says in Arabic how many minutes are left', async () => {
    signIn();
    answerSteps({ title: 'أ', kind: 'quiz', minutes: 2, state: 'open' });
    await show({}, { language: 'ar', site: { userApi: services, numerals: 'arab' } });
    expect(screen.getByText('بقيت دقيقتان')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('لم تبدأاختبار قصيردقيقتان');
  });
});

describe('a step', () => {
  test('says its kind, its state and its time; the current one leads on', async () => {
    signIn();
    await show(guide);
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps).toHaveLength(10);
    expect(steps[0]).toHaveTextContent(/DoneVideo15 minutes/);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[1]]);
    const current = within(steps[1]!);
    expect(current.getByText('In progress')).toBeVisible();
    expect(
      current.getByRole('meter', { name: '45% of the course Desert Safety for Guides done' }),
    ).toBeVisible();
    const link = current.getByRole('link', { name: 'Continue: Desert Safety for Guides: Reading' });
    expect(link).toHaveAttribute('href', '/en/partner-tools/academy/desert-safety');
    link.addEventListener('click', (event: Event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toMatchObject([{ event: 'item_click', position: 2 }]);
    expect(reports()).toEqual(['progress']);
  });

  test('that is locked says why, and is no link', async () => {
    signIn();
    await show(guide);
    const locked = row('Desert Safety for Guides: Quiz');
    expect(locked.getByText('Locked')).toBeVisible();
    expect(locked.getByText('To be finished first: Desert Safety for Guides: Reading')).toBeVisible();
    expect(locked.queryByRole('link')).toBeNull();
  });

  test('that the service alone locks is not open yet', async () => {
    signIn();
    answerSteps({ title: 'Later', state: 'locked', url: '/later' });
    await show();
    expect(row('Later').getByText('This step is not open yet.')).toBeVisible();
  });

  test('is open in any order where its author wants it so', async () => {
    signIn();
    await show({ ...guide, lockOrder: false, showMinutes: false, resumeLabel: 'Go on' });
    expect(screen.queryByText('Locked')).toBeNull();
    expect(screen.queryByText(/minute/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Go on: / })).toBeVisible();
    expect(row('Desert Safety for Guides: Quiz').getByRole('link')).toBeVisible();
  });

  test('on another site opens a new window, and one with an unsafe address is no link', async () => {
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerSteps(
      { title: 'Away', state: 'done', url: 'https://school.example/1' },
      { title: 'Bad', state: 'done', url: 'javascript:alert(1)' },
      { title: 'Here', kind: 'Live session', state: 'open', url: '/en/here' },
    );
    await show();
    const away = row(/^Away/).getByRole('link', { name: /^Away ?\(opens in a new window/ });
    expect(away).toHaveAttribute('target', '_blank');
    expect(away).toHaveAttribute('rel', 'noopener');
    expect(row('Bad').queryByRole('link')).toBeNull();
    expect(row('Here').getByText('Live session')).toBeVisible();
    expect(row('Here').getByRole('link', { name: 'Continue: Here' })).not.toHaveAttribute('target');
  });

  test('of which the service says little still shows', async () => {
    signIn();
    answer('learningpath', { paths: [{ id: 'p', steps: [{ id: 7, minutes: 'soon' }, {}, null] }] });
    await show();
    expect(row('7').getByText('Not started')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'p' })).toBeVisible();
  });

  test('that requires a circle or a missing one is open, with one line on the console', async () => {
    signIn();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerSteps(
      { title: 'One', state: 'locked', url: '/1', requires: ['s1'] },
      { title: 'Two', state: 'locked', url: '/2', requires: ['s0'] },
      { title: 'Three', state: 'locked', url: '/3', requires: ['gone'] },
    );
    await show();
    for (const title of ['One', 'Two', 'Three']) expect(row(title).getByText('Not started')).toBeVisible();
    await comeBack();
    const lines = warn.mock.calls.filter(([line]) => String(line).includes('learning-path'));
    expect(lines).toEqual([[expect.stringMatching(/missing.*s0, s1, s2$/)]]);
  });
});

describe('a film', () => {
  test('that is done when its visitor comes back is reported once', async () => {
    signIn();
    await show({ pathId: 'p-specialist' });
    const course = learnedBy().courses.find(({ courseId }) => courseId === 'sustainable-visits');
    const red = learnedBy().courses.find(({ courseId }) => courseId === 'red-sea-product');
    const food = learnedBy().courses.find(({ courseId }) => courseId === 'food-routes');
    for (const one of [red, food]) if (one) one.percent = 100;
    if (course) course.percent = 0;
    await comeBack();
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ event: 'media_complete', click_text: 'Designing Food Routes: Video' }]);
    await comeBack();
    expect(events).toHaveLength(1);
  });
});

describe('states', () => {
  test('an anonymous visitor is asked to sign in', async () => {
    await show();
    expect(screen.getByText(/Sign in to see your learning path/)).toBeVisible();
    expect(callsOf('E2')).toEqual([]);
  });

  test('no path, and a path without steps, are said', async () => {
    signIn();
    answer('learningpath', { paths: [] });
    await show();
    expect(screen.getByText('There is no learning path for you yet.')).toBeVisible();
  });

  test('a path without steps is said', async () => {
    signIn();
    answerSteps();
    await show();
    expect(screen.getByText('This path has no steps yet.')).toBeVisible();
  });

  test('a path that fails is asked for again', async () => {
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer('learningpath', {}, 500);
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    vi.restoreAllMocks();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Starter Path' })).toBeVisible();
  });

  test('a visitor without a connection reads that', async () => {
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failCalls('learningpath');
    await show();
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });

  test('a place stands there until the path comes', async () => {
    signIn();
    origin.switches.slow = 300;
    const { element } = await show();
    expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'Starter Path' })).toBeVisible();
  });

  test('an author’s page asks nobody', async () => {
    await show({}, { cmsMode: 'author' });
    expect(screen.getByText('There is no learning path for you yet.')).toBeVisible();
    expect(origin.calls).toEqual([]);
  });

  test.each(['expired', 'signed-out'] as const)('the path is gone when the session is %s', async (reason) => {
    signIn();
    const { element } = await show(guide);
    await endElsewhere(reason);
    await waitFor(() => expect(screen.queryByText(/Desert Safety/)).toBeNull());
    expect(element.querySelector('[aria-busy="true"]')).toBeNull();
    const text = reason === 'expired' ? /Your session has ended/ : /Sign in to see your learning path/;
    expect(await screen.findByText(text)).toBeVisible();
  });
});
