import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comeBack, events, learnedBy, reports, row, setLearning, signIn } from './learning-page.ts';
import { settled, startPage, toScript } from './render-widget.tsx';
import { services, settle } from './session/session-page.tsx';

/** A learner's way over a page that has both widgets about learning, from the first step to the badge. */

setLearning();

const mount = (name: string, config: object) =>
  `<div data-component="${name}" data-load="load" id="${name}"><script type="application/json">${toScript(config)}</script></div>`;

async function openAcademy() {
  startPage(
    mount('learning-path', { title: 'My path', pathId: 'p-starter' }) +
      mount('elearning-dashboard', { title: 'My learning', tabs: ['progress', 'badges'] }),
    { mode: 'B2B', site: { userApi: services }, path: 'academy.html' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) await settled(element);
  await settle();
}

const path = () => within(screen.getByRole('region', { name: 'My path' }));

const news = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('badge'));

test('a learner opens the path, continues, finishes it and sees the badge once', async () => {
  signIn('u-partner-contributor');
  const own = learnedBy('u-partner-contributor');

  await openAcademy();
  expect(path().getByText('0 of 9 steps done')).toBeVisible();
  expect(path().getByRole('link', { name: 'Start: Welcome to Saudi Arabia: Video' })).toBeVisible();
  expect(screen.getByText('You have no course in progress.')).toBeVisible();

  own.courses.push({ courseId: 'welcome-saudi', percent: 50 });
  await comeBack();
  expect(await path().findByText('1 of 9 steps done')).toBeVisible();
  expect(path().getByRole('link', { name: 'Continue: Welcome to Saudi Arabia: Reading' })).toBeVisible();
  expect(path().getByRole('meter', { name: '50% of the course Welcome to Saudi Arabia done' })).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Welcome to Saudi Arabia 50% done' })).toBeVisible();
  expect(events).toMatchObject([{ event: 'media_complete', click_text: 'Welcome to Saudi Arabia: Video' }]);

  const completedOn = '2026-11-20';
  own.courses = ['welcome-saudi', 'hosting-manners', 'photo-licensing'].map((courseId) => ({
    courseId,
    percent: 100,
    completedOn,
    certificate: `/documents/certificates/${courseId}.pdf`,
  }));
  own.badges = [{ badgeId: 'b-first-steps', earnedOn: completedOn }];
  await comeBack();
  expect(await path().findByText('You have finished this path.')).toBeVisible();
  expect(
    await path().findByRole('link', { name: 'Download certificate: Manners for Hosts and Guests' }),
  ).toBeVisible();
  await waitFor(() => expect(path().getByRole('heading', { name: 'First Steps' })).toBeVisible());
  expect(row('First Steps').getByText('Earned on November 20, 2026')).toBeVisible();
  expect(news()).toEqual(['You have earned a new badge: First Steps']);
  expect(reports().filter((report) => report === 'badges').length).toBeGreaterThan(0);

  await comeBack();
  expect(news()).toHaveLength(1);
  for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) element.remove();
  await settle();
  await openAcademy();
  expect(await path().findByText('You have finished this path.')).toBeVisible();
  await waitFor(() => expect(path().getByRole('heading', { name: 'First Steps' })).toBeVisible());
  expect(news()).toEqual([]);
});
