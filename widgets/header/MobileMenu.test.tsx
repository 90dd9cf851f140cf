import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { isScrollLocked } from '#src/page/scroll-holders.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  screenWidth = windowOf(390);
});

const hamburger = () => screen.getByRole('button', { name: /^(Menu|القائمة)$/ });
const open = async () => {
  await userEvent.click(hamburger());
  const dialog = await screen.findByRole('dialog', { name: /^(Menu|القائمة)$/ });
  await settle();
  return within(dialog);
};

describe.each([
  ['en', 'default', 'Destinations', 'Riyadh', 'View all', 'Sign in', 'Back', 'Apply for a visa'],
  ['ar', 'arabic', 'الوجهات', 'الرياض', 'عرض الكل', 'تسجيل الدخول', 'رجوع', 'التقديم على التأشيرة'],
] as const)('in %s', (language, example, item, section, all, signIn, back, visa) => {
  test('it has sections, sign-in, visa and languages', async () => {
    await renderWidget('header', example, { language });
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
    const menu = await open();
    expect(menu.getByRole('button', { name: signIn })).toBeVisible();
    expect(menu.getByRole('link', { name: visa })).toHaveAttribute('href', `/${language}/visa`);
    expect(menu.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/page.html');
    const button = menu.getByRole('button', { name: item });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { name: section })).toBeVisible();
    expect(menu.getByRole('link', { name: all, description: item })).toHaveAttribute(
      'href',
      `/${language}/places`,
    );
  });

  test('back closes the section that is open, then the menu', async () => {
    await renderWidget('header', example, { language });
    const menu = await open();
    await userEvent.click(menu.getByRole('button', { name: item }));
    await userEvent.click(menu.getByRole('button', { name: back }));
    expect(menu.getByRole('button', { name: item })).toHaveAttribute('aria-expanded', 'false');
    expect(menu.getByRole('button', { name: item })).toHaveFocus();
    await userEvent.click(menu.getByRole('button', { name: back }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(hamburger()).toHaveFocus());
  });
});

test('the page stands still while it is open', async () => {
  await renderWidget('header');
  await open();
  expect(isScrollLocked()).toBe(true);
  expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isScrollLocked()).toBe(false);
  await waitFor(() => expect(hamburger()).toHaveFocus());
});

test('the breakpoint closes it, lets the page go, and loses no focus', async () => {
  await renderWidget('header');
  await open();
  screenWidth.resize(1123);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isScrollLocked()).toBe(false);
  screenWidth.resize(1122);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link to a place on the page closes it', async () => {
  await renderWidget('header', { title: 'R', menu: [{ title: 'Below', ctaLink: '#below' }] });
  const menu = await open();
  await userEvent.click(menu.getByRole('link', { name: 'Below' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('languages are asked for when it opens, and not before', async () => {
  await renderWidget('header', 'default', { path: 'visa' });
  await settle();
  expect(callsOf('L1')).toHaveLength(0);
  const menu = await open();
  expect(callsOf('L1')).toHaveLength(1);
  expect(menu.getByRole('link', { name: '日本語' })).toHaveAttribute('aria-disabled', 'true');
});

test('greets a signed-in visitor, and signs out', async () => {
  document.cookie = 'access_token=canary-7; path=/';
  origin.switches.user = 'u-default';
  await renderWidget('header');
  await settle();
  const menu = await open();
  expect((await menu.findByText('Mia Sommer')).closest('[data-personal]')).not.toBeNull();
  expect(menu.getByRole('link', { name: 'My favourites' })).toBeVisible();
  await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
  await settle();
  expect(menu.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(menu.queryByText('Mia Sommer')).toBeNull();
  act(() => void window.dispatchEvent(new Event('popstate')));
});

test('an author opens none', async () => {
  await renderWidget('header', 'default', { cmsMode: 'author' });
  await userEvent.click(hamburger());
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
