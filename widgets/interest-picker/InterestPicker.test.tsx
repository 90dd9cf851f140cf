import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { clearAtSignOut } from '#src/session/clear-storage.ts';
import { endPage } from '#testing/page-observers.ts';
import {
  exampleOf,
  renderWidget,
  settled,
  startPage,
  toScript,
  type PageOptions,
} from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
  localStorage.clear();
  for (let [alert] = alerts.shown(); alert; [alert] = alerts.shown()) alerts.dismiss(alert.id);
});

/** Who likes heritage, hiking and food. */
const signedIn = () => (origin.switches.user = 'u-default');

/** Takes the widgets away: those of a page that was left would hear of what happens on the next. */
let stop = () => {};
afterEach(() => stop());

async function leavePage(): Promise<void> {
  stop();
  await settle();
  endPage();
}

async function show(config: string | object = 'default', options: PageOptions = {}) {
  await leavePage();
  const rendered = await renderWidget('interest-picker', config, { site: { userApi: services }, ...options });
  stop = () => rendered.page.unmount(rendered.element);
  await settle();
  return rendered;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const pick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(box(name));
  await settle();
};
const chosen = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((input) => (input as HTMLInputElement).value);
const sent = async () =>
  Promise.all(
    callsOf('Q1').map(async (call) => ((await call.clone().json()) as { interests: string[] }).interests),
  );
const trouble = () => screen.getByRole('alert').textContent;
const keptHere = () => localStorage.getItem('anonymousInterests');

describe('an anonymous visitor', () => {
  test('chooses by check boxes in a group; the choice stays in this browser, and nobody is asked', async () => {
    await show();
    const group = screen.getByRole('group', { name: 'What do you travel for?' });
    expect(group).toHaveAccessibleDescription('Choose up to 10.');
    expect(within(group).getAllByRole('checkbox')).toHaveLength(12);
    await pick('Heritage', 'Food & Drink', 'Sport', 'Food & Drink');
    expect(chosen()).toEqual(['heritage', 'sport']);
    expect(screen.getByText('2 of 10 chosen')).toBeVisible();
    expect(keptHere()).toBe('heritage,sport');
    expect(callsOf('Q1')).toEqual([]);
    expect(localStorage.getItem('int')).toBeNull();
    expect(globals.dataLayer.at(-1)).toMatchObject({ event: 'form_submit', click_text: 'heritage,sport' });
    await show();
    expect(chosen()).toEqual(['heritage', 'sport']);
  });

  test('keeps what other pickers know', async () => {
    localStorage.setItem('anonymousInterests', 'caves,heritage');
    await show();
    expect(chosen()).toEqual(['heritage']);
    await pick('Heritage', 'Sport');
    expect(keptHere()).toBe('caves,sport');
  });

  test('cannot choose more than the limit, and is told', async () => {
    await show({ ...(exampleOf('interest-picker', 'default') as object), max: 2 });
    await pick('Heritage', 'Sport', 'Art & Design');
    expect(chosen()).toEqual(['heritage', 'sport']);
    expect(trouble()).toBe('You can choose 2 at most. Take one away to choose another.');
    await pick('Sport', 'Art & Design');
    expect(chosen()).toEqual(['heritage', 'art']);
    expect(trouble()).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2 chosen');
  });

  test('is offered to sign in once something is chosen', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /Sign in/ })).toBeNull();
    await pick('Sport');
    expect(screen.getByRole('button', { name: 'Sign in to have it everywhere' })).toBeVisible();
  });

  test('is not told that a choice is kept which is not saved yet', async () => {
    await show('at-least-three');
    await pick('Heritage', 'Nature', 'Adventure');
    const kept = () => screen.queryByText('Your choice is kept in this browser.');
    expect(kept()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(kept()).toBeVisible();
  });

  test('may skip, and come back', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    const back = screen.getByRole('button', { name: 'Choose interests' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    await settle();
    expect(box('Heritage')).toHaveFocus();
    await pick('Heritage');
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  });

  test('sees each key once, and none with a comma', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-interests');
    expect(screen.getAllByRole('checkbox').map((input) => (input as HTMLInputElement).value)).toEqual([
      'heritage',
      'food',
      'sport',
    ]);
    expect(box('Food & Drink')).toBeVisible();
  });
});

