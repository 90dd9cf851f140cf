import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
  windowOf(1440);
});

/** A header for somebody who is signed in. */
async function signedIn(user: string, example: string, options: PageOptions = {}) {
  document.cookie = `${options.mode === 'B2B' ? 'ssid-access-token' : 'access_token'}=canary-7; path=/`;
  origin.switches.user = user;
  const rendered = await renderWidget('header', example, options);
  await waitFor(() => expect(document.querySelector('[aria-haspopup="menu"]')).not.toBeNull());
  return rendered;
}
const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('an anonymous visitor begins to sign in', async () => {
  await renderWidget('header');
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(globals.dataLayer).toContainEqual(
    expect.objectContaining({
      event: 'login_start',
      click_text: 'registerLabel',
      link: expect.stringMatching(/sso\/login$/),
    }),
  );
  expect(document.cookie).toContain('current_url=');
  window.dispatchEvent(new Event('popstate'));
});

test.each([1440, 390])(
  'who is asked about without an answer may sign in after two seconds, at %i px',
  async (width) => {
    windowOf(width);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    await renderWidget('header');
    if (width < 1123) {
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      await screen.findByRole('dialog');
    }
    const signIn = () => screen.queryByRole('button', { name: 'Sign in' });
    expect(signIn()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(signIn()).toBeVisible();
  },
);

test.each([
  ['B2C', 1440, 'u-default', 'default'],
  ['B2C', 390, 'u-default', 'default'],
  ['B2B', 1440, 'u-partner-admin', 'b2b-partner-admin'],
] as const)(
  'after sign-in in %s at %i px the favourites are asked for once, and kept',
  async (mode, width, user, example) => {
    windowOf(width);
    document.cookie = `${mode === 'B2B' ? 'ssid-access-token' : 'access_token'}=canary-7; path=/`;
    origin.switches.user = user;
    await renderWidget('header', example, { mode });
    await waitFor(() => expect(localStorage.getItem('favoriteItems')).not.toBeNull());
    await settle();
    expect(callsOf('F1')).toHaveLength(1);
  },
);

test('nobody is asked for the favourites of an anonymous visitor, nor on an author’s page', async () => {
  await renderWidget('header');
  await settle();
  origin.switches.user = 'u-default';
  await renderWidget('header', 'default', { cmsMode: 'author' });
  await settle();
  expect(callsOf('F1')).toEqual([]);
  expect(localStorage.getItem('favoriteItems')).toBeNull();
});

test('what was kept before sign-in is offered on any page', async () => {
  const kept = [{ id: 'jubbah', type: 'place', title: 'Jubbah', url: '/en/places/jubbah', featureImage: '' }];
  localStorage.setItem('anonymousFavourites', JSON.stringify(kept));
  await signedIn('u-default', 'default');
  await waitFor(() => expect(alerts.shown()[0]?.button?.label).toBe('Add 1 favourite'));
  for (const { id } of alerts.shown()) alerts.dismiss(id);
});

describe('a consumer', () => {
  test('is known by the first name, and finds all entries', async () => {
    await signedIn('u-default', 'default');
    const button = screen.getByRole('button', { name: 'Mia' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button.closest('[data-personal]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'Mia' });
    expect(labels()).toEqual([
      'View profile',
      'My favourites',
      'Account settings',
      'Manage and upload assets',
      'Team members',
      'Sign out',
    ]);
    expect(screen.getByText('Mia Sommer')).toBeVisible();
  });

  test('is welcomed in the author’s words, and led to the profile', async () => {
    await signedIn('u-default', 'default');
    await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
    await screen.findByRole('menu');
    expect(screen.getByText('Welcome').closest('p')).toHaveTextContent('Welcome Mia Sommer');
    expect(screen.getByRole('menuitem', { name: 'View profile' })).toHaveAttribute(
      'href',
      '/en/individual/profile',
    );
  });

  test('goes through the menu by keyboard', async () => {
    const visitor = userEvent.setup();
    await signedIn('u-default', 'default');
    const button = screen.getByRole('button', { name: 'Mia' });
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    act(() => button.focus());
    await visitor.keyboard('{ArrowUp}');
    await waitFor(() => expect(entry('Sign out')).toHaveFocus());
    await visitor.keyboard('{ArrowDown}');
    expect(entry('View profile')).toHaveFocus();
    await visitor.keyboard('{ArrowUp}{Home}{End}');
    expect(entry('Sign out')).toHaveFocus();
    await visitor.keyboard('m');
    expect(entry('My favourites')).toHaveFocus();
    await visitor.keyboard('M');
    expect(entry('Manage and upload assets')).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(entry('View profile')).toHaveFocus());
    await visitor.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('signs out by script; no address of the page holds a token, and no event a name', async () => {
    localStorage.setItem('id-token', 'canary-7');
    const { element } = await signedIn('u-default', 'default');
    await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
    const way = await screen.findByRole('menuitem', { name: 'Sign out' });
    expect(way.tagName).toBe('BUTTON');
    expect(element.innerHTML).not.toContain('canary');
    await userEvent.click(way);
    await settle();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('id-token')).toBeNull();
    expect(JSON.stringify(globals.dataLayer)).not.toMatch(/canary|Mia/);
    expect(globals.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'logout', click_text: 'signOutLabel' }),
    );
    window.dispatchEvent(new Event('popstate'));
  });

  test('sees no entry without label, address or known icon; the console says once which icon is missing', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await signedIn('u-default', 'faulty-sections');
    await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
    await screen.findByRole('menu');
    expect(labels()).toEqual(['View profile', 'Fine', 'Sign out']);
    await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mia' }));
    const said = errors.mock.calls.filter(([text]) => String(text).includes('Missing module'));
    expect(said).toEqual([
      [
        'tourism-widgets: header: Missing module: there is no built-in icon "no-such-icon", and it is no address of an svg.',
      ],
    ]);
  });

  test('with odd names is shown as they are', async () => {
    await signedIn('u-odd', 'default');
    expect(screen.getByRole('button', { name: '<b>Nour</b> “D’Amour” 🌴' })).toBeVisible();
    expect(document.querySelector('[data-personal] img')).toBeNull();
  });
});

describe('in the portal', () => {
  test.each([
    ['u-partner-admin', 'Huda', ['Manage and upload assets', 'Team members']],
    ['u-partner-contributor', 'Omar', ['Manage and upload assets']],
    ['u-sta-content', 'Faris', ['Manage and upload assets']],
    ['u-sta-member', 'Tariq', []],
  ])('%s finds what the role allows', async (user, name, more) => {
    await signedIn(user, 'b2b-partner-admin', { mode: 'B2B' });
    await userEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('menu');
    expect(labels()).toEqual(['View profile', 'My favourites', 'Account settings', ...more, 'Sign out']);
  });

  test('the session is watched, and its end is told', async () => {
    document.cookie = 'ssid-access-token=canary-7; path=/';
    origin.switches.user = 'u-partner-admin';
    const config = { ...(exampleOf('header', 'b2b-partner-admin') as object), sessionTimeout: 0.2 };
    await renderWidget('header', config, { mode: 'B2B' });
    await settle();
    expect(await screen.findByRole('button', { name: 'Huda' })).toBeVisible();
    origin.switches.expired = true;
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(callsOf('V1').length).toBeGreaterThan(0);
  });

  test('nobody watches a session without a text to tell', async () => {
    document.cookie = 'ssid-access-token=canary-7; path=/';
    origin.switches.user = 'u-partner-admin';
    const config = {
      ...(exampleOf('header', 'b2b-partner-admin') as object),
      sessionTimeout: 0.05,
      alertText: '',
    };
    await renderWidget('header', config, { mode: 'B2B' });
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(callsOf('V1')).toHaveLength(0);
  });
});

test('who is asked for once: the header and all others share the answer', async () => {
  await signedIn('u-default', 'default');
  expect(callsOf('U1')).toHaveLength(1);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Mia' })).toBeVisible();
});
