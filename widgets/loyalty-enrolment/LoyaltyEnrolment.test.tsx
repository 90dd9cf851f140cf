import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { become, events, field, fillIn, press, setLoyalty, show } from '#testing/loyalty-page.ts';
import { exampleOf } from '#testing/render-widget.tsx';
import { origin } from '#testing/session/session-page.tsx';

setLoyalty();

describe('what each tier gives', () => {
  test('is a table for everybody, by points', async () => {
    await show({}, 'none');
    const table = screen.getByRole('table', { name: 'What each tier gives you' });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PalmFrom the first day',
      'FalconFrom 1,000 points',
      'OryxFrom 5,000 points',
    ]);
    expect(within(table).getByText('Late checkout until 15:00')).toBeVisible();
  });

  test('has each tier once, and none of an author’s slips', async () => {
    await show(exampleOf('loyalty-enrolment', 'faulty-tiers') as object, 'none');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'PalmFrom the first day',
      'FalconFrom the first day',
      'OryxFrom 5,000 points',
    ]);
  });

  test('is left out without a tier', async () => {
    await show({ tiers: [] });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Join now' })).toBeVisible();
  });
});

describe('a member', () => {
  test('sees name, tier, number, points and how far the next tier is', async () => {
    await show({}, 'u-default');
    expect(screen.getByText('Mia Sommer')).toBeVisible();
    expect(screen.getByText('0000 0000 0001')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('0 0 0 0, 0 0 0 0, 0 0 0 1')).toBeInTheDocument();
    const meter = screen.getByRole('meter', { name: '3,760 points to Oryx' });
    expect(meter).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByRole('rowheader', { name: /Falcon.*Your tier/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
  });

  test('has the number as a QR code, unless its author wants none', async () => {
    await show({}, 'u-default');
    expect(await screen.findByRole('img', { name: 'QR code of your membership number' })).toBeVisible();
    await show({ showQr: false }, 'u-default');
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  test('of the highest tier reads so, and has no meter', async () => {
    become('enrolled', 6000, '5');
    await show();
    expect(screen.getByText('You have reached the highest tier.')).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  test('goes on by the link of the author, which is reported', async () => {
    await show({ cta: { ctaLabel: 'Offers', ctaLink: '#offers' } }, 'u-default');
    fireEvent.click(screen.getByRole('link', { name: 'Offers' }));
    expect(events).toMatchObject([{ event: 'cta_click', click_text: 'Offers' }]);
  });

  test('has the family’s name first in Japanese, and the card’s picture', async () => {
    const { element } = await show({ cardImage: { desktopImage: '/images/hegra.jpg' } }, 'u-default', {
      language: 'ja',
    });
    expect(screen.getByText('Sommer Mia')).toBeVisible();
    expect(element.querySelector('img')).toHaveAttribute('src', '/images/hegra.jpg');
  });
});

describe('a membership that is not active', () => {
  test('that is being checked says so, and is asked for again by a press', async () => {
    become('pending');
    await show();
    expect(screen.getByRole('heading', { name: 'Your enrolment is being checked' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact');
    become('enrolled', 3, '8');
    await press('Check again');
    expect(screen.getByText('3 points')).toBeVisible();
  });

  test('that is suspended says so with its number, and has neither form nor card', async () => {
    become('suspended', 6000, '0000-0000-0099');
    await show({ helpLink: '' });
    expect(screen.getByRole('heading', { name: 'Your membership is suspended' })).toBeVisible();
    expect(screen.getByText('0 0 0 0, 0 0 0 0, 0 0 9 9')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });
});

test('a membership that cannot be loaded is asked for again by a press', async () => {
  origin.switches.fail = ['Q1:500'];
  await show();
  expect(await screen.findByText('Your membership could not be loaded.')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  origin.switches.fail = [];
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Join now' })).toBeVisible();
});

test('a membership that cannot be loaded without a connection says so', async () => {
  origin.switches.fail = ['Q1:drop'];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
});

test('a slow service keeps a place that is said to be busy', async () => {
  origin.switches.slow = 200;
  const { element } = await show();
  expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Join now' })).toBeVisible();
});

test('what was typed stays when the session ends meanwhile', async () => {
  await show();
  fillIn();
  origin.switches.fail = ['Q1:401'];
  await press('Join now');
  expect(field(/^First name/)).toHaveValue('Nour');
  expect(field(/^Date of birth/)).toHaveValue('1990-05-05');
  expect(screen.getByText(/Your session has ended/)).toBeVisible();
});

test('an author sees a form that sends nothing, and nobody is asked', async () => {
  await show({}, 'u-default', { cmsMode: 'author' });
  expect(screen.getByText(/Tiers: Palm, Falcon, and Oryx\. Age: 18\./)).toBeVisible();
  fillIn();
  await press('Join now');
  expect(origin.calls).toEqual([]);
});
