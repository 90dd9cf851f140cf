import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { alerts } from '#src/alert/store.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let events: Record<string, unknown>[] = [];
let leave: () => void = () => {};
let pages = 0;

const services = { ssidLoginUrl: '/sso/login', ssidUserInfo: '/sso/userInfo', ssidDomain: location.origin };
const signedInAs = (id: string) => {
  document.cookie = `access_token=demo-${id}; path=/`;
};

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  events = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  signedInAs('u-default');
});
afterEach(async () => {
  leave();
  for (const { id } of alerts.shown()) alerts.dismiss(id);
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  origin.server.close();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
});

const show = async (hash = '', config: object = {}, options: PageOptions = {}) => {
  const settings = { deleteUrl: '/own/delete-account', exportUrl: '/own/export', ...config };
  const site = { userApi: services };
  leave();
  // A page of its own, since what was chosen is kept by page.
  pages += 1;
  const { page, element } = await renderWidget('account-settings', settings, {
    site,
    path: `page-${pages}.html${hash}`,
    ...options,
  });
  leave = () => page.unmount(element);
  await vi.waitFor(() => expect(document.querySelector('[data-widget-root] [aria-busy]')).toBeNull());
};
const visitor = () => userEvent.setup({ delay: null });
const press = (name: string | RegExp) => visitor().click(screen.getByRole('button', { name }));
const callsOf = (name: string) => origin.state.calls.filter((call) => call.name === name).length;
const fail = (...faults: string[]) => {
  origin.state.switches.fail = faults;
};

describe('the sections', () => {
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  test('are links of which the first is shown; each leads to its own, and Back to the one before', async () => {
    await show();
    const menu = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(menu).getByRole('link', { current: true })).toHaveTextContent('Profile');
    await visitor().click(within(menu).getByRole('link', { name: 'Password' }));
    expect(location.hash).toBe('#password');
    expect(screen.getByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ event: 'tab_click', click_text: 'Password' }));
    history.back();
    await screen.findByRole('region', { name: 'Profile' });
  });

  test('open where the browser refuses to write the history', async () => {
    await show();
    refuseHistory();
    await visitor().click(screen.getByRole('link', { name: 'Password' }));
    expect(screen.getByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Password');
  });

  test('are opened by a link from elsewhere, and stay as the page’s own links are followed', async () => {
    await show('#privacy');
    expect(screen.getByRole('region', { name: 'Privacy' })).toBeVisible();
    location.hash = '#main';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    expect(screen.getByRole('region', { name: 'Privacy' })).toBeVisible();
  });

  test('without an address, or with one of another site, are not shown, and the author is told', async () => {
    await show('', { deleteUrl: undefined });
    expect(links()).not.toContain('Delete account');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const site = { userApi: services, allowedOrigins: ['https://forms.example'] };
    const faulty = { deleteUrl: 'https://forms.example/delete', exportUrl: 'https://forms.example/export' };
    await show('', faulty, { site });
    expect(links()).not.toContain('Delete account');
    await show('#privacy', faulty, { site });
    expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
    await show('', faulty, { site, cmsMode: 'author' });
    expect(await screen.findByText(/deleteUrl/)).toBeVisible();
  });

  test('show profile and mails as whole widgets, once they are looked at', async () => {
    await show();
    const mounted = () =>
      [...document.querySelectorAll<HTMLElement>('[data-component] [data-component]')].map(
        ({ dataset }) => dataset['component'],
      );
    expect(mounted()).toEqual(['user-profile']);
    await visitor().click(screen.getByRole('link', { name: 'Mails' }));
    expect(mounted()).toEqual(['user-profile', 'subscription-centre']);
  });

  test('an author sees all of them, and nobody is asked', async () => {
    await show('', {}, { cmsMode: 'author' });
    expect(screen.getByRole('region', { name: 'Delete account' })).toBeVisible();
    await press('Prepare the file');
    expect(origin.state.calls).toEqual([]);
  });
});

