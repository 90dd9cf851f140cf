import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { keptTexts } from '#testing/naughty.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];
/** Registrations that were asked for, answered or not. */
let asked = 0;

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  asked = 0;
  origin.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/own/register')) asked += 1;
  });
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  origin.server.close();
  sessionStorage.clear();
  document.cookie = 'referralQueryParams=; max-age=0; path=/';
});

const short = {
  title: 'Join',
  submitUrl: '/own/register',
  fields: [{ name: 'firstName' }, { name: 'email' }, { name: 'password' }, { name: 'phone' }],
};
/** A page of its own, since what was typed and sent is kept by page. */
const show = (config: string | object = short, options: Parameters<typeof renderWidget>[2] = {}) => {
  pages += 1;
  return renderWidget('register-form', config, { path: `register-${pages}.html`, ...options });
};

/** A control by its label, behind which a star may stand. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\*$/, '') === label);
const enter = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button, button *' })));
const send = () => press('Create an account');
const showOrHide = () => fireEvent.click(screen.getByRole('button', { name: /: Password$/ }));
/** Countries come once they are asked for. */
const chooseCountry = async () => {
  await screen.findByText('Saudi Arabia');
  fireEvent.change(field('Country of residence'), { target: { value: 'SA' } });
};
const secret = 'coffee under the palms';
const fill = (email = 'salma@example.org') => {
  enter('First name', 'Salma');
  enter('E-mail', email);
  enter('Password', secret);
};
const success = () => screen.findByRole('heading', { name: 'Check your mail' });
/** What the origin was sent. */
const sent = () =>
  Promise.all(
    origin.state.calls
      .filter(({ request }) => request.url.endsWith('/own/register'))
      .map(async ({ request }) => (await request.clone().json()) as Record<string, unknown>),
  );

describe('registering', () => {
  test('a visitor fills in the usual fields, accepts the terms, and is told to look for a mail', async () => {
    document.cookie = 'referralQueryParams=utm_source%3Dfair; path=/';
    await show('default');
    expect(
      field('Send me travel ideas and offers by e-mail. I can stop them at any time.'),
    ).not.toBeChecked();
    fill();
    enter('Last name', 'Al-Harbi');
    enter('Mobile', '٠٥٠ ١٢٣ ٤٥٦٧');
    await chooseCountry();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hiking' }));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('I have read the terms and accept them');
    fireEvent.click(screen.getByRole('checkbox', { name: /accept/ }));
    await send();
    expect(await success()).toHaveFocus();
    expect(screen.getByText(/s•••@example\.org/)).toBeVisible();
    expect((await sent())[0]).toMatchObject({
      kind: 'consumer',
      firstName: 'Salma',
      lastName: 'Al-Harbi',
      email: 'salma@example.org',
      password: secret,
      country: 'SA',
      phone: '0501234567',
      interests: ['hiking'],
      terms: true,
      marketing: false,
      lang: 'en',
      referral: 'utm_source=fair',
      contact_reason: '',
    });
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_error', 'form_submit']);
  });

  test('nobody is named in the data layer, the address, the storage or an attribute', async () => {
    const { element } = await show();
    fill();
    await send();
    await success();
    const attributes = [...element.querySelectorAll('*')].flatMap((part) =>
      part.getAttributeNames().map((name) => part.getAttribute(name)),
    );
    const left = [JSON.stringify(events), location.href, document.cookie, ...attributes].join(' ');
    expect(left).not.toMatch(/salma|coffee/i);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/salma|coffee/i);
  });

  test.each(['', 'register:409', 'register:409:taken', 'register:422:email.taken'])(
    'an address that is known looks like one that is new (%s)',
    async (fault) => {
      origin.state.switches.fail = fault ? [fault] : [];
      const { element } = await show();
      fill();
      await send();
      expect(await success()).toHaveFocus();
      expect(element.querySelector('section')?.textContent).toMatch(
        /^JoinCheck your mailIf an account can be opened for \u2066s•••@example\.org\u2069, a mail with a link is on its way to it\..*Send the mail againYou can have it sent again in \d+ seconds\.$/,
      );
      expect(events.map(({ event, click_text: text, link }) => [event, text, link])).toEqual([
        ['form_start', '', ''],
        ['form_submit', '', ''],
      ]);
    },
  );

  test('of a known address with a wrong number only the number is told', async () => {
    origin.state.switches.fail = ['register:409:email.taken+phone.pattern'];
    await show();
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Mobile: This does not have the expected form.',
    );
    expect(field('E-mail')).toBeValid();
  });

  test('is sent once however often and by whatever key', async () => {
    origin.state.switches.slow = 150;
    await show();
    fill();
    await userEvent.setup().dblClick(screen.getByRole('button', { name: 'Create an account' }));
    fireEvent.submit(field('E-mail').form!);
    await success();
    expect(asked).toBe(1);
  });

  test('what a browser or a password manager filled in without telling is sent', async () => {
    await show();
    field('First name').value = 'Salma';
    field('E-mail').value = 'salma@example.org';
    field('Password').value = secret;
    await send();
    await success();
    expect((await sent())[0]).toMatchObject({ firstName: 'Salma', password: secret });
  });

  test('what was sent is known when the widget is mounted anew', async () => {
    const { element, page } = await show();
    fill();
    await send();
    await success();
    page.unmount(element);
    page.scan(element);
    expect(await success()).toBeVisible();
  });
});

