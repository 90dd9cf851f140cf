import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

let screenWidth: ReturnType<typeof windowOf>;
beforeEach(() => {
  screenWidth = windowOf(1440);
});

const item = (name: string) => screen.getByRole('button', { name });

describe('the sub-header', () => {
  const portal = { mode: 'B2B', path: 'partner-tools/calendar' } as const;

  test('shows the sections of the group, and which one the page is', async () => {
    await renderWidget('header', 'secondary-subheader', portal);
    const nav = within(await screen.findByRole('navigation', { name: 'Partner tools' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'page',
    ]);
    expect(item('Partner tools')).toHaveAttribute('aria-current', 'true');
  });

  test('is a dropdown on a small screen', async () => {
    screenWidth.resize(390);
    await renderWidget('header', 'secondary-subheader', portal);
    const nav = within(await screen.findByRole('navigation', { name: 'Partner tools' }));
    expect(nav.queryByRole('link')).toBeNull();
    const button = nav.getByRole('button', { name: 'Trade calendar' });
    await userEvent.click(button);
    expect(nav.getAllByRole('link')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(nav.queryByRole('link')).toBeNull();
    expect(button).toHaveFocus();
  });

  test.each([
    ['on a page of no group', 'secondary-subheader', { mode: 'B2B', path: 'news' }],
    ['in the primary variant', 'b2b-partner-admin', portal],
  ] as const)('is not there %s', async (_, example, options) => {
    await renderWidget('header', example, options);
    await settle();
    expect(screen.queryByRole('navigation', { name: 'Partner tools' })).toBeNull();
  });
});
