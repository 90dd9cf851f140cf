import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { recordKeptFiles } from '#testing/kept-files.ts';
import {
  answer,
  failCalls,
  events,
  press,
  reports,
  setLearning,
  showOnPortal,
  signIn,
} from '#testing/learning-page.ts';
import { endElsewhere } from '#testing/session/other-tab.ts';
import { origin } from '#testing/session/session-page.tsx';

setLearning();

const canary = 'Canary-7c1d';

const people = [
  { memberId: 'm1', name: `Amal ${canary}`, percent: 150, completed: 3, lastActive: '2026-11-01' },
  { memberId: 'm2', name: 'Badr', percent: -5, completed: 10 },
  { memberId: 'm3', name: '=Zaid', percent: 40, completed: 1, lastActive: 'yesterday' },
];

beforeEach(() => {
  history.replaceState(null, '', '/');
});

const show = (config: object = {}) =>
  showOnPortal('elearning-dashboard', { title: 'My learning', ...config });

const openTeam = () => press(screen.getByRole('tab', { name: 'Team' }));

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('who sees the team', () => {
  const roles = [...new Map(users.map(({ id, mode, expectedRole }) => [expectedRole, { id, mode }]))];
  const may = ['PARTNER_ADMIN', 'STA_ADMIN', 'STA_CONTENT_MANAGER'];

  test.each(roles)('%s', async (role, { id }) => {
    signIn(id);
    await show();
    const tab = screen.queryByRole('tab', { name: 'Team' });
    expect(tab !== null).toBe(may.includes(role));
    expect(reports()).not.toContain('members');
    if (!tab) return;
    await press(tab);
    expect(reports().filter((report) => report === 'members')).toHaveLength(1);
  });

  test('is decided by the author', async () => {
    signIn('u-partner-contributor');
    await show({ teamRoles: ['PARTNER_CONTRIBUTOR'] });
    expect(screen.getByRole('tab', { name: 'Team' })).toBeVisible();
  });

  test('is nobody where the author names no role', async () => {
    signIn();
    await show({ teamRoles: [] });
    expect(screen.getByRole('tab', { name: 'Badges' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Team' })).toBeNull();
  });

  test('another role reads on a page of the team alone that it has no access, and nobody is asked', async () => {
    signIn('u-partner-contributor');
    await show({ tabs: ['team'] });
    expect(await screen.findByText(/your role does not include this page/)).toBeVisible();
    expect(reports()).toEqual([]);
  });

  test('the service decides: who is refused reads it', async () => {
    signIn('u-partner-contributor');
    await show({ tabs: ['team'], teamRoles: ['PARTNER_CONTRIBUTOR'] });
    expect(await screen.findByText(/your role does not include this page/)).toBeVisible();
    expect(reports()).toEqual(['members']);
  });
});

describe('the table', () => {
  beforeEach(() => {
    signIn();
    answer('apiType=members', { items: people });
  });

  test('has a row for each, with a share from 0 to 100 and a dash for what is not known', async () => {
    await show();
    await openTeam();
    const table = await screen.findByRole('table', { name: 'What your team has learned' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/100%.*3.*Nov 1, 2026/);
    expect(second).toHaveTextContent(/0%.*10.*No value/);
  });

  test('is sorted by its head', async () => {
    await show();
    await openTeam();
    await press(await screen.findByRole('button', { name: 'Progress' }));
    expect(names()).toEqual(['Badr', '=Zaid', `Amal ${canary}`]);
    await press(screen.getByRole('button', { name: 'Progress' }));
    expect(names()).toEqual([`Amal ${canary}`, '=Zaid', 'Badr']);
    expect(screen.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('finds people by their names, and says how many', async () => {
    await show();
    await openTeam();
    const field = await screen.findByRole('searchbox', { name: 'Search the team' });
    fireEvent.change(field, { target: { value: 'bad' } });
    expect(names()).toEqual(['Badr']);
    expect(screen.getByText('1 person')).toBeVisible();
    fireEvent.change(field, { target: { value: 'nobody' } });
    expect(screen.getByText('There is nobody called nobody in your team.')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Clear the search' }));
    expect(names()).toHaveLength(3);
  });

  test('is kept as a CSV file, in which no name is a formula', async () => {
    await show();
    await openTeam();
    const kept = recordKeptFiles();
    await press(await screen.findByRole('button', { name: 'Download as CSV' }));
    const [file] = await kept();
    expect(file?.name).toBe('What your team has learned.csv');
    expect(file?.text).toContain('Name,Progress,Courses completed,Last active');
    expect(file?.text).toContain(`Amal ${canary},100,3,2026-11-01`);
    expect(file?.text).not.toMatch(/^=Zaid/m);
    expect(events).toMatchObject([{ event: 'tab_click' }, { event: 'download', count: 3 }]);
  });
});

test('a name stands on the page alone, and not when the session is over', async () => {
  const told: unknown[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...values) => void told.push(...values));
  signIn();
  answer('apiType=members', { items: people });
  const { element } = await show();
  expect(element.innerHTML).not.toContain(canary);
  await openTeam();
  const field = await screen.findByRole('searchbox', { name: 'Search the team' });
  fireEvent.change(field, { target: { value: canary } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.blur(field);
  await press(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual([`Amal ${canary}`]);
  const elsewhere = () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      events,
      told.map(String),
      origin.calls.map(({ request }) => request.url),
    ]);
  expect(elsewhere()).not.toContain(canary);
  await endElsewhere('expired');
  await waitFor(() => expect(document.documentElement.innerHTML).not.toContain(canary));
  expect(elsewhere()).not.toContain(canary);
});

describe('a report that fails', () => {
  test.each([
    ['progress', 'In progress'],
    ['completed', 'Completed'],
    ['badges', 'Badges'],
    ['members', 'Team'],
  ])('%s says so alone, and is asked for again', async (report, name) => {
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(`apiType=${report}`, {}, 500);
    await show();
    if (name !== 'In progress') await press(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    expect(await within(panel).findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
    vi.restoreAllMocks();
    await press(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
    expect(within(panel).getAllByRole(report === 'members' ? 'row' : 'listitem').length).toBeGreaterThan(1);
  });

  test('of a visitor without a connection says that', async () => {
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failCalls('apiType=badges');
    await show({ tabs: ['badges'] });
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });
});

test('a place stands there until an answer comes', async () => {
  signIn();
  origin.switches.slow = 300;
  const { element } = await show();
  expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('meter', { name: /Desert Safety/ })).toBeVisible();
});