describe('a signed-in visitor', () => {
  test('sees what the profile has, and cannot choose before that is known', async () => {
    signedIn();
    origin.switches.slow = 60;
    localStorage.setItem('int', 'sport');
    const { element, page } = await renderWidget('interest-picker', 'default', {
      site: { userApi: services },
    });
    stop = () => page.unmount(element);
    expect(screen.getByRole('group')).toBeDisabled();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    await waitFor(() => expect(screen.getByRole('group')).toBeEnabled());
    expect(chosen()).toEqual(['heritage', 'hiking', 'food']);
    expect(screen.getByRole('group')).toHaveAttribute('data-personal');
  });

  test('saves each choice at once, for all widgets of the page', async () => {
    signedIn();
    const mount = `<div data-component="interest-picker"><script type="application/json">${toScript(exampleOf('interest-picker', 'default'))}</script></div>`;
    const page = startPage(mount + mount, { site: { userApi: services } });
    stop = () => document.querySelectorAll<HTMLElement>('[data-component]').forEach(page.unmount);
    await Promise.all([...document.querySelectorAll<HTMLElement>('[data-component]')].map(settled));
    await settle();
    origin.switches.slow = 80;
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Sport' })[1]!);
    for (const sport of screen.getAllByRole('checkbox', { name: 'Sport' })) expect(sport).toBeChecked();
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await sent()).toEqual([['heritage', 'hiking', 'food', 'sport']]);
    expect(localStorage.getItem('int')).toBe('heritage,hiking,food,sport');
    expect(keptHere()).toBeNull();
    origin.switches.slow = 0;
    await show();
    expect(chosen()).toEqual(['heritage', 'hiking', 'food', 'sport']);
  });

  test('who is quick has the last choice saved, one request after another', async () => {
    signedIn();
    await show();
    origin.switches.slow = 300;
    await userEvent.click(box('Sport'));
    await waitFor(() => expect(callsOf('Q1')).toHaveLength(1));
    fireEvent.click(box('Nature'));
    fireEvent.click(box('Sport'));
    await screen.findByText('Saved');
    expect(await sent()).toEqual([
      ['heritage', 'hiking', 'food', 'sport'],
      ['heritage', 'hiking', 'food', 'nature'],
    ]);
    expect(chosen()).toEqual(['heritage', 'nature', 'hiking', 'food']);
  });

  test.each([
    ['500', /could not be saved/],
    ['403', /may not be changed/],
    ['429', /could not be saved|try again in/],
    ['drop', /could not be saved/],
  ])('whose choice is not taken (%s) sees it taken back, and why', async (fault, words) => {
    signedIn();
    await show();
    origin.switches.fail = [`Q1:${fault}`];
    await pick('Sport');
    await waitFor(() => expect(trouble()).toMatch(words));
    expect(chosen()).toEqual(['heritage', 'hiking', 'food']);
    expect(localStorage.getItem('int')).toBe('heritage,hiking,food');
    expect(globals.dataLayer).toEqual([]);
    origin.switches.fail = [];
    await pick('Nature');
    expect(trouble()).toBe('');
    expect(chosen()).toEqual(['heritage', 'nature', 'hiking', 'food']);
  });

  test('without a network is told so', async () => {
    signedIn();
    await show();
    origin.switches.fail = ['Q1:drop'];
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pick('Sport');
    await waitFor(() => expect(trouble()).toMatch(/^You are offline/));
  });

  test('whose interests were changed elsewhere sees them as they stand', async () => {
    signedIn();
    await show();
    origin.switches.fail = ['Q1:409:changed'];
    await pick('Sport');
    await waitFor(() => expect(trouble()).toMatch(/changed elsewhere/));
    expect(callsOf('U1')).toHaveLength(2);
    expect(chosen()).toEqual(['heritage', 'hiking', 'food']);
  });

  test('whose session has ended is anonymous, is told so, and leaves nothing behind', async () => {
    signedIn();
    document.cookie = 'access_token=t; path=/';
    await show();
    origin.switches.fail = ['Q1:401'];
    await pick('Sport');
    await waitFor(() => expect(trouble()).toMatch(/^You have been signed out/));
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect([keptHere(), localStorage.getItem('int')]).toEqual([null, null]);
  });
});

