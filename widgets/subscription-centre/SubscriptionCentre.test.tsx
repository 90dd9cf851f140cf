import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { leavePage } from '#testing/session/leave-page.ts';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];

const signIn = (user: string) => {
  document.cookie = `access_token=demo-${user}; path=/`;
};
const signOut = () => {
  document.cookie = 'access_token=; max-age=0; path=/';
};

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  signIn('u-default');
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  signOut();
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 10));
  origin.server.close();
});

const site = {
  userApi: { ssidLoginUrl: '/sso/login', ssidLogoutUrl: '/sso/logout', ssidUserInfo: '/sso/userInfo' },
};
/** A page of its own, since what was changed is kept by page. */
const show = (config: string | object = 'default', options: Parameters<typeof renderWidget>[2] = {}) => {
  pages += 1;
  return renderWidget('subscription-centre', config, { path: `mails-${pages}.html`, site, ...options });
};
const visitor = () => userEvent.setup();
const topic = (name: string) => screen.findByRole('switch', { name });
const press = async (name: string | RegExp) => visitor().click(await screen.findByRole('button', { name }));
const turn = async (name: string) => visitor().click(await topic(name));
const save = () => press('Save changes');
const sent = () =>
  Promise.all(
    origin.state.calls
      .filter(({ name }) => name === 'N2')
      .map(async ({ request }) => request.clone().json() as Promise<Record<string, unknown>>),
  );
