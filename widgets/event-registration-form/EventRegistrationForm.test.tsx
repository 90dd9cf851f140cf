import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '#origin/ask.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
let pages = 0;
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
  sessionStorage.clear();
});

const webinar = 'japan-webinar-2026';
const site = { userApi: services };
const path = '/bin/users/user-profile/events/registrations/status';

const partner = (id = 'u-partner-admin') => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** The form on a page of its own, since what was typed and sent is kept by page. */
async function show(eventId: string, config: object = {}, options: PageOptions = {}) {
  pages += 1;
  const query = eventId ? `?eventId=${eventId}` : '';
  const rendered = await renderWidget(
    'event-registration-form',
    { title: 'Register', maxSeats: 4, ...config },
    { mode: 'B2B', site, path: `event-${pages}.html${query}`, ...options },
  );
  await settle();
  return rendered;
}

const showPublic = (eventId: string, config: object = {}) => {
  origin.switches.user = 'u-default';
  return show(eventId, { mode: 'public', ...config }, { mode: 'B2C' });
};

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\*$/, '') === label);
const enter = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
};
const posted = () =>
  Promise.all(
    callsOf('Q2')
      .filter(({ method }) => method === 'POST')
      .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
  );
const elsewhere = (body: Record<string, unknown>, as: string) =>
  ask(origin, path, { as, method: 'POST', body });

describe('registering', () => {
  test('a partner sees the event, finds what is known filled in, and brings guests', async () => {
    partner();
    await show(webinar, { terms: '<p>Badges carry your name.</p>', maxSeats: 9 });
    expect(screen.getByText(/61 places left/)).toBeVisible();
    expect(field('Full name')).toHaveValue('Huda Marsa');
    expect(field('Company')).not.toHaveValue('');
    expect(within(field('Seats')).getAllByRole('option')).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Guest 1' })).toBeNull();
    choose('Seats', '3');
    const first = screen.getByRole('group', { name: 'Guest 1' });
    fireEvent.input(within(first).getByLabelText(/Full name/), { target: { value: 'Omar Wadi' } });
    const second = screen.getByRole('group', { name: 'Guest 2' });
    fireEvent.input(within(second).getByLabelText(/Full name/), { target: { value: 'Sara Ward' } });
    enter('Phone', '+966 11 000 0000');
    await press('Register');
    expect(screen.getByRole('alert')).toHaveTextContent('I accept the terms');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Register');
    expect(await screen.findByRole('heading', { name: 'You are registered' })).toHaveFocus();
    expect(screen.getByText(/^R-\d+$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to calendar/ })).toBeVisible();
    expect(await posted()).toMatchObject([
      {
        eventId: webinar,
        action: 'register',
        seats: 3,
        answers: { name: 'Huda Marsa', phone: '+966110000000', terms: true },
        guests: [{ name: 'Omar Wadi' }, { name: 'Sara Ward' }],
      },
    ]);
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_error', 'form_submit']);
    expect(JSON.stringify(events)).not.toMatch(/huda|omar|example\.org/i);
  });

  test('a consumer registers without a company', async () => {
    await showPublic('jeddah-film-week', { maxSeats: 1 });
    expect(screen.queryByLabelText(/Company/)).toBeNull();
    expect(screen.queryByLabelText(/Seats/)).toBeNull();
    await press('Register');
    expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
    expect(await posted()).toMatchObject([{ eventId: 'jeddah-film-week', seats: 1, guests: [] }]);
  });

  test('where no seat is left the button joins the waiting list, and the place on it is said', async () => {
    await showPublic('hegra-balloon-mornings');
    expect(screen.getByText(/You can join the waiting list/)).toBeVisible();
    await press('Join the waiting list');
    expect(await screen.findByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();
    expect(screen.getByText('Place 1 on the waiting list')).toBeVisible();
    expect(await posted()).toMatchObject([{ action: 'waitlist' }]);
  });

  test('the last seats that others took meanwhile: the waiting list is offered, nothing typed is lost', async () => {
    const eventId = 'itinerary-workshop-jeddah-2026';
    vi.setSystemTime('2026-11-16T12:00:00+03:00');
    partner();
    await show(eventId, { maxSeats: 2 });
    enter('Dietary or access needs', 'Step-free access');
    await elsewhere({ eventId, action: 'register', seats: 2 }, 'u-partner-content');
    await elsewhere({ eventId, action: 'register', seats: 2 }, 'u-partner-contributor');
    await press('Register');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no place left.');
    expect(alert).toHaveTextContent('You can join the waiting list with what you filled in');
    expect(field('Dietary or access needs')).toHaveValue('Step-free access');
    await press('Join the waiting list');
    expect(await screen.findByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();
    expect((await posted()).slice(-2)).toMatchObject([
      { action: 'register' },
      { action: 'waitlist', answers: { needs: 'Step-free access' } },
    ]);
  });

  test('is sent once however often it is pressed', async () => {
    partner();
    await show(webinar);
    const button = screen.getByRole('button', { name: 'Register' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
    expect(await posted()).toHaveLength(1);
  });

  test.each([
    ['Q2:422:email.pattern', /E-mail: This does not have the expected form/],
    ['Q2:500', /Something went wrong on our side/],
    ['Q2:409:closed', /This is closed/],
  ])('what the service refuses (%s) is said, and what was typed stays', async (fault, words) => {
    partner();
    await show(webinar);
    enter('Phone', '12345');
    origin.switches.fail = [fault];
    await press('Register');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('Phone')).toHaveValue('12345');
  });
});

describe('who is registered already', () => {
  test('changes the seats, names the guest that is added, and reads what was changed', async () => {
    partner();
    await show('riyadh-trade-days-2026');
    expect(screen.getByText('You are registered')).toBeVisible();
    expect(screen.getByText('R-0901')).toBeVisible();
    expect(field('Seats')).toHaveValue('2');
    choose('Seats', '3');
    const guest = screen.getByRole('group', { name: 'Guest 2' });
    fireEvent.input(within(guest).getByLabelText(/Full name/), { target: { value: 'Omar Wadi' } });
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'Your registration is changed' })).toHaveFocus();
    expect(screen.getByText('3 seats', { selector: 'p' })).toBeVisible();
    expect(await posted()).toMatchObject([{ action: 'update', seats: 3, guests: [{ name: 'Omar Wadi' }] }]);
  });

  test('cancels once the alert dialog is answered, and may register again', async () => {
    partner();
    await show('riyadh-trade-days-2026');
    await press(/^Cancel registration/);
    await screen.findByRole('alertdialog');
    await press('Keep it');
    expect(await posted()).toEqual([]);
    await press(/^Cancel registration/);
    await screen.findByRole('alertdialog');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Cancel this registration?');
    await press('Yes, cancel');
    expect(await screen.findByRole('heading', { name: 'Your registration is cancelled' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
    expect(await posted()).toEqual([{ eventId: 'riyadh-trade-days-2026', action: 'cancel' }]);
  });

  test('a cancellation that fails is said, and the registration stays', async () => {
    partner();
    await show('riyadh-trade-days-2026');
    origin.switches.fail = ['Q2:500'];
    await press(/^Cancel registration/);
    await screen.findByRole('alertdialog');
    await press('Yes, cancel');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your registration was not cancelled');
    expect(screen.getByText('R-0901')).toBeVisible();
  });

  test('registered in another tab meanwhile: the registration takes the form’s place', async () => {
    partner();
    await show(webinar);
    await elsewhere({ eventId: webinar, action: 'register', seats: 1 }, 'u-partner-admin');
    await press('Register');
    expect(await screen.findByText('You are registered')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Cancel registration/ })).toBeVisible();
  });

  test('after the confirmation the same visitor can change and cancel', async () => {
    partner();
    await show(webinar);
    await press('Register');
    await press('Change or cancel');
    expect(screen.getByRole('button', { name: /^Cancel registration/ })).toBeVisible();
  });
});