describe('with a save button', () => {
  const config = 'at-least-three';

  test('nothing is saved before it is pressed, and nothing below the least', async () => {
    signedIn();
    await show(config);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    await pick('Heritage');
    await save();
    expect(trouble()).toBe('Choose at least 3; until then nothing is saved.');
    await pick('Nature', 'Adventure');
    expect(trouble()).toBe('');
    expect(callsOf('Q1')).toEqual([]);
    await save();
    await settle();
    expect(await sent()).toEqual([['hiking', 'food', 'nature', 'adventure']]);
    expect(globals.dataLayer).toMatchObject([
      { event: 'form_submit', click_text: 'nature,adventure,hiking,food' },
    ]);
  });

  test('a choice that is not saved stays on the page for another try', async () => {
    signedIn();
    await show(config);
    await pick('Nature');
    origin.switches.fail = ['Q1:500'];
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(trouble()).toMatch(/could not be saved/));
    expect(chosen()).toEqual(['heritage', 'nature', 'hiking', 'food']);
  });
});

describe('what was chosen before sign-in', () => {
  const offer = () => alerts.shown().find(({ button }) => button);

  test('is offered with its number, joined when it is accepted, and leaves this browser then', async () => {
    signedIn();
    localStorage.setItem('anonymousInterests', 'sea,heritage,sport');
    await show();
    // The profile has it already.
    expect(keptHere()).toBe('sea,sport');
    expect(chosen()).toEqual(['heritage', 'hiking', 'food']);
    expect(alerts.shown()).toMatchObject([
      {
        type: 'info',
        description: 'Before you signed in, you chose 2 more interests in this browser.',
        autoClose: false,
        button: { label: 'Add 2 interests' },
      },
    ]);
    expect(callsOf('Q1')).toEqual([]);
    await act(async () => offer()?.button?.onPress?.());
    await settle();
    expect(await sent()).toEqual([['heritage', 'hiking', 'food', 'sea', 'sport']]);
    expect(chosen()).toEqual(['heritage', 'hiking', 'sea', 'food', 'sport']);
    expect(keptHere()).toBeNull();
    expect(alerts.shown()).toMatchObject([
      { type: 'success', description: '2 interests added to your profile' },
    ]);
  });

  test('stays where it does not fit, and that is said', async () => {
    signedIn();
    localStorage.setItem('anonymousInterests', 'sea,wellness,sport');
    await show({ ...(exampleOf('interest-picker', 'default') as object), max: 5 });
    expect(offer()?.button?.label).toBe('Add 2 interests');
    await act(async () => offer()?.button?.onPress?.());
    await settle();
    expect(keptHere()).toBe('sport');
    expect(alerts.shown().map(({ description }) => description)).toContain(
      '1 interest did not fit and stays in this browser only.',
    );
  });

  test('is not offered again on the page to who has closed the offer', async () => {
    signedIn();
    localStorage.setItem('anonymousInterests', 'sea,sport');
    await show();
    act(() => alerts.dismiss(offer()!.id));
    await pick('Sea & Diving');
    expect(offer()).toBeUndefined();
    expect(keptHere()).toBe('sport');
  });

  test('stays, and is offered again, where it could not be saved', async () => {
    signedIn();
    localStorage.setItem('anonymousInterests', 'wellness');
    await show();
    origin.switches.fail = ['Q1:500'];
    await act(async () => offer()?.button?.onPress?.());
    await settle();
    expect(keptHere()).toBe('wellness');
    expect(offer()?.button?.label).toBe('Add 1 interest');
  });

  test('is not there for the next visitor of the same browser', async () => {
    localStorage.setItem('anonymousInterests', 'sea');
    signedIn();
    await show();
    expect(offer()).toBeDefined();
    clearAtSignOut();
    origin.switches.user = 'none';
    const tab = new BroadcastChannel('tourism-widgets-session');
    tab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    tab.close();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(offer()).toBeUndefined();
    expect([keptHere(), localStorage.getItem('int')]).toEqual([null, null]);
  });
});

test('an author sees the interests; nobody is asked, and nothing is kept', async () => {
  await show('default', { cmsMode: 'author' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  expect(screen.getByRole('group')).toBeDisabled();
  expect([origin.calls.length, keptHere()]).toEqual([0, null]);
});