const calls = (name: string) => origin.state.calls.filter((call) => call.name === name);
/** Resolves when the other tabs of the site have been told that the session is over. */
const endOfSession = () =>
  new Promise<void>((resolve) => {
    const tab = new BroadcastChannel('tourism-widgets-session');
    tab.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind !== 'ended') return;
      tab.close();
      resolve();
    };
  });
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a signed-in visitor', () => {
  test('sees to which address mails go, and each topic with how often it comes', async () => {
    await show();
    expect(await topic('Travel ideas')).toBeChecked();
    expect(await topic('Offers')).not.toBeChecked();
    expect(screen.getByText('d***@example.org')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('combobox', { name: 'How often: Travel ideas' })).toHaveDisplayValue(
      'Every month',
    );
    expect(calls('N1')).toHaveLength(1);
    expect(calls('N1')[0]?.request.headers.get('token')).toBe('demo-u-default');
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('reads what will change, saves it, and is told that it is saved', async () => {
    await show();
    await turn('Offers');
    await turn('Travel ideas');
    await visitor().selectOptions(screen.getByRole('combobox', { name: 'How often: Offers' }), 'Every day');
    const bar = screen.getByText(/You will get/).closest('[role=status]')!;
    expect(bar).toHaveTextContent('You will get: \u2068Offers\u2069 (Every day).');
    expect(bar).toHaveTextContent('You will no longer get: \u2068Travel ideas\u2069.');
    await save();
    expect(await screen.findByText('Your choices are saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    expect(await sent()).toEqual([
      {
        subscriptions: [
          { id: 'travel-ideas', subscribed: false, frequency: 'monthly' },
          { id: 'offers', subscribed: true, frequency: 'daily' },
        ],
        lang: 'en',
      },
    ]);
    expect(events).toEqual([
      expect.objectContaining({ event: 'form_submit', click_text: 'travel-ideas,offers' }),
    ]);
  });

  test('chooses the language of all mails, by its own name', async () => {
    await show();
    const language = await screen.findByRole('combobox', { name: 'Language of your mails' });
    expect(within(language).getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
    await visitor().selectOptions(language, 'Deutsch');
    expect(screen.getByText('Language of your mails: Deutsch.')).toBeVisible();
    await save();
    await screen.findByText('Your choices are saved.');
    expect(await sent()).toEqual([
      { subscriptions: [{ id: 'travel-ideas', subscribed: true, frequency: 'monthly' }], lang: 'de' },
    ]);
    await vi.waitFor(() => expect(calls('N1')).toHaveLength(2));
    expect(language).toHaveDisplayValue('Deutsch');
  });

  test('turns everything off in one go', async () => {
    await show();
    await press('Turn all mails off');
    expect(await topic('Travel ideas')).not.toBeChecked();
    await save();
    await screen.findByText('Your choices are saved.');
    expect(await sent()).toEqual([{ unsubscribeAll: true }]);
    expect(screen.queryByRole('button', { name: 'Turn all mails off' })).toBeNull();
  });

  test('can discard changes, and is warned before leaving only while there are some', async () => {
    await show();
    await topic('Offers');
    expect(isWarned()).toBe(false);
    await turn('Offers');
    expect(isWarned()).toBe(true);
    await press('Discard');
    expect(await topic('Offers')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    expect(isWarned()).toBe(false);
    await turn('Offers');
    await save();
    await screen.findByText('Your choices are saved.');
    expect(isWarned()).toBe(false);
  });

  test('saves once however often the button is pressed', async () => {
    await show();
    await turn('Offers');
    origin.state.switches.slow = 100;
    await visitor().dblClick(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Your choices are saved.');
    expect(await sent()).toHaveLength(1);
  });

  test('sees topics that the author has no words for in those of the service', async () => {
    await show({ title: 'Mails', topics: [{ id: 'offers', label: 'Deals', frequencies: ['weekly'] }] });
    await topic('Deals');
    const names = screen
      .getAllByRole('switch')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['Deals', 'Travel ideas', 'Events and seasons', 'News for the travel trade']);
    expect(screen.getByRole('combobox', { name: 'How often: Travel ideas' })).toBeVisible();
  });

  test('has neither language nor a way out of everything where the author wants none', async () => {
    await show('trade');
    await topic('News for the travel trade');
    expect(screen.queryByRole('combobox', { name: 'Language of your mails' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Turn all mails off' })).toBeNull();
  });
});

describe('on a bad day', () => {
  test('topics that were not saved are named and marked, the others are saved', async () => {
    origin.state.switches.fail = ['N2:partly'];
    await show();
    await turn('Travel ideas');
    await turn('Offers');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: \u2068Travel ideas\u2069.');
    expect(await topic('Travel ideas')).toHaveAccessibleDescription(/^Not saved/);
    expect(await topic('Travel ideas')).not.toBeChecked();
    expect(await topic('Offers')).toHaveAccessibleDescription(/^Stays/);
    expect(events.map(({ event, click_text: ids, field }) => [event, ids, field])).toEqual([
      ['form_submit', 'offers', undefined],
      ['form_error', '', 'travel-ideas'],
    ]);
    origin.state.switches.fail = [];
    await save();
    await screen.findByText('Your choices are saved.');
    expect((await sent())[1]).toMatchObject({ subscriptions: [{ id: 'travel-ideas' }] });
  });

  test('what was changed elsewhere meanwhile is shown beside, and the visitor decides', async () => {
    origin.state.switches.fail = ['N2:changed'];
    await show();
    await turn('Travel ideas');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('so nothing was saved');
    expect(await topic('Travel ideas')).not.toBeChecked();
    expect(await topic('Travel ideas')).toHaveAccessibleDescription(/^Changed elsewhere/);
    expect(screen.getByText(/Saved now: on, Every week/)).toBeVisible();
    await press('Keep what is saved: Travel ideas');
    expect(await topic('Travel ideas')).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'How often: Travel ideas' })).toHaveDisplayValue(
      'Every week',
    );
    expect(isWarned()).toBe(false);
  });

  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['html', 'went wrong|was not accepted|did not answer'],
    ['403', 'This was not accepted'],
  ])('when saving is answered %s nothing is lost', async (fault, words) => {
    await show();
    await turn('Offers');
    origin.state.switches.fail = [`N2:${fault}`];
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(words));
    expect(await topic('Offers')).toBeChecked();
    expect(events.map(({ event }) => event)).toEqual(['form_error']);
    origin.state.switches.fail = [];
    await save();
    expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  });

  test('who saves too often reads when it may be tried again, and nothing is sent before', async () => {
    origin.state.switches.fail = ['N2:429'];
    await show();
    await turn('Offers');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/again in [45] seconds/);
    await save();
    expect(calls('N2')).toHaveLength(1);
  });

  test('a write that needs a CSRF token is repeated with one', async () => {
    origin.state.switches.csrf = 419;
    await show();
    await turn('Offers');
    await save();
    expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  });

  test('topics that did not come can be asked for again', async () => {
    origin.state.switches.fail = ['N1:404'];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not accepted.');
    origin.state.switches.fail = [];
    await press('Try again');
    expect(await topic('Travel ideas')).toBeChecked();
  });

  test('offline is said at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.state.switches.fail = ['N1:drop'];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    vi.restoreAllMocks();
  });

  test('a service without topics says so', async () => {
    origin.state.switches.fail = ['N1:null'];
    await show();
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('when the session has ended', () => {
  test('the visitor is asked to sign in again, and finds every change', async () => {
    await show();
    await turn('Offers');
    origin.state.switches.fail = ['N2:401:notAllowed'];
    const isToldToTabs = endOfSession();
    await save();
    await isToldToTabs;
    expect(await screen.findByText(/what you changed is kept and not yet saved/)).toBeVisible();
    expect(screen.queryByText('d***@example.org')).toBeNull();
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
    origin.state.switches.fail = [];
    signIn('u-default');
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await topic('Offers')).toBeChecked();
    expect(isWarned()).toBe(true);
  });

  test.each([
    ['the same visitor finds every change', 'u-default', true],
    ['another visitor finds nothing of the first', 'u-odd', false],
  ])('and the way to the login service is taken, %s', async (_, user, isFound) => {
    await show();
    await turn('Offers');
    origin.state.switches.fail = ['N2:401:notAllowed'];
    const isToldToTabs = endOfSession();
    await save();
    await press('Sign in');
    await vi.waitFor(() => expect(sessionStorage.getItem('signInActions')).toContain('offers'));
    await isToldToTabs;
    // The page is loaded anew on the way back.
    await leavePage();
    origin.state.switches.fail = [];
    signIn(user);
    pages -= 1;
    await show();
    await topic('Offers');
    await vi.waitFor(() => expect(isWarned()).toBe(isFound));
    expect((await topic('Offers')).matches(':checked')).toBe(isFound);
  });

  test('another visitor finds nothing of the first', async () => {
    await show();
    await turn('Offers');
    signOut();
    signIn('u-odd');
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await vi.waitFor(() => expect(screen.queryByText('d***@example.org')).toBeNull());
    expect(await topic('Offers')).not.toBeChecked();
    expect(isWarned()).toBe(false);
  });

  test('in another tab nothing of the visitor stays', async () => {
    await show();
    await turn('Offers');
    await act(async () => {
      const other = new BroadcastChannel('tourism-widgets-session');
      other.postMessage({ kind: 'ended', reason: 'signed-out' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      other.close();
    });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    signIn('u-default');
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await topic('Offers')).not.toBeChecked();
  });
});

describe('what was changed and not saved', () => {
  test('stands there again when the widget is mounted anew', async () => {
    const { element, page } = await show();
    await turn('Offers');
    page.unmount(element);
    page.scan(element);
    await vi.waitFor(async () => expect(await topic('Offers')).toBeChecked());
    await save();
    await screen.findByText('Your choices are saved.');
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });
});

describe('an anonymous visitor', () => {
  beforeEach(signOut);

  test('is asked to sign in, and nobody’s mails are asked for', async () => {
    await show();
    await press('Sign in');
    await vi.waitFor(() => expect(document.cookie).toContain('current_url='));
    expect(events).toEqual([
      expect.objectContaining({
        event: 'login_start',
        link: expect.stringMatching(/\/sso\/login$/) as unknown,
      }),
    ]);
    expect(calls('N1')).toHaveLength(0);
  });

  test('can have a mail with a link sent instead, whose answer tells nothing', async () => {
    const fetching = vi.spyOn(window, 'fetch');
    await show();
    await visitor().type(
      await screen.findByRole('textbox', { name: 'E-mail address' }),
      'nobody@example.org',
    );
    await press('Send me a link');
    expect(await screen.findByText('Please check your mail')).toHaveFocus();
    expect(screen.getByText(/^If we send mails to this address/)).toBeVisible();
    expect(await sent()).toEqual([{ email: 'nobody@example.org', requestLink: true, lang: 'en' }]);
    const [call] = calls('N2');
    expect(call?.request.headers.get('token')).toBeNull();
    expect(fetching.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
    expect(JSON.stringify(events)).not.toContain('nobody');
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  test('is told of what is no address, at the field', async () => {
    await show();
    const box = await screen.findByRole('textbox', { name: 'E-mail address' });
    await visitor().type(box, 'nobody{Enter}');
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Enter an e-mail address, as in/);
    await visitor().type(box, '@example.org');
    expect(box).toBeValid();
    await visitor().type(box, '; somebody@example.org{Enter}');
    expect(box).toHaveAccessibleDescription(/Enter one e-mail address only/);
    expect(calls('N2')).toHaveLength(0);
  });

  test('sees no way to sign in where the site names none', async () => {
    await show('default', { site: {} });
    expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });
});

describe('an author', () => {
  test('sees a sample that changes nothing and asks nobody', async () => {
    await show('default', { cmsMode: 'author' });
    expect(await topic('Travel ideas')).toBeChecked();
    await turn('Offers');
    expect(await topic('Offers')).not.toBeChecked();
    expect(await screen.findByText(/^A sample:/)).toBeVisible();
    expect(origin.state.calls).toEqual([]);
  });

  test('is told what is wrong with topics', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-topics', { cmsMode: 'author' });
    expect(await screen.findByText('topics[1].id')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Events and seasons' })).toBeNull();
  });
});