describe('who has not signed in', () => {
  beforeEach(() => signedInAs('nobody'));

  test('is asked to, and sees what the device keeps', async () => {
    await show();
    expect(screen.getByText(/^Sign in to change/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull();
  });

  test('finds no button where nobody can sign in', async () => {
    await show('', {}, { site: {} });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });
});

describe('a new password', () => {
  test('is asked for by a mail to the own address; another one has to wait a minute', async () => {
    await show('#password', {}, { language: 'de' });
    expect(screen.getByText('default@example.org').tagName).toBe('BDI');
    await press('Link senden');
    expect(await screen.findByText(/Wenn zu dieser Adresse/)).toBeVisible();
    const call = origin.state.calls.find(({ name }) => name === 'R1');
    expect(await call?.request.clone().json()).toEqual({ email: 'default@example.org', lang: 'de' });
    expect(screen.getByRole('button', { name: 'Link senden' })).toHaveAccessibleDescription(
      /(59|60) Sekunden/,
    );
    await press('Link senden');
    expect(callsOf('R1')).toBe(1);
    expect(JSON.stringify(events)).not.toContain('example.org');
  });

  test('has to wait as long as the service says', async () => {
    fail('R1:429');
    await show('#password');
    await press('Send me the link');
    expect(await screen.findByText('You have asked too often.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me the link' })).toHaveAccessibleDescription(
      /[45] seconds/,
    );
  });
});

describe('the language of the account', () => {
  test('is that of the profile, and is saved', async () => {
    await show('#language', {}, { language: 'ar' });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'لغة حسابك' });
    expect([...choice.options].map(({ text }) => text)).toContain('Deutsch');
    await visitor().selectOptions(choice, 'de');
    await press('حفظ');
    expect(await screen.findByText('حُفظت لغتك.')).toBeVisible();
    const saved = origin.state.calls.find(({ name, request }) => name === 'Q1' && request.method === 'POST');
    expect(await saved?.request.clone().json()).toEqual({ language: 'de' });
  });

  test.each([
    ['409:changed', /changed meanwhile/],
    ['422:language.notAllowed', /You may not do this/],
    ['429', /again in/],
    ['drop', /did not answer/],
    ['401', /sign in again/i],
  ])('that is answered %s stays as it was chosen, and the visitor is told', async (fault, words) => {
    await show('#language');
    const choice = await screen.findByRole('combobox');
    await visitor().selectOptions(choice, 'ja');
    fail(`Q1:${fault}`);
    await press('Save');
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    if (fault !== '401') expect(choice).toHaveValue('ja');
  });

  test('that cannot be read is asked for again by a press', async () => {
    fail('Q1:500');
    await show('#language');
    fail();
    await press('Try again');
    expect(await screen.findByRole('combobox')).toHaveValue('en');
  });
});

describe('the visitor’s data', () => {
  test('are made into a file, which is linked', async () => {
    await show('#privacy');
    await press('Prepare the file');
    const link = await screen.findByRole('link', { name: 'Download your data' });
    expect(link).toHaveAttribute('download');
    expect(link).toHaveProperty('href', `${location.origin}/own/export/my-data.json`);
    expect(screen.getByText('Your file is ready.')).toBeVisible();
  });

  test('are not there when the service fails, and the visitor is told', async () => {
    fail('export:500');
    await show('#privacy');
    await press('Prepare the file');
    expect(await screen.findByText(/wrong on our side/)).toBeVisible();
  });

  test('of a session that has ended are asked for after another sign-in', async () => {
    fail('export:401');
    await show('#privacy');
    await press('Prepare the file');
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(document.cookie).not.toContain('access_token');
  });
});