describe('a mail that does not come', () => {
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const sendAndWait = async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await show();
    fill();
    await send();
    await success();
  };

  test('is sent again, after a minute', async () => {
    await sendAndWait();
    expect(screen.getByText(/sent again in (60|59) seconds/)).toBeVisible();
    await press('Send the mail again');
    expect(asked).toBe(1);
    later(61);
    await vi.waitFor(() => expect(screen.queryByText(/sent again in/)).toBeNull(), 3000);
    await press('Send the mail again');
    expect(await screen.findByText('The mail was sent again.')).toBeVisible();
    expect((await sent())[1]).toEqual({ email: 'salma@example.org', resend: true });
    expect(screen.getByText(/sent again in (60|59) seconds/)).toBeVisible();
  });

  test('waits as long as the service says', async () => {
    await sendAndWait();
    later(61);
    await vi.waitFor(() => expect(screen.queryByText(/sent again in/)).toBeNull(), 3000);
    origin.state.switches.fail = ['register:429'];
    await press('Send the mail again');
    expect(await screen.findByText('The form was sent too often.')).toBeVisible();
    expect(screen.getByText(/sent again in [45] seconds/)).toBeVisible();
  });
});

describe('a password', () => {
  test('can be read and hidden again, and is hidden as it is sent', async () => {
    await show();
    fill();
    showOrHide();
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByText('Your password can be read.')).toBeInTheDocument();
    showOrHide();
    expect(field('Password')).toHaveAttribute('type', 'password');
    showOrHide();
    enter('E-mail', 'nobody');
    await send();
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('says each rule that it does not meet, and how strong it is after a pause', async () => {
    await show({ ...short, passwordPolicy: { min: 12, letters: true, digits: true, symbols: true } });
    expect(field('Password')).toHaveAccessibleDescription(
      'Use at least 12 characters. Use at least one letter. Use at least one digit. Use at least one symbol, as in ! ? % or &.',
    );
    fill();
    enter('Password', 'rose');
    expect(screen.queryByText('Not sufficient yet')).toBeNull();
    expect(await screen.findByText('Not sufficient yet')).toBeVisible();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password: Use at least 12 characters. Use at least one digit. Use at least one symbol',
    );
    enter('Password', 'wadi 7 rose & coffee');
    expect(await screen.findByText('Strong')).toBeVisible();
    await vi.waitFor(() => expect(field('Password')).toBeValid());
  });

  test('is neither kept as a draft nor shown before it is sent; blanks at its ends are sent', async () => {
    const { element, page } = await show({ ...short, steps: 2 });
    enter('E-mail', 'salma@example.org');
    enter('Password', ` ${secret} `);
    await press('Continue');
    enter('First name', 'Salma');
    await press('Continue');
    expect(await screen.findByText('••••••••')).toBeVisible();
    expect(element).not.toHaveTextContent(secret);
    await vi.waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('Salma'));
    expect(sessionStorage.getItem('formDrafts')).not.toContain(secret);
    await send();
    await success();
    expect((await sent())[0]).toMatchObject({ password: ` ${secret} ` });
    page.unmount(element);
  });
});

describe('nothing typed is lost', () => {
  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['401', 'Your session has ended'],
    ['409:closed', 'This is closed'],
    ['422:firstName.pattern', 'First name: This does not have the expected form'],
    ['422:iban.pattern', 'An answer that this form does not show'],
    ['html', 'went wrong|did not answer|not sent'],
  ])('when the origin answers %s', async (fault, words) => {
    origin.state.switches.fail = [`register:${fault}`];
    await show();
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(words));
    expect(field('Password')).toHaveValue(secret);
    expect(field('E-mail')).toHaveValue('salma@example.org');
  });

  test('and what was not taken is sent again', async () => {
    origin.state.switches.fail = ['register:500'];
    await show();
    fill();
    await send();
    await screen.findByRole('alert');
    origin.state.switches.fail = [];
    await send();
    expect(await success()).toBeVisible();
  });

  test('when a token is demanded: it is fetched, and all is sent once more', async () => {
    origin.state.switches.fail = ['register:419'];
    await show();
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('What you filled in is still here.');
    expect(origin.state.calls.map(({ name }) => name)).toContain('CSRF');
    expect(asked).toBe(2);
  });

  test('offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.state.switches.fail = ['register:drop'];
    await show();
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  });

  test('when it was sent too often: it waits', async () => {
    origin.state.switches.fail = ['register:429'];
    await show();
    fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/again in [45] seconds/);
    await send();
    expect(asked).toBe(1);
  });
});

