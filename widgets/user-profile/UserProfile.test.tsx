import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { editProfile } from '#origin/profile.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { forgetDrafts } from '#src/drafts/store.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let events: Record<string, unknown>[] = [];
let leave: () => void = () => {};
let pages = 0;

const services = {
  ssidLoginUrl: '/sso/login',
  ssidUserInfo: '/sso/userInfo',
  b2bLoginRedirectEndpoint: '/sso/login',
};
const signedInAs = (id: string) => {
  document.cookie = `access_token=demo-${id}; path=/`;
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  signedInAs('u-default');
  forgetDrafts();
});
afterEach(async () => {
  leave();
  leave = () => {};
  await vi.dynamicImportSettled();
  origin.server.close();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
});

const atRest = () => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
const show = async (config: object = {}, options: PageOptions = {}) => {
  leave();
  // A page of its own, since what was typed is kept by page.
  pages += 1;
  const { page, element } = await renderWidget('user-profile', config, {
    site: { userApi: services },
    path: `profile-${pages}.html`,
    ...options,
  });
  leave = () => page.unmount(element);
  await atRest();
  return { page, element };
};
const visitor = () => userEvent.setup({ delay: null });
const press = (name: string | RegExp) => visitor().click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fail = (...faults: string[]) => {
  origin.state.switches.fail = faults;
};
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const sent = async () =>
  Promise.all(
    origin.state.calls
      .filter(({ name, request }) => name === 'Q1' && request.method === 'POST')
      .map(async ({ request }) => (await request.clone().json()) as unknown),
  );