describe('what this device keeps', () => {
  const kept = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('is listed with what it is for, without any value', async () => {
    localStorage.setItem('searchkeys', 'zanzibar');
    document.cookie = 'site_consent=necessary; path=/';
    localStorage.setItem('foreign', 'x');
    await show('#privacy', { sections: ['privacy'] });
    const { textContent } = document.querySelector('[data-widget-root]')!;
    expect(kept()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Your recent searches.*searchkeys/)]),
    );
    expect(kept()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Keeps you signed in.*access_token/)]),
    );
    expect(kept()).toEqual(expect.arrayContaining([expect.stringMatching(/^What you have allowed/)]));
    expect(textContent).not.toMatch(/zanzibar|demo-u-default|foreign/);
  });

  test('is cleared key by key; the focus goes to the next one', async () => {
    localStorage.setItem('searchkeys', 'hegra');
    localStorage.setItem('packing', '{}');
    await show('#privacy');
    await press(/^Clear: Your recent searches/);
    expect(localStorage.getItem('searchkeys')).toBeNull();
    expect(localStorage.getItem('packing')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /searches/ })).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/^Clear/);
    expect(await screen.findByText('Cleared: Your recent searches')).toBeInTheDocument();
  });

  test('signs the visitor out with what proves who they are', async () => {
    await show('#privacy');
    await press(/^Clear and sign out/);
    expect(await screen.findByText(/^Sign in to change/)).toBeVisible();
    expect(document.cookie).not.toContain('access_token');
    expect(sessionStorage.getItem('userData')).toBeNull();
  });

  test('is cleared as a whole once the visitor has confirmed it', async () => {
    localStorage.setItem('itineraryPlan', 'x');
    localStorage.setItem('foreign', 'x');
    document.cookie = 'site_consent=necessary; path=/';
    await show('#privacy');
    await press('Clear everything');
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear everything on this device?' });
    expect(dialog).toHaveAccessibleDescription(/you are signed out/);
    await press('Cancel');
    expect(localStorage.getItem('itineraryPlan')).toBe('x');
    await press('Clear everything');
    await visitor().click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear everything' }),
    );
    expect(Object.keys(localStorage)).toEqual(['foreign']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe('');
    expect(await screen.findByText('Nothing is kept on this device.')).toBeVisible();
    expect(await screen.findByText(/^Sign in to change/)).toBeVisible();
    expect(screen.getByText('Everything on this device is cleared.')).toBeInTheDocument();
    expect(screen.getByText(/^What this site remembers/)).toHaveFocus();
    localStorage.removeItem('foreign');
  });

  test('follows other tabs', async () => {
    await show('#privacy');
    localStorage.setItem('phrasebook', 'hello');
    fireEvent(window, new StorageEvent('storage', { key: 'phrasebook', newValue: 'hello' }));
    expect(await screen.findByText('Phrases you keep at hand')).toBeVisible();
    localStorage.removeItem('phrasebook');
    fireEvent(window, new StorageEvent('storage', { key: 'phrasebook', newValue: null }));
    await vi.waitFor(() => expect(screen.queryByText('Phrases you keep at hand')).toBeNull());
  });
});

describe('the deletion of the account', () => {
  const ask = async (language: 'en' | 'ar' | 'de' = 'en') => {
    await show('#delete', {}, { language });
    await visitor().click(document.querySelector<HTMLElement>('section[aria-labelledby=delete] button')!);
    return screen.findByRole('alertdialog');
  };
  const deleting = (dialog: HTMLElement) => within(dialog).getAllByRole('button').at(-1)!;

  test('needs a word; until it stands there the button is off and says why', async () => {
    const dialog = await ask();
    const button = deleting(dialog);
    expect(button).toHaveAccessibleDescription('The button works once DELETE stands in the field.');
    await visitor().click(button);
    await visitor().type(within(dialog).getByRole('textbox', { name: 'Type DELETE to confirm' }), 'deleted');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('This is not the word DELETE.');
    await visitor().click(button);
    expect(callsOf('delete')).toBe(0);
    await visitor().type(within(dialog).getByRole('textbox'), '{Backspace}');
    expect(button).not.toHaveAttribute('aria-disabled');
    await visitor().dblClick(button);
    expect(await screen.findByText(/^D-\d+$/)).toBeVisible();
    expect(callsOf('delete')).toBe(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  test.each([
    ['ar', ' حَـذْف '],
    ['de', 'löschen'],
    ['en', 'Delete'],
  ] as const)(
    'takes the word of the page’s language without case and vowel marks: %s, %s',
    async (language, typed) => {
      const dialog = await ask(language);
      await visitor().type(within(dialog).getByRole('textbox'), typed);
      expect(deleting(dialog)).not.toHaveAttribute('aria-disabled');
    },
  );

  test.each([
    ['500', /wrong on our side/],
    ['429', /too often/],
    ['drop', /did not answer/],
    ['403', /not accepted/],
  ])('that is answered %s says so in the dialog, and keeps the word', async (fault, words) => {
    fail(`delete:${fault}`);
    const dialog = await ask();
    await visitor().type(within(dialog).getByRole('textbox'), 'DELETE');
    await visitor().click(deleting(dialog));
    expect(await within(dialog).findByText(words)).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('DELETE');
  });
});

test('the next visitor of this tab sees nothing of the one before', async () => {
  await show('#delete');
  await press('Delete my account');
  await visitor().type(await screen.findByRole('textbox'), 'DELETE');
  await press('Delete for good');
  await screen.findByText(/^D-\d+$/);
  signedInAs('u-odd');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/D-\d+|default@example/);
});
