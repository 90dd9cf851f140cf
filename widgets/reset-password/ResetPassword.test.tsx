import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { keptTexts } from '#testing/naughty.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];
/** Calls for a mail or a password, answered or not. */
let asked: Request[] = [];
/** The address of the page at each call and each event. */
let addresses: string[] = [];

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  asked = [];
  addresses = [];
  origin.server.events.on('request:start', ({ request }) => {
    addresses.push(location.href);
    if (request.url.endsWith('/reset-password')) asked.push(request.clone());
  });
  events = [];
  const push = (event: Record<string, unknown>) => {
    addresses.push(location.href);
    return Array.prototype.push.call(events, event);
  };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', Object.assign(events, { push }));
});
afterEach(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  origin.server.close();
  sessionStorage.clear();
  for (const name of ['current_url', 'access_token']) document.cookie = `${name}=; max-age=0; path=/`;
});

const site = { userApi: { ssidDomain: 'https://sso.example.org', ssidLoginUrl: '/sso/login' } };
/** A page of its own, since what was typed, sent and mailed is kept by page or parameter. */
const show = (
  config: object = {},
  { query = '', ...options }: Parameters<typeof renderWidget>[2] & { query?: string } = {},
) => {
  pages += 1;
  return renderWidget(
    'reset-password',
    { title: 'Forgotten?', tokenParam: `token${pages}`, ...config },
    { path: `reset-${pages}.html${query && `?token${pages}=${query}`}`, site, ...options },
  );
};

