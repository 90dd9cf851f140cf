import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  answer,
  comeBack,
  events,
  learnedBy,
  press,
  reports,
  row,
  setLearning,
  showOnPortal,
  signIn,
} from '#testing/learning-page.ts';
import type { PageOptions } from '#testing/render-widget.tsx';
import { origin, services } from '#testing/session/session-page.tsx';

setLearning();

const show = (config: object = {}, options: PageOptions = {}) =>
  showOnPortal(
    'elearning-dashboard',
    {
      title: 'My learning',
      coursePath: '/en/academy/{id}.html',
      catalogueLink: '/en/academy.html',
      ...config,
    },
    options,
  );

const open = (name: string) => press(screen.getByRole('tab', { name }));

describe('courses in progress', () => {
  test('have a meter with its words, and lead on', async () => {
    signIn();
    await show();
    const course = row('Desert Safety for Guides');
    const meter = course.getByRole('meter', { name: 'Desert Safety for Guides 45% done' });
    expect(meter).toHaveAttribute('aria-valuenow', '45');
    const link = course.getByRole('link', { name: 'Continue: Desert Safety for Guides' });
    expect(link).toHaveAttribute('href', '/en/academy/desert-safety.html');
    expect(row('Running Trips in Ramadan').getByRole('link', { name: /^Start/ })).toBeVisible();
    link.addEventListener('click', (event: Event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toMatchObject([
      { event: 'item_click', click_text: 'Desert Safety for Guides', position: 2 },
    ]);
  });

  test.each([
    [-5, '0', '0% done'],
    [150, '100', '100% done'],
    ['none', '0', '0% done'],
  ])('of which %s per cent are done show %s', async (percent, shown, words) => {
    signIn();
    answer('apiType=progress', { items: [{ courseId: 'c', title: 'Deserts', percent }] });
    await show();
    const meter = row('Deserts').getByRole('meter', { name: `Deserts ${words}` });
    expect(meter).toHaveAttribute('aria-valuenow', shown);
  });

  test('that are completed as the other answer says are in progress no more', async () => {
    signIn();
    answer('apiType=completed', { items: [{ courseId: 'desert-safety', title: 'Deserts', percent: 60 }] });
    await show();
    expect(screen.queryByRole('heading', { name: 'Desert Safety for Guides' })).toBeNull();
    await open('Completed');
    expect(row('Deserts').getByText('Completed')).toBeVisible();
    expect(row('Deserts').queryByRole('meter')).toBeNull();
  });

  test('name a course in a query where the address has no place for it', async () => {
    signIn();
    await show({ coursePath: '/en/course.html?from=portal#top' });
    const link = row('Desert Safety for Guides').getByRole('link');
    expect(link).toHaveAttribute('href', '/en/course.html?from=portal&courseId=desert-safety#top');
  });

  test('lead to the page of all courses where they have none of their own', async () => {
    signIn();
    await show({ coursePath: undefined });
    expect(row('Desert Safety for Guides').getByRole('link')).toHaveAttribute('href', '/en/academy.html');
  });

  test('are asked for anew as the visitor comes back to the tab', async () => {
    signIn();
    await show();
    learnedBy().courses = [{ courseId: 'desert-safety', percent: 70 }];
    await comeBack();
    expect(await screen.findByRole('meter', { name: /70% done/ })).toBeVisible();
  });

  test('say in Arabic, in the digits of the site, how much is done', async () => {
    signIn();
    await show({}, { language: 'ar', site: { userApi: services, numerals: 'arab' } });
    expect(screen.getByRole('meter', { name: /أُنجز ٤٥/ })).toBeVisible();
  });

  test('are none: the page of all courses is offered', async () => {
    signIn('u-sta-member');
    await show();
    expect(screen.getByText('You have no course in progress.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/en/academy.html');
  });
});

describe('completed courses', () => {
  test('come with their day and their certificate, the last first', async () => {
    signIn();
    await show();
    await open('Completed');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Using Our Pictures', 'Welcoming Every Guest']);
    const course = row('Using Our Pictures');
    expect(course.getByText('Completed on October 19, 2026')).toBeVisible();
    const link = course.getByRole('link', { name: 'Download certificate: Using Our Pictures' });
    expect(link).toHaveAttribute('href', '/documents/certificates/photo-licensing.pdf');
    expect(link).toHaveAttribute('download');
    fireEvent.click(link);
    expect(events).toMatchObject([
      { event: 'tab_click', click_text: 'Completed' },
      { event: 'download', click_text: 'Using Our Pictures' },
    ]);
  });

  test('name the certificate as its author does', async () => {
    signIn();
    await show({ tabs: ['completed'], certificateLabel: 'Keep it' });
    expect(screen.getByRole('link', { name: 'Keep it: Using Our Pictures' })).toBeVisible();
  });
});

describe('tabs', () => {
  test('stand in their author’s order, each once', async () => {
    signIn();
    await show({ tabs: ['badges', 'progress', 'badges'] });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Badges',
      'In progress',
    ]);
    expect(reports()).toEqual(expect.arrayContaining(['badges', 'progress']));
    expect(reports()).toHaveLength(2);
  });

  test('an anonymous visitor is asked to sign in', async () => {
    await show();
    expect(screen.getByText(/Sign in to see your courses/)).toBeVisible();
    expect(reports()).toEqual([]);
  });

  test('an author’s page asks nobody and shows all', async () => {
    await show({}, { cmsMode: 'author' });
    expect(screen.getByText('You have not completed a course yet.')).toBeVisible();
    expect(await screen.findByText('There is nobody in your team yet.')).toBeVisible();
    expect(origin.calls).toEqual([]);
  });
});