describe('what may be typed', () => {
  test('a name in any script', async () => {
    await show();
    const name = field('First name');
    for (const text of [
      'سَلْمى',
      '沙罗',
      'Jörg-Uwe',
      'María José',
      'Zoë d’Arc',
      '紗羅',
      'Мария-Луиза',
      "O'Brien",
    ]) {
      enter('First name', 'R2');
      fireEvent.blur(name);
      await vi.waitFor(() => expect(name).toBeInvalid());
      enter('First name', text);
      await vi.waitFor(() => expect(name).toBeValid());
    }
  });

  test('nothing that is typed breaks a field', async () => {
    await show({
      ...short,
      fields: [...short.fields, { name: 'note', label: 'Note' }],
    });
    fill();
    for (const text of keptTexts) {
      for (const label of ['First name', 'E-mail', 'Password', 'Mobile', 'Note']) {
        enter(label, text);
        fireEvent.blur(field(label));
      }
    }
    enter('Note', '<b>{{7*7}}</b>');
    await send();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(field('Note')).toHaveValue('<b>{{7*7}}</b>');
    expect(asked).toBe(0);
  });

  test('of 101 characters one is too many', async () => {
    await show();
    fill();
    enter('First name', 'a'.repeat(101));
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('First name: Use at most 100 characters.');
    enter('First name', 'a'.repeat(100));
    await vi.waitFor(() => expect(field('First name')).toBeValid());
  });
});

describe('who registers', () => {
  test('nobody who is signed in', async () => {
    origin.state.switches.user = 'u-default';
    await show();
    expect(await screen.findByRole('heading', { name: 'You have an account already' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
  });

  test('a trade partner, in steps, with the company’s own fields', async () => {
    await show('trade', { mode: 'B2B' });
    enter('E-mail', 'samt@example.org');
    enter('Password', secret);
    await press('Continue');
    expect(screen.getByRole('heading', { name: 'About you' })).toHaveFocus();
    enter('Company', 'Samt Najd Trails');
    await fillInPerson();
    fireEvent.change(field('Line of business'), { target: { value: 'operator' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /accept/ }));
    await press('Continue');
    await send();
    await success();
    expect((await sent())[0]).toMatchObject({
      kind: 'trade',
      company: 'Samt Najd Trails',
      business: 'operator',
    });
  });
  const fillInPerson = async () => {
    enter('First name', 'Sami');
    enter('Last name', 'Najdi');
    enter('Mobile', '+966501234567');
    await chooseCountry();
  };

  test('a trade account is not asked for interests, and in Japanese the family name comes first', async () => {
    await show({ title: 'T', submitUrl: '/own/register', kind: 'trade' }, { language: 'ja' });
    const boxes = screen.getAllByRole('textbox').slice(0, 2);
    expect(boxes.map((box) => box.getAttribute('autocomplete'))).toEqual(['family-name', 'given-name']);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('where a service registers: its address has the language and who sent the visitor', async () => {
    document.cookie = 'referralQueryParams=utm_source%3Dfair; path=/';
    await show('redirect', { language: 'de', site: { userApi: { ssidLoginUrl: '/sso/login' } } });
    expect(screen.getByRole('link', { name: 'Konto anlegen' })).toHaveAttribute(
      'href',
      '/sso/login?utm_source=fair&lang=de',
    );
  });

  test('where the address of a service is not allowed, visitors reach the home page', async () => {
    await show({ registerUrl: 'https://elsewhere.example/' });
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/en');
  });
});

describe('an author', () => {
  test('reads which fields are asked for, what is wrong with them, and sends nothing', async () => {
    await show('faulty-fields', { cmsMode: 'author' });
    expect(await screen.findByText(/Asks for: email \(email\) · firstName \(text\)/)).toBeVisible();
    expect(screen.getByText(/“firstName-2”: another field has this name/)).toBeVisible();
    expect(screen.getByText(/“club”: another field has this name, or its condition/)).toBeVisible();
    expect(origin.state.calls).toEqual([]);
  });

  test('is asked for an address', async () => {
    await show('empty', { cmsMode: 'author' });
    expect(await screen.findByText(/submitUrl/)).toBeVisible();
  });

  test('is told of a registration on a site that is not allowed', async () => {
    await show({ registerUrl: 'https://elsewhere.example/' }, { cmsMode: 'author' });
    expect(await screen.findByText(/registerUrl leads to a site that is not allowed/)).toBeVisible();
  });

  test('an address on another site leaves the fallback to visitors', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await show('faulty-fatal-address');
    expect(element).toHaveAttribute('data-status', 'failed');
    expect(within(element).getByText('Fallback')).toBeVisible();
    expect(String(error.mock.calls[0]?.[0])).toContain('submitUrl');
  });
});
