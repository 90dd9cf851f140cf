import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { endSession } from '#src/session/end-session.ts';
import { ask } from '#origin/ask.ts';
import { callsOf, origin, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import { useRegistration, useRegistrations } from './useRegistrations.ts';
import { useRegistrationChange, type RegistrationChange } from './useRegistrationChange.ts';

setSession();

const eventId = 'japan-webinar-2026';
const other = 'riyadh-trade-days-2026';
const path = '/bin/users/user-profile/events/registrations/status';

/** Why the last change was refused. */
let refusal: unknown;

beforeEach(() => {
  refusal = undefined;
  origin.now = () => new Date('2026-11-20T12:00:00+03:00');
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
});

function One({ id, label }: { readonly id: string; readonly label: string }) {
  const { registration, error, again } = useRegistration(id);
  return (
    <>
      <p role="note" aria-label={label}>
        {registration === null ? 'gone' : registration ? `${registration.status} ${registration.seats}` : '–'}
      </p>
      {registration?.event && <p aria-label={`${label} left`}>{registration.event.remaining}</p>}
      {error && <button onClick={again}>{`Again ${label}`}</button>}
    </>
  );
}

function All() {
  const { items, error, again } = useRegistrations();
  return (
    <>
      <p role="note" aria-label="all">
        {items?.map((item) => `${item.eventId} ${item.status}`).join(', ')}
      </p>
      {error && <button onClick={again}>Again all</button>}
    </>
  );
}

function Change(change: RegistrationChange) {
  const send = useRegistrationChange();
  return (
    <button
      onClick={() =>
        void send(change).catch((reason: unknown) => {
          refusal = reason;
        })
      }
    >
      {change.action}
    </button>
  );
}

const noted = (name: string) => screen.getByRole('note', { name }).textContent;
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const asked = () => callsOf('Q2').map(({ method, url }) => `${method} ${new URL(url).search}`);
/** Somebody else of the same company, or this visitor in another browser. */
const elsewhere = (body: Record<string, unknown>, as = 'u-partner-admin') =>
  ask(origin, path, { as, method: 'POST', body });

async function show(children: React.ReactNode, marks = {}) {
  const here = sessionPage({ mode: 'B2B', ...marks });
  here.show(children);
  await settle();
  return here;
}

test('a widget alone asks for its event; two of the same event ask once', async () => {
  await show(
    <>
      <One id={eventId} label="first" />
      <One id={eventId} label="second" />
    </>,
  );
  expect(noted('first')).toBe('none 0');
  expect(noted('second')).toBe('none 0');
  expect(asked()).toEqual([`GET ?eventId=${eventId}`]);
});

test('beside a list that names the event nothing more is asked', async () => {
  await show(
    <>
      <All />
      <One id={other} label="one" />
    </>,
  );
  expect(noted('one')).toBe('registered 2');
  expect(asked()).toEqual(['GET ']);
});

test('of an event that the list does not name the seats are asked for', async () => {
  await show(
    <>
      <All />
      <One id={eventId} label="one" />
    </>,
  );
  expect(screen.getByLabelText('one left')).toHaveTextContent('61');
  expect(asked()).toEqual(['GET ', `GET ?eventId=${eventId}`]);
});

test('an event that the service does not know is gone; without an id nothing is asked', async () => {
  await show(
    <>
      <One id="nothing" label="one" />
      <One id="" label="none" />
    </>,
  );
  expect(noted('one')).toBe('gone');
  expect(noted('none')).toBe('–');
  expect(asked()).toHaveLength(1);
});

test.each([
  ['an anonymous visitor', {}, false],
  ['an author', { cmsMode: 'author' as const }, true],
])('nobody is asked for %s', async (_case, marks, isSignedIn) => {
  if (!isSignedIn) document.cookie = 'ssid-access-token=; max-age=0; path=/';
  await show(<One id={eventId} label="one" />, marks);
  expect(asked()).toEqual([]);
});

test('a change is sent once however often it is asked for, and every widget of the page shows it', async () => {
  await show(
    <>
      <All />
      <One id={eventId} label="one" />
      <Change eventId={eventId} action="register" seats={2} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'register' });
  fireEvent.click(button);
  fireEvent.click(button);
  await settle();
  expect(noted('one')).toBe('registered 2');
  expect(screen.getByLabelText('one left')).toHaveTextContent('59');
  expect(noted('all')).toContain(`${eventId} registered`);
  expect(asked().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(asked().filter((call) => call.startsWith('GET'))).toHaveLength(2);
});

test('what another tab has changed is known when the visitor comes back', async () => {
  await show(<One id={eventId} label="one" />);
  await elsewhere({ eventId, action: 'register', seats: 1 });
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(noted('one')).toBe('registered 1');
});

test('a refusal says why, and the page shows the registration that came with it', async () => {
  await show(
    <>
      <One id={eventId} label="one" />
      <Change eventId={eventId} action="register" seats={1} />
    </>,
  );
  await elsewhere({ eventId, action: 'register', seats: 3 });
  await press('register');
  await vi.waitFor(() => expect(refusal).toBeInstanceOf(ApiError));
  expect(refusal).toMatchObject({ status: 409, error: 'changed' });
  await settle();
  expect(noted('one')).toBe('registered 3');
});

test('the last seats that somebody else has taken are known to be gone', async () => {
  const id = 'itinerary-workshop-jeddah-2026';
  origin.now = () => new Date('2026-11-16T12:00:00+03:00');
  await show(
    <>
      <One id={id} label="one" />
      <Change eventId={id} action="register" seats={2} />
    </>,
  );
  await elsewhere({ eventId: id, action: 'register', seats: 2 }, 'u-partner-content');
  await elsewhere({ eventId: id, action: 'register', seats: 2 }, 'u-partner-contributor');
  await press('register');
  await vi.waitFor(() => expect(refusal).toMatchObject({ error: 'full' }));
  await settle();
  expect(screen.getByLabelText('one left')).toHaveTextContent('0');
});

test('what fails can be asked for again', async () => {
  origin.switches.fail = ['Q2:500'];
  await show(
    <>
      <All />
      <One id={eventId} label="one" />
    </>,
  );
  await screen.findByRole('button', { name: 'Again all' });
  await screen.findByRole('button', { name: 'Again one' });
  origin.switches.fail = [];
  await press('Again all');
  await press('Again one');
  expect(noted('all')).toContain(other);
  expect(noted('one')).toBe('none 0');
});

test('with the session all of it is forgotten, also what is answered afterwards', async () => {
  const { client } = await show(
    <>
      <One id={eventId} label="one" />
      <Change eventId={eventId} action="register" seats={1} />
    </>,
  );
  origin.switches.slow = 40;
  fireEvent.click(screen.getByRole('button', { name: 'register' }));
  act(() => endSession(client, 'expired'));
  await settle();
  expect(noted('one')).toBe('–');
  const known = client.getQueryCache().findAll({ predicate: ({ state }) => Boolean(state.data) });
  expect(known).toEqual([]);
});
