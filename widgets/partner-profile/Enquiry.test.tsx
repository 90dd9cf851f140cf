import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { partnerChanges } from '#origin/directory.ts';
import { users } from '#origin/data.ts';
import { readValue } from '#src/schema/read.ts';
import { partnerEntry } from '#src/partners/partner.schema.ts';
import { toUser } from '#src/api/user.ts';
import { can, roleOf } from '#src/session/role.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { maySee } from './may-see.ts';

setSession();

let events: object[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  sessionStorage.clear();
  signIn('u-partner-content');
});

const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

async function show(companyId: string, config: object = {}, options: PageOptions = {}) {
  await renderWidget(
    'partner-profile',
    { contactUrl: '/own/submit', ...config },
    {
      mode: 'B2B',
      site: { userApi: services },
      path: `partner-tools/partner-profile.html?companyId=${companyId}`,
      ...options,
    },
  );
  await settle();
}

const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const unpublish = (companyId: string, status: 'unpublished' | 'draft' | 'submitted' = 'unpublished') =>
  partnerChanges(origin).set(companyId, { status, fields: {}, updated: '2026-11-01T10:00:00Z' });

describe('the form that writes to a company', () => {
  test('knows the visitor, and sends what was written with the company’s identifier', async () => {
    await show('P-1002');
    await userEvent.type(await message(), 'Do you have rooms in May?');
    expect(screen.getByRole('heading', { name: 'Write to Nuzul Al-Athl' })).toBeVisible();
    await send();
    expect(await screen.findByText('The business will answer you by e-mail.')).toBeVisible();
    expect(screen.getByText(/^F-/)).toBeVisible();
    const [call] = callsOf('submit');
    const user = users.find(({ id }) => id === 'u-partner-content')!.profile;
    expect(await call!.json()).toMatchObject({
      companyId: 'P-1002',
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      message: 'Do you have rooms in May?',
      lang: 'en',
      page: '/partner-tools/partner-profile.html',
    });
    expect(events).toContainEqual(expect.objectContaining({ event: 'form_submit', click_text: 'P-1002' }));
    expect(JSON.stringify(events)).not.toMatch(/rooms in May|@/);
  });

  test('without a message is not sent: the summary takes the focus', async () => {
    await show('P-1003');
    await message();
    await send();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(callsOf('submit')).toEqual([]);
  });

  test('that could not be sent keeps what was written', async () => {
    origin.switches.fail = ['submit:500'];
    await show('P-1004');
    await userEvent.type(await message(), 'Rooms?');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await message()).toHaveValue('Rooms?');
  });

  test.each([{ contactForm: false }, { contactUrl: '' }, { contactUrl: 'https://elsewhere.example.net/' }])(
    'is not there with %o',
    async (config) => {
      vi.spyOn(console, 'error').mockReturnValue();
      await show('P-1005', config);
      await screen.findByRole('heading', { name: 'Contact' });
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

describe('a session that is lost', () => {
  test('leaves the company and what was written below an alert, and no link that edits', async () => {
    signIn('u-partner-admin');
    await show('P-1001', { editPath: '/en/edit' });
    await userEvent.type(await message(), 'Rooms?');
    expect(screen.getByRole('link', { name: 'Edit this entry' })).toBeVisible();
    // Another tab loses the session: the service refuses the token.
    document.cookie = 'ssid-access-token=demo-nobody; path=/';
    origin.switches.fail = ['submit:401'];
    await send();
    await settle();
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Samt Najd Trails' })).toBeVisible();
    expect(await message()).toHaveValue('Rooms?');
    expect(screen.queryByRole('link', { name: 'Edit this entry' })).toBeNull();
  });
});

describe('an entry that is not published', () => {
  test('is not found by another company', async () => {
    unpublish('P-1002');
    await show('P-1002');
    expect(await screen.findByText(/We cannot find this business/)).toBeVisible();
  });

  test.each([
    ['draft', /is a draft/],
    ['submitted', /is being reviewed/],
    ['unpublished', /is not published/],
  ] as const)('as %s says so to its own company', async (status, words) => {
    unpublish('P-1011', status);
    await show('P-1011');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Marsa Azraq Divers' })).toBeVisible();
  });

  test.each(users.map(({ id, expectedRole, profile }) => [id, expectedRole, profile] as const))(
    'is shown to %s (%s) only where it may be, also if the service sent it',
    (_, role, profile) => {
      const user = toUser(profile) ?? null;
      const known = roleOf(user, 'Saudi Tourism Authority');
      const visitor = { user, role: known, isPending: false, can: (needed?: string) => can(known, needed) };
      const entry = readValue(partnerEntry, { companyId: 'P-1001', status: 'draft' });
      expect(maySee(entry, visitor)).toBe(role.startsWith('STA_') || profile.company?.companyId === 'P-1001');
    },
  );
});

describe('its author', () => {
  const author = { cmsMode: 'author' } as const;

  test.each([
    [{}, /names as \?companyId=/],
    [{ idFrom: 'path' }, /before \.html/],
    [{ idFrom: 'own' }, /own business/],
    [{ contactUrl: '' }, /needs an address to send to/],
  ])(
    'with %o reads what it shows, and sees a sample; nothing is asked of a service',
    async (config, words) => {
      await show('P-1001', config, author);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Sample business' })).toBeVisible();
      expect(origin.calls).toEqual([]);
    },
  );

  test('is told where the site names no service', async () => {
    await show('P-1001', {}, { ...author, site: {} });
    expect(await screen.findByText(/Without userApi\.ssidDomain/)).toBeVisible();
  });
});