describe('the profile', () => {
  test('shows who the visitor is, what is known and what is missing', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Mia Sommer' })).toBeVisible();
    expect(screen.getAllByText('default@example.org')[0]?.tagName).toBe('BDI');
    expect(valueOf('Phone')).toHaveTextContent('Not filled in');
    const meter = screen.getByRole('meter', { name: /^Your profile is \d+% complete\.$/ });
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(screen.getByText('Still missing: Year of birth, Phone, Country, and Language.')).toBeVisible();
    expect(screen.queryByText('Company')).toBeNull();
    await vi.waitFor(() => expect(valueOf('Interests')).toHaveTextContent('HeritageHikingFood & Drink'));
  });

  test('is called by the family’s name first in Japanese', async () => {
    await show({}, { language: 'ja' });
    expect(screen.getByRole('heading', { name: 'Sommer Mia' })).toBeVisible();
  });

  test('shows names and addresses that are no markup and no address of a picture as they are', async () => {
    signedInAs('u-odd');
    await show();
    expect(screen.getByRole('heading', { name: /^<b>Nour<\/b> “D’Amour”/ })).toBeVisible();
    expect(document.querySelector('[data-widget-root] img')).toBeNull();
    expect(valueOf('Interests')).toHaveTextContent('☕ coffee&tea');
  });

  test('names company and role to a business visitor alone', async () => {
    signedInAs('u-partner-admin');
    await show({}, { mode: 'B2B' });
    expect(screen.getByText('Samt Najd Trails')).toBeVisible();
    expect(screen.getByText('Administrator')).toBeVisible();
  });

  test('names no company where its author wants none', async () => {
    signedInAs('u-partner-admin');
    await show({ tradeSection: false }, { mode: 'B2B' });
    expect(screen.queryByText('Samt Najd Trails')).toBeNull();
  });

  test('leads to the page of interests where its author names one', async () => {
    await show({ interestsLink: '/en/interests' });
    expect(screen.getByRole('link', { name: 'Choose interests' })).toHaveAttribute('href', '/en/interests');
  });

  test('that cannot be fetched is asked for again by a press, and cannot be edited before', async () => {
    fail('Q1:500');
    await show();
    expect(screen.getByText('Your profile could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    fail();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Edit: Contact' })).toBeVisible();
  });

  test.each([
    ['anonymous', 'demo-nobody'],
    ['one whose data is no JSON', 'demo-u-default'],
  ])('asks %s visitor to sign in', async (_, token) => {
    document.cookie = `access_token=${token}; path=/`;
    if (token === 'demo-u-default') fail('U1:html');
    await show();
    expect(screen.getByText('Sign in to see and complete your profile.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(sessionStorage.getItem('userData')).toBeNull();
  });

  test('shows an author its fields, and asks nobody', async () => {
    await show({}, { cmsMode: 'author' });
    expect(await screen.findByText(/^Fields: Picture, Company/)).toBeVisible();
    expect(screen.getByText('Phone', { selector: 'dt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(origin.state.calls).toEqual([]);
  });
});

describe('editing', () => {
  test('a section is edited in its place; only its fields are saved, and the card follows', async () => {
    await show();
    await press('Edit: About you');
    expect(box('First name')).toHaveFocus();
    expect(box('First name')).toHaveValue('Mia');
    expect(screen.queryByRole('button', { name: 'Edit: Contact' })).toBeNull();
    await visitor().clear(box('First name'));
    await visitor().type(box('First name'), 'Maria');
    await visitor().selectOptions(screen.getByRole('combobox', { name: 'Year of birth' }), '1988');
    await press('Save');
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(await sent()).toEqual([{ firstName: 'Maria', lastName: 'Sommer', birthYear: '1988' }]);
    expect(screen.getByRole('heading', { name: 'Maria Sommer' })).toBeVisible();
    expect(valueOf('Year of birth')).toHaveTextContent('1988');
    expect(screen.getByRole('button', { name: 'Edit: About you' })).toHaveFocus();
    expect(JSON.parse(sessionStorage.getItem('profileData') ?? '{}')).toMatchObject({ firstName: 'Maria' });
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
    expect(JSON.stringify(events)).not.toMatch(/Maria|1988/);
  });

  test('what was emptied is saved as empty', async () => {
    await show();
    await press('Edit: Contact');
    await visitor().type(box('Phone'), '050 123 4567');
    await screen.findByRole('option', { name: 'Germany' });
    await visitor().selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
    await press('Save');
    await screen.findByRole('button', { name: 'Edit: Contact' });
    expect(valueOf('Country')).toHaveTextContent('Germany');
    await press('Edit: Contact');
    await visitor().clear(box('Phone'));
    await press('Save');
    await screen.findByRole('button', { name: 'Edit: Contact' });
    expect(await sent()).toEqual([
      { phone: '0501234567', country: 'DE' },
      { phone: '', country: 'DE' },
    ]);
    expect(valueOf('Phone')).toHaveTextContent('Not filled in');
  });

  test('what was typed is forgotten as the visitor gives up', async () => {
    await show();
    await press('Edit: Contact');
    await visitor().type(box('Phone'), '12345');
    await press('Cancel: Contact');
    expect(screen.getByRole('button', { name: 'Edit: Contact' })).toHaveFocus();
    await press('Edit: Contact');
    expect(box('Phone')).toHaveValue('');
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  test('what was typed stands there again when the widget is mounted anew, and is not left unasked', async () => {
    const { page, element } = await show();
    await press('Edit: Contact');
    await visitor().type(box('Phone'), '12345');
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(true);
    page.unmount(element);
    await vi.waitFor(() => expect(leaving()).toBe(false));
    page.scan(element);
    await vi.waitFor(() => expect(box('Phone')).toHaveValue('12345'));
    expect(leaving()).toBe(true);
  });

  test('names are judged as in forms, and a required one must be there', async () => {
    await show();
    await press('Edit: About you');
    await visitor().clear(box('First name'));
    await visitor().type(box('Last name'), ' 2');
    await press('Save');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('First name: Please fill this in.');
    expect(summary).toHaveTextContent('Last name: Use letters');
    expect(events.at(-1)).toMatchObject({ event: 'form_error', field: 'firstName' });
    expect(await sent()).toEqual([]);
  });

  test('a name that the sign-in service gives is no fault of its owner’s: other answers are saved beside it', async () => {
    const user = users.find(({ id }) => id === 'u-default')!;
    editProfile(origin.state, user, { lastName: 'Sommer 3rd' });
    await show();
    await press('Edit: About you');
    await visitor().clear(box('First name'));
    await visitor().type(box('First name'), 'Mary–Ann J.');
    await press('Save');
    await vi.waitFor(async () =>
      expect(await sent()).toEqual([
        expect.objectContaining({ firstName: 'Mary-Ann J.', lastName: 'Sommer 3rd' }),
      ]),
    );
  });

  test.each([
    ['422:phone.pattern', /Phone: This does not have the expected form/],
    ['403:notAllowed', /You may not do this/],
    ['409:changed', /has changed meanwhile/],
    ['429', /again in/],
    ['500', /wrong on our side|not accepted/],
    ['drop', /did not answer/],
  ])(
    'a save that is answered %s keeps every letter, and works when it is pressed again',
    async (fault, words) => {
      await show();
      await press('Edit: Contact');
      await visitor().type(box('Phone'), '0501234567');
      fail(`Q1:${fault}`);
      await press('Save');
      expect(await screen.findByText(words, { selector: '[role=alert] *' })).toBeVisible();
      expect(box('Phone')).toHaveValue('0501234567');
      if (fault === '429') return;
      fail();
      if (fault.startsWith('422')) await visitor().type(box('Phone'), '8');
      await press('Save');
      expect(await screen.findByRole('button', { name: 'Edit: Contact' })).toBeVisible();
    },
  );
});

describe('a session that ends while a section is edited', () => {
  const typing = async () => {
    const shown = await show();
    await press('Edit: Contact');
    await visitor().type(box('Phone'), '0501234567');
    fail('Q1:401');
    await press('Save');
    await screen.findByText(/What you typed is still here/);
    return shown;
  };

  test('loses no letter: the visitor is told, signs in elsewhere and saves', async () => {
    await typing();
    expect(box('Phone')).toHaveValue('0501234567');
    await visitor().type(box('Phone'), '8');
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
    expect(screen.queryByText('default@example.org')).toBeNull();
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('target', '_blank'),
    );
    fail();
    signedInAs('u-default');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(screen.queryByText(/What you typed is still here/)).toBeNull());
    expect(box('Phone')).toHaveValue('05012345678');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit: Contact' })).toBeVisible();
    expect((await sent()).at(-1)).toEqual({ phone: '05012345678', country: '' });
  });

  test('shows nothing of what was typed to the next visitor of the tab', async () => {
    await typing();
    fail();
    signedInAs('u-odd');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('heading', { name: /Nour/ })).toBeVisible();
    await atRest();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Edit: Contact');
    expect(box('Phone')).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/Mia|default@example/);
  });
});
