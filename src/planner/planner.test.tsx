import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '#src/session/end-session.ts';
import { askUserAgain } from '#src/session/queries.ts';
import { callsOf, origin, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import { removeKey } from '#src/storage/store.ts';
import { forgetSteps } from './kept-plan.ts';
import { addDay, addStop, removeDay, type Move } from './moves.ts';
import { itineraryPlan } from './storage.ts';
import { usePlan, type KeptPlan } from './usePlan.ts';
import { usePlanItems } from './usePlanItems.ts';

setSession();
// These tests are of what is asked, not of when a part comes.
beforeAll(() => import('#src/favourites/copies/ask-copies.ts'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetSteps();
  removeKey(itineraryPlan);
  localStorage.clear();
});

/** Two widgets of the page, of which the first one acts. */
let widget: KeptPlan;
function One() {
  const own = usePlan();
  useEffect(() => {
    widget = own;
  });
  return <Shown name="one" />;
}
function Shown({ name }: { readonly name: string }) {
  const { plan, isPending, isStored, undoable } = usePlan();
  const items = usePlanItems(plan);
  const days = plan.days.map(({ stops }) =>
    stops.map((stop) => `${items.of(stop).title}${items.of(stop).isGone ? ' (gone)' : ''}`).join(', '),
  );
  const text = isPending ? 'pending' : days.length > 0 ? days.join(' | ') : 'no plan';
  return (
    <p aria-label={name} role="note" data-personal="">
      {[text, undoable && `undo: ${undoable}`, !isStored && 'not kept'].filter(Boolean).join('; ')}
    </p>
  );
}
const said = (name = 'two') => screen.getByRole('note', { name }).textContent;

async function visit(marks = {}) {
  const here = sessionPage(marks);
  here.show(
    <>
      <One />
      <Shown name="two" />
    </>,
  );
  await settle();
  return here;
}
const change = (move: Move, words = 'step') => act(() => widget.change(move, words));
function undo() {
  let words: string | undefined;
  act(() => {
    words = widget.undo();
  });
  return words;
}
const stop = (id: string, title = '') => addStop({ id, title });
const key = 'itineraryPlan';
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, object> | null;
const planText = (...ids: string[]) => ({
  version: 1,
  days: [{ key: 1, title: '', stops: ids.map((id) => ({ id, title: '', note: '' })) }],
});
const keep = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));
async function otherTabKeeps(value: unknown) {
  keep(value);
  fireEvent(window, new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
  await settle();
}
const signedIn = (user = 'u-default') => Object.assign(origin.switches, { user });

describe('the plan of an anonymous visitor', () => {
  test('is kept in this browser, and every widget of the page shows it', async () => {
    await visit();
    expect(said()).toBe('no plan');
    await change(stop('hegra', 'Hegra'));
    await settle();
    expect(said('one')).toBe('Hegra; undo: step');
    expect(said()).toBe(said('one'));
    expect(kept()).toEqual({
      '': { version: 1, days: [{ key: 1, title: '', stops: [{ id: 'hegra', title: 'Hegra', note: '' }] }] },
    });
  });

  test.each([
    ['{', 'text that is no JSON'],
    ['[1]', 'a list'],
    ['{"":{"version":2,"days":[]}}', 'a plan of another version'],
    ['{"":{"version":1,"days":7}}', 'a plan without days'],
    ['{"":{"version":1,"days":[{"stops":[{"minutes":5}]},7]}}', 'stops without an id'],
  ])('is empty where the browser has %s (%s)', async (text) => {
    localStorage.setItem(key, text);
    await visit();
    expect(said()).toMatch(/^(no plan)?$/);
    await change(stop('hegra', 'Hegra'));
    await settle();
    expect(said()).toMatch(/^Hegra/);
  });

  test('lasts for the page where the browser refuses it, and that is said', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await visit();
    await change(stop('hegra', 'Hegra'));
    await settle();
    expect(said()).toBe('Hegra; undo: step; not kept');
  });

  test('is empty where there is no storage at all', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('disabled', 'SecurityError');
      });
    await visit();
    expect(said()).toBe('no plan');
    await change(stop('hegra', 'Hegra'));
    await settle();
    expect(said()).toMatch(/^Hegra.*not kept$/);
  });

  test('is that of another tab as soon as it changes it, and a change here adds to it', async () => {
    await visit();
    await change(stop('hegra'));
    await otherTabKeeps({ '': planText('hegra', 'dadan') });
    expect(said()).toMatch(/^Hegra, Dadan/);
    keep({ '': planText('hegra', 'dadan', 'jazan') });
    await change(stop('taif'));
    expect(Object.values(kept()!)).toMatchObject([
      { days: [{ stops: [{ id: 'hegra' }, { id: 'dadan' }, { id: 'jazan' }, { id: 'taif' }] }] },
    ]);
  });

  test('refuses what there is no room for, and says why', async () => {
    await visit();
    const limits = { maxDays: 1, maxStops: 1 };
    const add = (move: Move) => act(() => widget.change(move, 'step', limits));
    await add(stop('hegra'));
    expect(await add(stop('dadan'))).toBe('stops');
    expect(await add(addDay())).toBe('days');
    expect(Object.values(kept()!)).toMatchObject([{ days: [{ stops: [{ id: 'hegra' }] }] }]);
  });

  test('is neither shown nor changed on an author’s page', async () => {
    keep({ '': planText('hegra') });
    await visit({ cmsMode: 'author' });
    expect(said()).toBe('no plan');
    expect(await change(stop('dadan'))).toBeUndefined();
    expect(widget.undo()).toBeUndefined();
    expect(kept()).toEqual({ '': planText('hegra') });
  });
});

