import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { hideByVisibility } from '#testing/hide-by-visibility.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();
// What the focus sets off is fetched, whatever the order of the tests.
beforeAll(async () => {
  await Promise.all([import('./restore-focus.ts'), import('./MobileMenu.tsx'), import('./wide-panels.ts')]);
});

const focus = async (control: HTMLElement) => {
  act(() => control.focus());
  await settle();
  expect(control).toHaveFocus();
};
const dialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog'));
};
const nothingIsOpen = () => {
  expect(document.querySelector('[aria-expanded="true"]')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
};

/** A control of the wide header, by its role and name. */
const control = (role: 'button' | 'link', name: string | RegExp) =>
  within(screen.getByRole('banner')).getByRole(role, { name });

describe('when the window becomes wide, the focus goes from', () => {
  test.each([
    ['the button of the menu', async () => control('button', 'Menu'), 'button', 'Destinations'],
    [
      'the way back',
      async () => (await dialog()).getByRole('button', { name: 'Back' }),
      'button',
      'Destinations',
    ],
    ['an item', async () => (await dialog()).getByRole('button', { name: 'Stories' }), 'button', 'Stories'],
    ['the logo', async () => (await dialog()).getByRole('link', { name: 'Rihla' }), 'link', 'Rihla'],
    [
      'the sign-in',
      async () => (await dialog()).getByRole('button', { name: 'Sign in' }),
      'button',
      'Sign in',
    ],
    ['the visa', async () => (await dialog()).getByRole('link', { name: /visa/ }), 'link', /visa/],
    ['a language', async () => (await dialog()).getByRole('link', { name: 'Deutsch' }), 'button', /^EN/],
    ['the search', async () => control('button', 'Search'), 'button', 'Search'],
  ] as const)('%s to its successor', async (_, find, role, successor) => {
    const { resize } = windowOf(390);
    await renderWidget('header');
    await settle();
    await focus(await find());
    resize(1440);
    expect(control(role, successor)).toHaveFocus();
    await settle();
    expect(control(role, successor)).toHaveFocus();
    nothingIsOpen();
  });

  test('a section to the item that holds it', async () => {
    const { resize } = windowOf(390);
    await renderWidget('header');
    await settle();
    const menu = await dialog();
    await userEvent.click(menu.getByRole('button', { name: 'Offers' }));
    await focus(menu.getAllByRole('link', { name: /agents/ })[0]!);
    resize(1440);
    await settle();
    expect(control('button', 'Offers')).toHaveFocus();
    nothingIsOpen();
  });

  test('an entry of the account to the user menu', async () => {
    document.cookie = 'access_token=canary-7; path=/';
    origin.switches.user = 'u-default';
    const { resize } = windowOf(1440);
    await renderWidget('header');
    await waitFor(() => expect(control('button', 'Mia')).toBeVisible());
    resize(390);
    const menu = await dialog();
    await focus(await menu.findByRole('link', { name: 'My favourites' }));
    resize(1440);
    await settle();
    expect(control('button', 'Mia')).toHaveFocus();
    nothingIsOpen();
  });
});

describe('when the window becomes narrow, the focus goes to the button of the menu from', () => {
  test.each([
    ['an item', async () => control('button', 'Stories')],
    [
      'a link in its panel',
      async () => {
        await userEvent.click(control('button', 'Destinations'));
        return screen.findByRole('link', { name: 'Jeddah' });
      },
    ],
    ['the languages', async () => control('button', /^EN/)],
    ['the sign-in', async () => control('button', 'Sign in')],
  ] as const)('%s', async (_, find) => {
    const { resize } = windowOf(1440);
    await renderWidget('header');
    await settle();
    await focus(await find());
    const calls = callsOf('L1').length;
    resize(390);
    await settle();
    expect(control('button', 'Menu')).toHaveFocus();
    nothingIsOpen();
    expect(callsOf('L1')).toHaveLength(calls);
  });
});

test('a control that is hidden is no successor', async () => {
  const { resize } = windowOf(390);
  await renderWidget('header');
  await settle();
  const visa = (await dialog()).getByRole('link', { name: /visa/ });
  await focus(visa);
  const hidden = document.createElement('a');
  hidden.setAttribute('href', visa.getAttribute('href')!);
  hideByVisibility(hidden);
  screen.getByRole('banner', { hidden: true }).prepend(hidden);
  resize(1440);
  await settle();
  expect(control('link', /visa/)).toHaveFocus();
});

test('the sections of the current group keep the focus, as a list and under a button', async () => {
  const { resize } = windowOf(1440);
  await renderWidget('header', 'secondary-subheader', { mode: 'B2B', path: 'partner-tools/calendar' });
  const sections = () => screen.getAllByRole('navigation').at(-1)!;
  await screen.findByRole('navigation', { name: 'Partner tools' });
  await focus(within(sections()).getAllByRole('link')[0]!);
  resize(390);
  await settle();
  expect(within(sections()).getByRole('button')).toHaveFocus();
  nothingIsOpen();
  resize(1440);
  await settle();
  // The button was named by the section that the page is.
  expect(within(sections()).getByRole('link', { current: 'page' })).toHaveFocus();
});

test('who is not in the header stays where they are', async () => {
  const { resize } = windowOf(1440);
  await renderWidget('header');
  await focus(control('button', 'Stories'));
  act(() => (document.activeElement as HTMLElement).blur());
  resize(390);
  await settle();
  expect(document.body).toHaveFocus();
});