describe('no form', () => {
  test.each<[string, RegExp, string?]>([
    ['berlin-forum-2027', /Registration opens on/],
    ['winter-briefing-2026', /You took part/],
    ['cruise-webinar-2026', /This event is cancelled/],
    ['fam-red-sea-2027', /postponed/],
    // The clock of the device is a year off.
    [webinar, /This event is over/, '2027-11-20T12:00:00+03:00'],
    [webinar, /Registration opens on October 20, 2026/, '2025-11-20T12:00:00+03:00'],
  ])('%s says why', async (eventId, words, now = '2026-11-20T12:00:00+03:00') => {
    vi.setSystemTime(now);
    partner();
    await show(eventId);
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test('a role that the event is not for is told so', async () => {
    partner('u-partner-contributor');
    await show('fam-alula-2026');
    expect(screen.getByText(/not for your role/)).toBeVisible();
  });

  test('an anonymous visitor is asked to sign in and comes back to this event', async () => {
    await show(webinar);
    expect(screen.getByText('Sign in to register for this event.')).toBeVisible();
    await screen.findByRole('button', { name: 'Sign in' });
    await press('Sign in');
    expect(decodeURIComponent(document.cookie)).toContain(`?eventId=${webinar}`);
    expect(callsOf('Q2')).toEqual([]);
  });
});

test('registrations that fail after the event has come are asked for again; the event stays', async () => {
  partner();
  origin.switches.fail = ['Q2:500'];
  await show(webinar);
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { name: /Japan/ })).toBeVisible();
  origin.switches.fail = [];
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
});

test('with the session lost the form stays below an alert, and what was typed with it', async () => {
  partner();
  await show(webinar);
  enter('Phone', '12345');
  origin.switches.fail = ['Q2:401'];
  await press('Register');
  expect(await screen.findByText(/Your session has ended\. What you typed is still here/)).toBeVisible();
  expect(field('Phone')).toHaveValue('12345');
});

test.each([
  [{ maxSeats: 0 }, 0],
  [{ maxSeats: 99 }, 4],
])('seats of %o are clamped', async (config, options) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  partner();
  await show(webinar, config);
  const select = screen.queryByLabelText(/^Seats/);
  expect(select ? within(select).getAllByRole('option').length : 0).toBe(options);
});

test('an author sees a form that sends nothing, and nothing is asked', async () => {
  await show(webinar, {}, { cmsMode: 'author' });
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  await press('Register');
  expect(origin.calls).toEqual([]);
});