describe('what was done', () => {
  test('is taken back step by step, under its own name', async () => {
    await visit();
    await change(stop('hegra', 'Hegra'), 'Hegra added');
    await change(stop('dadan', 'Dadan'), 'Dadan added');
    expect(widget.undoable).toBe('Dadan added');
    expect(undo()).toBe('Dadan added');
    expect(widget.undoable).toBe('Hegra added');
    undo();
    expect(said()).toBe('no plan');
    expect(kept()).toBeNull();
    expect(undo()).toBeUndefined();
  });

  test('is no step where it was refused or changed nothing', async () => {
    await visit();
    await change(stop('hegra'), 'Hegra added');
    await change(stop('hegra'), 'refused');
    await change((plan) => plan, 'nothing');
    expect(widget.undoable).toBe('Hegra added');
  });

  test('is taken back without what another tab has done to another day', async () => {
    await visit();
    await change(stop('hegra'), 'Hegra added');
    await change(addDay(), 'day added');
    await change(stop('dadan'), 'Dadan added');
    await change(removeDay(1), 'day removed');
    const { '': own } = kept() as { '': { days: [{ stops: object[] }] } };
    own.days[0].stops.push({ id: 'jazan', title: 'Jazan', note: '' });
    await otherTabKeeps({ '': own });
    undo();
    await settle();
    expect(said()).toMatch(/^Hegra \| Dadan, Jazan/i);
  });

  test('is no longer offered where another tab has changed the same day', async () => {
    await visit();
    await change(stop('hegra'), 'Hegra added');
    await otherTabKeeps({ '': planText('hegra', 'dadan') });
    expect(widget.undoable).toBeUndefined();
    expect(undo()).toBeUndefined();
    expect(kept()).toEqual({ '': planText('hegra', 'dadan') });
  });
});

describe('the plan of a member', () => {
  const ownerOf = () => Object.keys(kept() ?? {});

  test('is the one made before signing in, from the next change on', async () => {
    signedIn();
    keep({ '': planText('hegra') });
    await visit();
    expect(said()).toBe('Hegra');
    expect(ownerOf()).toEqual(['']);
    await change(stop('dadan'));
    await settle();
    expect(ownerOf()).toHaveLength(1);
    expect(ownerOf()[0]).not.toBe('');
    expect(Object.values(kept()!)).toMatchObject([{ days: [{ stops: [{ id: 'hegra' }, { id: 'dadan' }] }] }]);
  });

  test('is shown to that member alone', async () => {
    keep({ 'somebody-else': planText('hegra') });
    const { client } = await visit();
    expect(said()).toBe('no plan');
    signedIn();
    await act(() => askUserAgain(client));
    await settle();
    expect(said()).toBe('no plan');
  });

  test('stays while somebody plans without being signed in, and takes the place of another member’s', async () => {
    keep({ 'somebody-else': planText('hegra') });
    const { client } = await visit();
    await change(stop('dadan'));
    expect(ownerOf().toSorted()).toEqual(['', 'somebody-else']);
    signedIn();
    await act(() => askUserAgain(client));
    await change(stop('jazan'));
    expect(ownerOf()).toHaveLength(1);
    expect(Object.values(kept()!)).toMatchObject([{ days: [{ stops: [{ id: 'dadan' }, { id: 'jazan' }] }] }]);
  });

  test('goes with the sign-out, and so does what could be taken back; a plan of nobody stays', async () => {
    signedIn();
    const { client } = await visit();
    await change(stop('hegra'));
    keep({ ...kept(), '': planText('dadan') });
    act(() => endSession(client, 'signed-out'));
    await settle();
    expect(said()).toBe('Dadan');
    expect(kept()).toEqual({ '': planText('dadan') });
    expect(widget.undoable).toBeUndefined();
  });

  test('stays on the device when the session expires, unseen until that member is back', async () => {
    signedIn();
    const { client } = await visit();
    await change(stop('hegra'));
    act(() => endSession(client, 'expired'));
    await settle();
    expect(said()).toBe('no plan');
    await act(() => askUserAgain(client));
    await settle();
    expect(said()).toBe('Hegra');
  });

  test('has what was added before it was known who the visitor is', async () => {
    signedIn();
    sessionPage().show(<One />);
    await act(() => widget.change(stop('hegra'), 'step'));
    expect(ownerOf()[0]).not.toBe('');
  });
});

describe('items of the plan', () => {
  test('are asked for by their ids, a hundred at a time, and each once', async () => {
    const ids = Array.from({ length: 130 }, (_, at) => `unknown-${at}`);
    keep({ '': planText('hegra', ...ids) });
    await visit();
    await waitFor(() => expect(callsOf('S1')).toHaveLength(2));
    await settle();
    const asked = callsOf('S1').map(({ url }) =>
      new URL(url).searchParams.getAll('id').flatMap((id) => id.split(',')),
    );
    expect(asked.map(({ length }) => length)).toEqual([100, 31]);
    expect(asked.flat()).toEqual(['hegra', ...ids]);
  });

  test('that the search does not know while it knows others are marked as gone', async () => {
    keep({ '': planText('hegra', 'closed-for-ever') });
    await visit();
    expect(said()).toBe('Hegra, closed-for-ever (gone)');
  });

  test('are not gone where the search knows none, or does not answer; the favourite names them', async () => {
    const favourite = {
      id: 'closed-for-ever',
      type: 'place',
      title: 'The fort',
      url: '/en/fort',
      featureImage: '',
    };
    localStorage.setItem('anonymousFavourites', JSON.stringify([favourite]));
    keep({ '': planText('closed-for-ever', 'nameless') });
    await visit();
    expect(said()).toBe('The fort, nameless');
    origin.switches.fail = ['S1:500'];
    await otherTabKeeps({ '': planText('closed-for-ever', 'hegra') });
    expect(said()).toBe('The fort, hegra');
  });
});
