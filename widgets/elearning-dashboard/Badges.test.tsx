import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { clearAtSignOut } from '#src/session/clear-storage.ts';
import {
  answer,
  comeBack,
  events,
  learnedBy,
  press,
  row,
  setLearning,
  showOnPortal,
  signIn,
} from '#testing/learning-page.ts';
import { endElsewhere } from '#testing/session/other-tab.ts';
import { settle } from '#testing/session/session-page.tsx';

setLearning();

const show = (config: object = {}) =>
  showOnPortal('elearning-dashboard', { title: 'My learning', ...config });

const seen = () => JSON.parse(localStorage.getItem('seenBadges') ?? 'null') as unknown;

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

/** Lets the visitor of the partner earn a badge today. */
const earn = () => void learnedBy().badges.push({ badgeId: 'b-sea-expert', earnedOn: '2026-11-20' });

describe('the wall', () => {
  test('has what is earned, the last first, then what can be, with what it is earned by', async () => {
    signIn();
    await show({ tabs: ['badges'] });
    const earned = within(screen.getByRole('list', { name: 'Earned badges' }));
    expect(earned.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Good Host',
      'First Steps',
    ]);
    expect(row('Good Host').getByText('Earned on August 15, 2026')).toBeVisible();
    const next = within(screen.getByRole('list', { name: 'Next badges' }));
    expect(next.getAllByText('Not earned yet')).toHaveLength(3);
    expect(row('Red Sea Expert').getByText(/Score eighty per cent/)).toBeVisible();
  });

  test('has the author’s picture of a badge, and the general one of another and of one that fails', async () => {
    signIn();
    const { element } = await show({
      tabs: ['badges'],
      badgeImages: { 'b-good-host': '/images/host.svg', 'b-first-steps': 'javascript:alert(1)' },
    });
    const pictures = element.querySelectorAll('img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual(['/images/host.svg']);
    expect(pictures[0]).toHaveAttribute('alt', '');
    fireEvent.error(pictures[0]!);
    expect(element.querySelector('img')).toBeNull();
    expect(element.querySelectorAll('[role="list"] li > span svg')).toHaveLength(5);
  });

  test('shares a badge by the page of all courses', async () => {
    signIn();
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await show({ tabs: ['badges'], catalogueLink: '/en/academy/courses.html' });
    await press(screen.getByRole('button', { name: 'Share Good Host' }));
    expect(share).toHaveBeenCalledWith({
      title: 'My badge: Good Host',
      url: `${location.origin}/en/academy/courses.html`,
    });
    expect(events).toMatchObject([{ event: 'share', link: '/en/academy/courses.html' }]);
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('a new badge', () => {
  test('is announced once, and marked as new', async () => {
    signIn();
    earn();
    const first = await show();
    await waitFor(() => expect(said()).toContain('You have earned a new badge: Red Sea Expert'));
    await press(screen.getByRole('tab', { name: 'Badges' }));
    expect(row('Red Sea Expert').getByText('New')).toBeVisible();
    expect(row('Good Host').queryByText('New')).toBeNull();
    first.page.unmount(first.element);
    first.page.scan(first.element);
    await settle();
    expect(screen.getByRole('tab', { name: 'Badges' })).toBeVisible();
    expect(said()).not.toContain('new badge');
  });

  test('is announced while the page is there', async () => {
    signIn();
    await show();
    expect(said()).not.toContain('new badge');
    earn();
    await comeBack();
    await waitFor(() => expect(said()).toContain('Red Sea Expert'));
  });

  test('of long ago is told to nobody who has just signed in', async () => {
    signIn();
    earn();
    await show();
    await waitFor(() => expect(said()).toContain('a new badge'));
    expect(said()).not.toContain('Good Host');
  });

  test('of long ago is announced where others of this visitor have been', async () => {
    signIn();
    localStorage.setItem('seenBadges', '{"demo-u-partner-admin":["b-first-steps"],"other":["b-good-host"]}');
    await show();
    await waitFor(() => expect(said()).toContain('You have earned a new badge: Good Host'));
    expect(seen()).toEqual({
      'demo-u-partner-admin': ['b-first-steps', 'b-good-host'],
      other: ['b-good-host'],
    });
  });

  test('is forgotten as announced at sign-out, whoever’s it is', async () => {
    signIn();
    await show();
    await waitFor(() => expect(seen()).not.toBeNull());
    clearAtSignOut();
    expect(localStorage.getItem('seenBadges')).toBeNull();
  });

  test('is announced where what is remembered is rubbish', async () => {
    signIn();
    localStorage.setItem('seenBadges', 'b-sea-expert');
    earn();
    await show();
    await waitFor(() => expect(said()).toContain('Red Sea Expert'));
  });
});

test('badges of which the service says little still show', async () => {
  signIn();
  answer('apiType=badges', { items: [{ badgeId: 'b-9', icon: 7 }, { title: 'Nameless' }, null] });
  await show({ tabs: ['badges'] });
  expect(row('b-9').getByText('Not earned yet')).toBeVisible();
  expect(screen.queryByText('Nameless')).toBeNull();
});

test('no badge at all is said', async () => {
  signIn();
  answer('apiType=badges', { items: [] });
  await show({ tabs: ['badges'] });
  expect(screen.getByText('There are no badges yet.')).toBeVisible();
});

test.each(['expired', 'signed-out'] as const)(
  'what was earned is gone when the session is %s',
  async (reason) => {
    signIn();
    await show({ tabs: ['badges'] });
    await endElsewhere(reason);
    await waitFor(() => expect(screen.queryByText('Good Host')).toBeNull());
    const text = reason === 'expired' ? /Your session has ended/ : /Sign in to see your courses/;
    expect(await screen.findByText(text)).toBeVisible();
  },
);
