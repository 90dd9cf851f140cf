import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '#origin/ask.ts';
import { users } from '#origin/data.ts';
import { press, showEntry, signInAs } from './enlist-page.ts';
import { endElsewhere, hearFromOtherTab } from './session/other-tab.ts';
import { callsOf, origin, setSession, stored } from './session/session-page.tsx';

/** Who may add, change and read the entry of a company (conventions), and what of it is found where. */

setSession();

let events: object[];
let said: unknown[];
beforeEach(() => {
  events = [];
  said = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  for (const method of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void said.push(...texts));
  localStorage.clear();
  sessionStorage.clear();
});

type Outcome = 'new entry' | 'changes' | 'read only' | 'none' | 'to choose' | 'gone' | 'sign-in';

const words: readonly (readonly [Outcome, RegExp])[] = [
  ['read only', /You can read this entry/],
  ['none', /Your company has no entry yet/],
  ['to choose', /Choose in the directory/],
  ['gone', /There is no such entry/],
  ['sign-in', /Sign in to add your company/],
];

function outcome(): Outcome | undefined {
  const told = words.find(([, text]) => screen.queryByText(text));
  if (told) return told[0];
  const name = screen.queryByLabelText<HTMLInputElement>(/Name in English/);
  return name ? (name.value ? 'changes' : 'new entry') : undefined;
}

const idOf = new Map(users.map(({ id, expectedRole }) => [expectedRole, id]));

/** By role: what stands there, on the page alone and on that of another company; and how often an entry was asked for. */
const table: readonly (readonly [role: string, own: Outcome, other: Outcome])[] = [
  ['STA_ADMIN', 'to choose', 'changes'],
  ['STA_CONTENT_MANAGER', 'none', 'read only'],
  ['STA_MEMBER', 'none', 'read only'],
  ['STA_CONTRIBUTOR', 'none', 'read only'],
  ['PARTNER_ADMIN', 'changes', 'read only'],
  ['PARTNER_CONTENT_MANAGER', 'read only', 'read only'],
  ['PARTNER_CONTRIBUTOR', 'read only', 'read only'],
  ['DEFAULT', 'new entry', 'gone'],
  ['ANONYMOUS', 'sign-in', 'sign-in'],
];

test('all roles are in the table', () => {
  expect(new Set(table.map(([role]) => role))).toEqual(new Set([...idOf.keys(), 'ANONYMOUS']));
});

describe.each(table)('%s', (role, own, other) => {
  // A business user of no company has no id that a directory would know.
  const id = role === 'DEFAULT' ? 'u-default' : idOf.get(role);
  const asked = role === 'ANONYMOUS' ? 0 : 1;

  test(`without an address: ${own}`, async () => {
    if (id) signInAs(id);
    await showEntry();
    expect(outcome()).toBe(own);
    expect(callsOf('P2')).toHaveLength(role === 'DEFAULT' ? 0 : asked);
    expect(callsOf('P1')).toHaveLength(0);
  });

  test(`at another company’s: ${other}`, async () => {
    if (id) signInAs(id);
    await showEntry({}, { query: '?companyId=P-1002' });
    expect(outcome()).toBe(other);
    expect(callsOf('P2')).toHaveLength(asked);
  });

  test('on a page of consumers: nothing, and nothing is asked', async () => {
    if (id) signInAs(id);
    const { element } = await showEntry({}, { mode: 'B2C' });
    expect(element.querySelector(':scope > [data-widget-root]')).toBeNull();
    expect(callsOf('P2')).toEqual([]);
  });
});

describe('a text of the entry', () => {
  const canary = 'Kestrel';
  const everywhere = () =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      JSON.stringify(events),
      said.map(String).join(),
    ].join('\n');

  beforeEach(async () => {
    await ask(origin, '/api/users/businessProfiles/v1/partner/P-1001', {
      as: 'u-partner-admin',
      method: 'PUT',
      body: { address: canary, status: 'unpublished' },
    });
    origin.calls.length = 0;
  });

  test('is found nowhere before it is known who the visitor is', async () => {
    signInAs('u-partner-admin');
    origin.switches.slow = 400;
    await showEntry();
    expect(everywhere()).not.toContain(canary);
  });

  test.each(['u-partner-content', 'u-default', ''])('is found nowhere for %j', async (id) => {
    if (id) signInAs(id);
    await showEntry({}, { query: '?companyId=P-1001' });
    expect(everywhere()).not.toContain(canary);
  });

  test('is shown to its administrator, and found nowhere after signing out', async () => {
    signInAs('u-partner-admin');
    await showEntry({ steps: ['company', 'location', 'review'] });
    await press('Continue');
    expect(everywhere()).toContain(canary);
    await press('Save draft');
    localStorage.clear();
    await endElsewhere('signed-out');
    expect(everywhere()).not.toContain(canary);
    expect(stored().session).toEqual([]);
  });

  test('stays with its administrator while the session is lost, and goes when another one signs in', async () => {
    signInAs('u-partner-admin');
    await showEntry({ steps: ['company', 'location', 'review'] });
    await press('Continue');
    await endElsewhere('expired');
    expect(screen.getByText(/Your session has ended/)).toBeVisible();
    expect(everywhere()).toContain(canary);
    signInAs('u-partner-content');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-partner-content' });
    expect(everywhere()).not.toContain(canary);
  });
});
