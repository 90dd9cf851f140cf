import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { answer, events, reports, setLearning, showOnPortal, signIn } from './learning-page.ts';
import { endElsewhere } from './session/other-tab.ts';
import { callsOf, origin } from './session/session-page.tsx';

/** Who may see what of learning (conventions): each role, and nobody; what goes out, and what is found when a session is over. */

setLearning();

const roles = [...new Map(users.map(({ id, mode, expectedRole }) => [expectedRole, { id, mode }]))];

const own = ['badges', 'completed', 'progress'];

const canary = 'Canary-19fe';

test('there are eight roles', () => {
  expect(roles).toHaveLength(8);
});

describe.each(roles)('%s', (_, { id, mode }) => {
  const isBusiness = mode === 'B2B';

  test('reads what has been learned, if it is a business user’s account', async () => {
    signIn(id);
    const { element } = await showOnPortal('elearning-dashboard', { title: 'Learning' });
    await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryAllByText(/does not include this page/).length > 0).toBe(!isBusiness);
    expect(reports().toSorted()).toEqual(own);
  });

  test('reads its path, if it is a business user’s account', async () => {
    signIn(id);
    const { element } = await showOnPortal('learning-path', { title: 'Path', pathId: 'p-guide' });
    await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(/does not include this page/) !== null).toBe(!isBusiness);
    expect(screen.queryByRole('heading', { name: 'Guide Path' }) !== null).toBe(isBusiness);
    expect(callsOf('E2')).toHaveLength(1);
  });
});

describe.each(['elearning-dashboard', 'learning-path'])('%s', (widget) => {
  test('asks nobody for an anonymous visitor, nor for one whose session has been lost before', async () => {
    signIn('gone');
    await showOnPortal(widget, { title: 'Learning' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect([...callsOf('E1'), ...callsOf('E2')]).toEqual([]);
  });

  test('is mounted on no page of consumers', async () => {
    signIn();
    const { element } = await showOnPortal(widget, { title: 'Learning' }, { mode: 'B2C' });
    expect(element.dataset['status']).toBe('skipped');
    expect([...callsOf('E1'), ...callsOf('E2')]).toEqual([]);
  });

  test.each(['expired', 'signed-out'] as const)(
    'has nothing of what was protected when the session is %s',
    async (reason) => {
      const told: string[] = [];
      for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
        vi.spyOn(console, level).mockImplementation(
          (...values) => void told.push(values.map(String).join(' ')),
        );
      const course = { courseId: 'c', title: canary, percent: 50, certificate: `/${canary}.pdf` };
      answer('/bin/users/elearning/', {
        items: [{ ...course, badgeId: 'b', criteria: canary }],
        paths: [{ id: 'p', title: canary, steps: [{ id: 's', title: canary, url: `/${canary}` }] }],
      });
      const everywhere = () =>
        JSON.stringify([
          document.documentElement.outerHTML,
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          location.href,
          events,
          told,
          origin.calls.map(({ request }) => request.url),
        ]);
      expect(everywhere()).not.toContain(canary);
      signIn();
      await showOnPortal(widget, { title: 'Learning' });
      expect(await screen.findAllByText(canary)).not.toEqual([]);
      expect(everywhere()).toContain(canary);
      await endElsewhere(reason);
      await waitFor(() => expect(everywhere()).not.toContain(canary));
    },
  );
});