/** A control by its label, behind which a star may stand. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\*$/, '') === label);
const enter = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button, button *' })));
const again = 'The same password again';
const secret = 'coffee under the palms';
const request = async (email: string) => {
  enter('E-mail', email);
  await press('Send the link');
};
const setPassword = async (one = secret, other = one) => {
  enter('New password', one);
  enter(again, other);
  await press('Set the password');
};
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a visitor without a token', () => {
  test.each(['mia.sommer@example.org', 'nobody@example.org'])(
    'is told the same of any address: %s',
    async (email) => {
      await show({}, { language: 'en' });
      await request(email);
      expect(await heading('Check your mail')).toHaveFocus();
      const masked = `${email.slice(0, 1)}•••@example.org`;
      expect(screen.getByText(new RegExp(masked))).toHaveTextContent(
        /^If .* belongs to an account, a mail with a link is on its way to it\./,
      );
      expect(await asked[0]?.json()).toEqual({ email, lang: 'en' });
      expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
      expect(JSON.stringify(events)).not.toContain('example.org');
    },
  );

  test('is told so even by a service that says which addresses it knows', async () => {
    origin.state.switches.fail = ['R1:422:email.taken'];
    await show();
    await request('mia.sommer@example.org');
    expect(await heading('Check your mail')).toBeVisible();
  });

  test.each(['400', '403', '404', '409:taken', '410', '422', '422:email.closed', '422:notAllowed', '423'])(
    'reads the same when the service refuses the address with %s',
    async (fault) => {
      origin.state.switches.fail = [`R1:${fault}`];
      await show();
      await request('mia.sommer@example.org');
      expect(await heading('Check your mail')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('may have the mail sent again after the author’s waiting time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await show({ resendSeconds: 20 });
    await request('mia.sommer@example.org');
    expect(await screen.findByText(/sent again in (20|19) seconds/)).toBeVisible();
    await press('Send the mail again');
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 21_000);
    await vi.waitFor(() => expect(screen.queryByText(/sent again in/)).toBeNull(), 3000);
    await press('Send the mail again');
    expect(await screen.findByText('The mail was sent again.')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('reads how long to wait after many mails', async () => {
    origin.state.switches.fail = ['R1:429:many'];
    await show();
    await request('mia.sommer@example.org');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('The form was sent too often.');
    expect(summary).toHaveTextContent(/again in [45] seconds/);
    await press('Send the link');
    expect(asked).toHaveLength(1);
  });

  test('asks once however often the button is pressed', async () => {
    origin.state.switches.slow = 100;
    await show();
    enter('E-mail', 'mia.sommer@example.org');
    await press('Send the link');
    fireEvent.submit(field('E-mail').form!);
    await heading('Check your mail');
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['422:email.pattern', 'E-mail: This does not have the expected form'],
  ])('keeps what was typed when the service answers %s', async (fault, words) => {
    origin.state.switches.fail = [`R1:${fault}`];
    await show();
    await request('mia.sommer@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('E-mail')).toHaveValue('mia.sommer@example.org');
  });

  test('may type anything', async () => {
    await show();
    for (const text of keptTexts) {
      enter('E-mail', text);
      fireEvent.blur(field('E-mail'));
    }
    await request('<b>{{7*7}}</b>');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(asked).toEqual([]);
  });
});

describe('a visitor with a token', () => {
  const token = 'reset-7f3kq0Zx';

  test('sets a password typed twice, and is led to the sign-in', async () => {
    await show({}, { query: token });
    await setPassword();
    expect(await heading('Your password is set')).toHaveFocus();
    expect(await asked[0]?.json()).toEqual({ token, password: secret });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
  });

  test('signs in at the author’s address, where there is one', async () => {
    await show({ loginLink: '/en/sign-in' }, { query: token });
    await setPassword();
    await heading('Your password is set');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/sign-in');
  });

  test('leaves it in no address, event, cookie, storage, attribute or link', async () => {
    const { element } = await show({}, { query: `${token}&utm_source=mail` });
    expect(location.search).toBe('?utm_source=mail');
    await setPassword();
    await heading('Your password is set');
    await press('Sign in');
    const left = [
      ...addresses,
      location.href,
      JSON.stringify(events),
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage, ...(history.state as object | null) }),
      element.innerHTML,
      ...asked.map(({ url, referrer }) => `${url} ${referrer}`),
    ].join('\n');
    expect(document.cookie).toContain('current_url=');
    expect(addresses.length).toBeGreaterThan(2);
    expect(left).not.toContain(token);
    expect(left).not.toContain(secret);
  });

  test('tells the service nothing of who is signed in here', async () => {
    document.cookie = 'access_token=demo-u-default; path=/';
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show({}, { query: token });
    await setPassword();
    await heading('Your password is set');
    const call = fetched.mock.calls.find(
      ([url]) => url === 'https://sso.example.org/api/account/reset-password',
    );
    expect(call?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(asked[0]?.headers.get('token')).toBeNull();
  });

  test('reads that both must be the same, until either is', async () => {
    await show({}, { query: token });
    await setPassword(secret, 'coffee under the palm');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The same password again: The two passwords are not the same.',
    );
    expect(asked).toEqual([]);
    enter('New password', 'coffee under the palm');
    await vi.waitFor(() => expect(field(again)).toBeValid());
    await press('Set the password');
    expect(await heading('Your password is set')).toBeVisible();
  });

  test('reads each rule that the password does not meet, and what the service refuses', async () => {
    await show({ passwordPolicy: { digits: true } }, { query: token });
    await setPassword('rose');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'New password: Use at least 10 characters. Use at least one digit.',
    );
    origin.state.switches.fail = ['R1:422:password.short'];
    await setPassword('roses of Taif 2026');
    await vi.waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('New password: This is too short.'),
    );
  });

  test('that has expired asks for a new one, and reads that nothing has changed', async () => {
    await show({}, { query: 'reset-expired-1' });
    await setPassword();
    const notice = await screen.findByRole('alert');
    await vi.waitFor(() => expect(notice).toHaveFocus());
    expect(notice).toHaveTextContent('This link is no longer valid.');
    await request('mia.sommer@example.org');
    expect(await heading('Check your mail')).toBeVisible();
  });

  test.each([
    ['8 characters', 'a'.repeat(8), true],
    ['512 characters', 'a'.repeat(512), true],
    ['7 characters', 'a'.repeat(7), false],
    ['513 characters', 'a'.repeat(513), false],
    ['slashes', 'reset%2F..%2Fxyz', false],
  ])('of %s is asked for a password or told why not', async (_, query, isSound) => {
    await show({}, { query });
    expect(location.search).toBe('');
    expect(screen.queryByLabelText(/^New password/) !== null).toBe(isSound);
    expect(screen.queryByText(/This link is not complete/) !== null).toBe(!isSound);
    expect(asked).toEqual([]);
  });

  test('neither password is kept as a draft', async () => {
    const { element, page } = await show({}, { query: token });
    enter('New password', secret);
    enter(again, secret);
    page.unmount(element);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
    page.scan(element);
    await vi.waitFor(() => expect(field('New password')).toHaveValue(''));
  });

  test('passwords are marked as new for managers, and may be pasted', async () => {
    await show({}, { query: token });
    for (const label of ['New password', again]) {
      expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
      expect(fireEvent.paste(field(label))).toBe(true);
    }
  });
});

describe('a page without a sign-in service', () => {
  test('leaves the fallback to visitors', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await show({}, { site: {} });
    await vi.waitFor(() => expect(element).toHaveAttribute('data-status', 'failed'));
    expect(within(element).getByText('Fallback')).toBeVisible();
    expect(String(error.mock.calls[0]?.[0])).toContain('userApi.ssidDomain');
  });

  test('tells its author', async () => {
    await show({}, { site: {}, cmsMode: 'author' });
    expect(await screen.findByText(/userApi\.ssidDomain is missing/)).toBeVisible();
  });
});

test('an author reads how the second form is reached, and nothing is sent', async () => {
  await show({}, { cmsMode: 'author', query: 'reset-7f3kq0Zx' });
  expect(await screen.findByText(/Referrer-Policy: no-referrer/)).toBeVisible();
  await request('mia.sommer@example.org');
  expect(origin.state.calls).toEqual([]);
  expect(events).toHaveLength(0);
});
