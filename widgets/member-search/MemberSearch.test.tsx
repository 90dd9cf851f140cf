import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { furtherMembers } from '#origin/handlers/members.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

async function show(config: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget(
    'member-search',
    { title: 'Your team', ...config },
    { mode: 'B2B', site: { userApi: services }, path: 'team.html', ...options },
  );
  await waitFor(() => expect(rendered.element.querySelector('[aria-busy="true"]')).toBeNull());
  await settle();
  return rendered;
}

const asked = () => callsOf('M1').map(({ url }) => Object.fromEntries(new URL(url).searchParams));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name: RegExp(name) }).closest('tr')!);
const field = () => screen.getByRole('searchbox', { name: 'Search by name or mail address' });
const query = () => new URLSearchParams(location.search);

const person = (number: number, fields: object = {}) => ({
  id: `X-${number}`,
  companyId: 'P-1001',
  firstName: `Person`,
  lastName: `Number ${number}`,
  email: `person.${number}@example.org`,
  role: 'PARTNER_CONTRIBUTOR',
  status: 'active',
  lastLogin: '2026-11-01T08:00:00+03:00',
  ...fields,
});

describe('the list', () => {
  test('has the first page of people with their roles, status and last sign-in, and says how many there are', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(screen.getByRole('table', { name: 'People and their roles' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('27 people');
    expect(names()).toHaveLength(20);
    const dalal = rowOf('Dalal Hadal');
    expect(dalal.getByText('No role yet')).toBeVisible();
    expect(dalal.getByText('Suspended')).toBeVisible();
    expect(dalal.getByText('Jul 11, 2026')).toBeVisible();
    expect(rowOf('Fahda Ghamrah').getByText('No value')).toBeInTheDocument();
    expect(asked()).toEqual([{ page: '1', size: '20' }]);
  });

  test('has names of eight scripts, each in its own direction, and mail addresses from left to right', async () => {
    signInAs('u-partner-admin');
    await show({ pageSize: 30 }, { language: 'ar' });
    for (const name of [
      'حاتم قصاب',
      '雅婷 沙赫利',
      'ジャワード シャマル',
      'Халуд Тамима',
      '라얀 사흘리',
      'माजिद शमाल',
      'Ναουάλ Ταμίμα',
      'Zoë Núñez-Öztürk',
    ])
      expect(screen.getByText(name)).toHaveAttribute('dir', 'auto');
    const mail = screen.getByRole('link', { name: 'abeer.nuwayri.1@example.org' });
    expect(mail).toHaveAttribute('href', 'mailto:abeer.nuwayri.1@example.org');
    expect(mail.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  });

  test('marks the visitor’s own row', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(screen.getAllByText('You')).toHaveLength(1);
    expect(rowOf('Huda').getByText('You')).toBeVisible();
  });

  test('shows a role and a status that nobody knows as they are', async () => {
    signInAs('u-partner-admin');
    furtherMembers(origin).push(person(1, { role: 'AUDITOR', status: 'on leave' }));
    await show({ pageSize: 100 });
    expect(rowOf('Number 1').getByText('AUDITOR')).toBeVisible();
    expect(rowOf('Number 1').getByText('on leave')).toBeVisible();
  });

  test('of ten thousand people is turned page by page, of which the service has the order', async () => {
    signInAs('u-partner-admin');
    furtherMembers(origin).push(...Array.from({ length: 9973 }, (_, index) => person(index)));
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('10,000 people');
    await userEvent.click(await screen.findByRole('link', { name: 'Page 500' }));
    await waitFor(() => expect(names().at(-1)).toBe('Person Number 9972'));
    expect(names()).toHaveLength(20);
    expect(query().get('page')).toBe('500');
    await userEvent.click(screen.getByRole('button', { name: 'Mail address' }));
    await waitFor(() => expect(names()[0]).toBe('Abeer Nuwayri'));
    await userEvent.click(screen.getByRole('button', { name: 'Mail address' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '20', sort: '-email' }));
    expect(query().toString()).toBe('sort=-email');
  });

  test('comes with a shared address; a page beyond the last is the last', async () => {
    signInAs('u-partner-admin');
    await show({}, { path: '/en/team.html?f.status=invited&sort=-name&page=9' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 people'));
    expect(names()[0]).toBe('Халуд Тамима');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('invited');
    expect(query().has('page')).toBe(false);
  });

  test('shows the columns that its author wants, and an invitation', async () => {
    signInAs('u-partner-admin');
    await show({ columns: ['email', 'role'], roleFilter: false, inviteLink: '/en/invite.html' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Mail address', 'Role']);
    expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Invite somebody' })).toHaveAttribute('href', '/en/invite.html');
  });
});

describe('the search', () => {
  test('asks once, 300 ms after the last key, for what was typed, from the first page', async () => {
    signInAs('u-partner-admin');
    await show({}, { path: '/en/team.html?page=2' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['d', 'da', 'dalal', 'dalal h'])
      fireEvent.change(field(), { target: { value: text } });
    act(() => void vi.advanceTimersByTime(299));
    const before = events.length;
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect([before, events.length]).toEqual([0, 1]);
    await waitFor(() => expect(names()).toEqual(['Dalal Hadal']));
    expect(asked().slice(1)).toEqual([{ q: 'dalal h', page: '1', size: '20' }]);
    expect(screen.getByRole('status')).toHaveTextContent('1 person');
  });

  test('drops an answer that comes after a newer question', async () => {
    signInAs('u-partner-admin');
    await show();
    origin.switches.slow = 400;
    await userEvent.type(field(), 'abeer');
    await waitFor(() => expect(callsOf('M1')).toHaveLength(2));
    origin.switches.slow = 0;
    await userEvent.clear(field());
    await userEvent.type(field(), 'dalal');
    await waitFor(() => expect(names()).toEqual(['Dalal Hadal']));
    expect(callsOf('M1')[1]?.signal.aborted).toBe(true);
  });

  test('takes letters of any script and whole mail addresses', async () => {
    signInAs('u-partner-admin');
    await show();
    await userEvent.type(field(), 'ジャワード');
    await waitFor(() => expect(names()).toEqual(['ジャワード シャマル']));
    await userEvent.clear(field());
    await userEvent.type(field(), 'dalal.hadal.3@example');
    await waitFor(() => expect(names()).toHaveLength(20));
    await userEvent.type(field(), '.org');
    await waitFor(() => expect(names()).toEqual(['Dalal Hadal']));
    expect(asked().map(({ q }) => q)).toEqual([undefined, 'ジャワード', 'dalal.hadal.3@example.org']);
  });

  test.each(['50% off', 'a, b', '<b>x</b> 7'])(
    'says at the field that %j is none, and asks nobody',
    async (text) => {
      signInAs('u-partner-admin');
      await show();
      fireEvent.change(field(), { target: { value: text } });
      await waitFor(() => expect(field()).toBeInvalid());
      expect(field()).toHaveAccessibleDescription('Type letters and spaces, or a whole mail address.');
      expect(asked()).toHaveLength(1);
      expect(names()).toHaveLength(20);
    },
  );

  test('says so of half a mail address once the field is left', async () => {
    signInAs('u-partner-admin');
    await show();
    await userEvent.type(field(), 'dalal.hadal');
    await settle();
    expect(field()).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field()).toBeInvalid());
  });

  test('takes a hundred characters', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(field()).toHaveAttribute('maxlength', '100');
    fireEvent.change(field(), { target: { value: 'a'.repeat(120) } });
    await waitFor(() => expect(asked().at(-1)?.['q']).toBe('a'.repeat(100)));
  });

  test('that nobody fits can be cleared together with the filters, and the field takes the focus', async () => {
    signInAs('u-partner-admin');
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await userEvent.type(field(), 'dalal');
    expect(await screen.findByText('Nobody fits what you are looking for.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });
});

describe('the filters', () => {
  test('by role and status stand in the address, and Back undoes them', async () => {
    signInAs('u-partner-admin');
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Content manager');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Invited');
    await waitFor(() => expect(names()).toEqual(['Халуд Тамима', 'Faisal Shamal']));
    expect(query().toString()).toBe('f.role=PARTNER_CONTENT_MANAGER&f.status=invited');
    expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([
      ['filter_change', 'role: PARTNER_CONTENT_MANAGER'],
      ['filter_change', 'status: invited'],
    ]);
    history.back();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(''));
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
  });

  test('have the roles of the authority for its administrator alone', async () => {
    signInAs('u-sta-admin');
    await show();
    const roles = within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole('option');
    expect(roles).toHaveLength(9);
  });
});

test('nothing of people is in storage, the address or the data layer after a search; only its length is reported', async () => {
  signInAs('u-partner-admin');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  furtherMembers(origin).push(
    person(1, { firstName: 'Canary', lastName: 'Yellowtail', email: 'yellowtail@example.org' }),
  );
  await show();
  await userEvent.type(field(), 'yellowtail@example.org');
  await waitFor(() => expect(names()).toEqual(['Canary Yellowtail']));
  const link = screen.getByRole('link', { name: 'yellowtail@example.org' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  const everything = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, events];
  expect(JSON.stringify(everything)).not.toMatch(/yellowtail/i);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/yellowtail/i);
  expect(events).toEqual([
    expect.objectContaining({
      event: 'search_submit',
      click_text: '',
      count: 'yellowtail@example.org'.length,
    }),
  ]);
});

test('a role that its author does not allow reads that it has no access, and nobody is asked', async () => {
  signInAs('u-partner-admin');
  await show({ allowedRoles: ['STA_ADMIN'] });
  expect(await screen.findByText(/your role does not include this page/)).toBeVisible();
  expect(callsOf('M1')).toEqual([]);
});

test('without a sign-on service nobody is asked, and authors read what is missing', async () => {
  await show({}, { cmsMode: 'author', site: { userApi: { ...services, ssidDomain: '' } } });
  expect(screen.getByText(/userApi.ssidDomain is missing/)).toBeVisible();
  expect(screen.getByText('Nobody is listed for your company yet.')).toBeVisible();
  expect(origin.calls).toEqual([]);
});

test('rows that have not come are asked for again', async () => {
  signInAs('u-partner-admin');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin.switches.fail = ['M1:500'];
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be shown at the moment');
  origin.switches.fail = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(20));
});

test('whom the service refuses reads that the role does not include it', async () => {
  signInAs('u-partner-admin');
  origin.switches.fail = ['M1:403'];
  await show();
  expect(await screen.findByText(/your role does not include this page/)).toBeVisible();
  expect(callsOf('M1')).toHaveLength(1);
});
