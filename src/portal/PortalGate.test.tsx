import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '#src/session/end-session.ts';
import { askUserAgain } from '#src/session/queries.ts';
import { useUser } from '#src/session/useUser.ts';
import { origin, services, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import type { Audience } from './access.ts';
import { PortalGate } from './PortalGate.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});

function Content() {
  const [text, setText] = useState('');
  const { user } = useUser();
  return (
    <>
      <h3>Book a table</h3>
      <label>
        <span>Wish</span>
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output>{user?.firstName ?? 'nobody'}</output>
    </>
  );
}

const signedInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** A page of the portal with the gate on it. */
async function show(audience?: Audience, marks = {}, site: object = { userApi: services }) {
  const here = sessionPage({ mode: 'B2B', ...marks }, { site });
  here.show(
    <PortalGate {...(audience && { audience })} signInText="Sign in to book.">
      <Content />
    </PortalGate>,
  );
  await settle();
  return here;
}

const wish = () => screen.getByLabelText<HTMLInputElement>('Wish');

test('an anonymous visitor is asked to sign in, and comes back to this page', async () => {
  await show();
  expect(screen.getByText('Sign in to book.')).toBeVisible();
  expect(screen.queryByLabelText('Wish')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await settle();
  expect(decodeURIComponent(document.cookie)).toContain('/en/home.html');
});

test('nothing but a place for the content stands there until it is known who the visitor is', async () => {
  signedInAs('u-partner-admin');
  const here = sessionPage({ mode: 'B2B' });
  here.show(
    <PortalGate signInText="Sign in to book." skeleton={<p aria-busy="true">Waiting</p>}>
      <Content />
    </PortalGate>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(screen.queryByText('Sign in to book.')).toBeNull();
  await settle();
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(wish()).toBeVisible();
});

test.each([
  ['u-partner-contributor', { roles: ['PARTNER_ADMIN', 'STA_ADMIN'] }, /your role does not include/],
  ['u-default', { roles: ['PARTNER_ADMIN'] }, /your account does not include/],
  ['u-partner-admin', { mode: 'B2C' } as const, /your role does not include/],
  ['u-partner-admin', { roles: ['PARTNER_ADMIN', 'STA_ADMIN'] }, undefined],
  ['u-partner-contributor', { roles: ['manageAndUploadAssets'] }, undefined],
  ['u-default', { mode: 'B2B' } as const, undefined],
])('%s of the audience %o reads %s', async (id, audience, words) => {
  signedInAs(id);
  await show(audience);
  if (words) expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByLabelText('Wish') !== null).toBe(words === undefined);
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

describe('a session that is lost', () => {
  test('leaves what was typed below an alert, whose link signs in in a new window', async () => {
    signedInAs('u-partner-admin');
    const { client } = await show();
    fireEvent.change(wish(), { target: { value: 'By the window' } });
    act(() => endSession(client, 'expired'));
    await settle();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(wish()).toHaveValue('By the window');
    expect(screen.getByText('nobody')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Sign in to book.')).toBeNull();
  });

  test('goes on where it was when the same visitor signs in again', async () => {
    signedInAs('u-partner-admin');
    const { client } = await show();
    fireEvent.change(wish(), { target: { value: 'By the window' } });
    act(() => endSession(client, 'expired'));
    await settle();
    signedInAs('u-partner-admin');
    await act(() => askUserAgain(client));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(wish()).toHaveValue('By the window');
    expect(screen.getByText('Huda')).toBeVisible();
  });

  test('shows another visitor who signs in nothing of what was typed', async () => {
    signedInAs('u-partner-admin');
    const { client } = await show();
    fireEvent.change(wish(), { target: { value: 'By the window' } });
    act(() => endSession(client, 'expired'));
    signedInAs('u-sta-content');
    await act(() => askUserAgain(client));
    expect(wish()).toHaveValue('');
    expect(screen.getByText('Faris')).toBeVisible();
  });

  test('by signing out leaves nothing, and asks to sign in', async () => {
    signedInAs('u-partner-admin');
    const { client } = await show();
    act(() => endSession(client, 'signed-out'));
    await settle();
    expect(screen.queryByLabelText('Wish')).toBeNull();
    expect(screen.getByText('Sign in to book.')).toBeVisible();
  });
});

describe('the focus', () => {
  const signInLater = async (client: Parameters<typeof askUserAgain>[0]) => {
    signedInAs('u-partner-admin');
    await act(() => askUserAgain(client));
  };

  test('goes to the first heading of what the visitor’s press has opened', async () => {
    const { client } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await signInLater(client);
    expect(screen.getByRole('heading', { name: 'Book a table' })).toHaveFocus();
  });

  test('stays where it is when the gate opens by itself', async () => {
    const { client } = await show();
    await signInLater(client);
    expect(wish()).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

test('an author sees the content, and nobody is asked who the author is', async () => {
  await show({ roles: ['STA_ADMIN'] }, { cmsMode: 'author' });
  expect(wish()).toBeVisible();
  expect(origin.calls).toEqual([]);
});
