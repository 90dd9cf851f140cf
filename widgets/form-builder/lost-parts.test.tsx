import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, setSession, settle } from '#testing/session/session-page.tsx';

/** What a form fetches later may stay away; what was typed stays, and the visitor can ask for it again. */

setSession();

const lost = vi.hoisted(() => ({ isLost: true }));
const orLost = <Part,>(part: Part) => {
  if (lost.isLost) throw new Error('The connection is lost.');
  return part;
};
vi.mock('#src/forms/FileControl.tsx', async (original) => {
  const { FileControl } = await original<typeof import('#src/forms/FileControl.tsx')>();
  return {
    get FileControl() {
      return orLost(FileControl);
    },
  };
});
vi.mock('#src/forms/Review.tsx', async (original) => {
  const { Review } = await original<typeof import('#src/forms/Review.tsx')>();
  return {
    get Review() {
      return orLost(Review);
    },
  };
});

vi.mock('#src/forms/CountryOptions.tsx', async (original) => {
  const { CountryOptions } = await original<typeof import('#src/forms/CountryOptions.tsx')>();
  return {
    get CountryOptions() {
      return orLost(CountryOptions);
    },
  };
});
vi.mock('#src/forms/DateChoice.tsx', async (original) => {
  const { DateChoice } = await original<typeof import('#src/forms/DateChoice.tsx')>();
  return {
    get DateChoice() {
      return orLost(DateChoice);
    },
  };
});

beforeEach(() => {
  lost.isLost = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn());
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notLoaded = /^This could not be loaded/;
const notice = () => screen.queryByText(notLoaded);

test.each([
  ['the file control', (fields: object[]) => ({ fields }), () => screen.getByLabelText('Papers')],
  [
    'the review',
    (fields: object[]) => ({
      fields: fields.slice(0, 1),
      steps: [
        { id: 'one', title: 'One' },
        { id: 'two', title: 'Two' },
      ],
    }),
    () => screen.getByRole('heading', { name: 'Check your answers' }),
  ],
])('%s says that it stays away, and comes when it is asked for again', async (part, config, target) => {
  const fields = [
    { name: 'wish', label: 'Wish' },
    { name: 'papers', label: 'Papers', type: 'file' },
  ];
  await renderWidget(
    'form-builder',
    { title: 'Ask us', submitUrl: '/own/submit', ...config(fields) },
    { path: `lost-${part.length}.html` },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Wish' }), 'Stars');
  if (screen.queryByRole('button', { name: 'Continue' })) {
    await press('Continue');
    await press('Continue');
  }
  expect(await screen.findByText(notLoaded)).toBeVisible();
  await press('Try again');
  await settle();
  expect(notice()).toBeVisible();

  lost.isLost = false;
  await press('Try again');
  await settle();
  expect(notice()).toBeNull();
  expect(target()).toHaveFocus();
  await press('Send');
  expect(await screen.findByText(/^F-/)).toBeVisible();
  expect(await callsOf('submit')[0]?.clone().json()).toMatchObject({ wish: 'Stars' });
});

describe('a list of countries that stays away', () => {
  const show = async (path: string) => {
    const draft = { owner: '', at: Date.now(), values: { from: 'SA' } };
    sessionStorage.setItem('formDrafts', JSON.stringify({ [`/${path} form-builder 0`]: draft }));
    await renderWidget(
      'form-builder',
      {
        title: 'Ask us',
        submitUrl: '/own/submit',
        fields: [{ name: 'from', label: 'From', type: 'country' }],
      },
      { path },
    );
    expect(await screen.findByText(notLoaded)).toBeVisible();
  };
  const expectSent = async () => {
    await press('Send');
    expect(await screen.findByText(/^F-/)).toBeVisible();
    expect(await callsOf('submit')[0]?.clone().json()).toMatchObject({ from: 'SA' });
  };

  test('takes nothing of what was chosen before', async () => {
    await show('no-countries.html');
    await expectSent();
  });

  test('shows what was chosen before once it comes', async () => {
    await show('late-countries.html');
    lost.isLost = false;
    await press('Try again');
    await settle();
    const list = screen.getByRole('combobox', { name: 'From' });
    expect(list).toHaveFocus();
    expect(list).toHaveDisplayValue('Saudi Arabia');
    await expectSent();
  });
});

test('a calendar that stays away is said beside the typed day, which is enough; the next press opens it', async () => {
  await renderWidget(
    'form-builder',
    {
      title: 'Ask us',
      submitUrl: '/own/submit',
      fields: [{ name: 'arrival', label: 'Arrival', type: 'date' }],
    },
    { path: 'no-calendar.html' },
  );
  await userEvent.type(screen.getByLabelText('Arrival'), '2027-03-09');
  await press('Choose a date: Arrival');
  expect(await screen.findByText(notLoaded)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  lost.isLost = false;
  await press('Choose a date: Arrival');
  expect(await screen.findByRole('button', { name: /March 9, 2027, selected/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(notice()).toBeNull();
  await press('Send');
  expect(await screen.findByText(/^F-/)).toBeVisible();
  expect(await callsOf('submit')[0]?.clone().json()).toMatchObject({ arrival: '2027-03-09' });
});
