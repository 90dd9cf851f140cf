import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { origin, setSession, settle } from '#testing/session/session-page.tsx';
import {
  brochure,
  changes,
  choose,
  files,
  have,
  keptSet,
  ownId,
  person,
  press,
  show,
  signIn,
} from '#testing/collections-page.ts';

setSession();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  sessionStorage.clear();
  localStorage.clear();
  signIn(person);
  have(brochure());
});

const [hegra, flight, oasis] = [
  'Hegra at First Light',
  'Flight over Hegra',
  'Walking the Oasis Trail',
] as const;

async function edit(name: string, note?: string) {
  await press('Change name and note');
  const field = screen.getByRole('textbox', { name: /^Name of the collection/ });
  fireEvent.change(field, { target: { value: name } });
  if (note !== undefined)
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: note } });
  await userEvent.type(field, '{Enter}');
  await settle();
}

describe('files are put in order', () => {
  test('by the menu of each', async () => {
    await show(ownId);
    await choose(oasis, 'Move to the top');
    expect(files()).toEqual([oasis, hegra, flight]);
    expect(keptSet()?.assetIds).toEqual(['AS-2010', 'AS-2001', 'AS-2004']);
    expect(screen.getByRole('button', { name: `Move or remove ${oasis}` })).toHaveFocus();
  });

  test('by Alt with the arrow keys, one step after another', async () => {
    await show(ownId);
    (await screen.findByRole('button', { name: `Move or remove ${hegra}` })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await settle();
    expect(files()).toEqual([flight, oasis, hegra]);
    expect(keptSet()?.assetIds).toEqual(['AS-2004', 'AS-2010', 'AS-2001']);
  });
});

describe('a file is removed', () => {
  test('and put back where it was', async () => {
    await show(ownId);
    await choose(flight, 'Remove from the collection');
    expect(files()).toEqual([hegra, oasis]);
    expect(keptSet()?.assetIds).toEqual(['AS-2001', 'AS-2010']);
    expect(screen.getByText(`“${flight}” was removed.`)).toHaveRole('status');
    await press('Undo');
    expect(files()).toEqual([hegra, flight, oasis]);
    expect(keptSet()?.assetIds).toEqual(['AS-2001', 'AS-2004', 'AS-2010']);
  });

  test('and the focus goes on to what follows it', async () => {
    await show(ownId, { detailPath: '/en/file.html' });
    await choose(flight, 'Remove from the collection');
    expect(screen.getByRole('link', { name: oasis })).toHaveFocus();
  });

  test('the last one: the collection says that it is empty', async () => {
    have(brochure({ assetIds: ['AS-2001'] }));
    await show(ownId, { searchPath: '/en/library' });
    await choose(hegra, 'Remove from the collection');
    expect(screen.getByText('There are no files in this collection.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the media library' })).toBeVisible();
  });
});

test('files that are gone are counted, stay while others are moved, and are taken out at a press', async () => {
  have(brochure({ assetIds: ['AS-2001', 'AS-1999', 'AS-2004'] }));
  await show(ownId);
  expect(await screen.findByText('3 files; there is room for 200')).toBeVisible();
  await choose(flight, 'Move up');
  expect(keptSet()?.assetIds).toEqual(['AS-2004', 'AS-2001', 'AS-1999']);
  await press('Take out what is missing');
  expect(keptSet()?.assetIds).toEqual(['AS-2004', 'AS-2001']);
  expect(screen.queryByText(/no longer in the library/)).toBeNull();
});

describe('name and note', () => {
  test('are kept by Enter', async () => {
    await show(ownId);
    await edit('Spring', 'For print');
    expect(screen.getByRole('heading', { name: 'Spring' })).toBeVisible();
    expect(screen.getByText('For print')).toBeVisible();
    expect(keptSet()).toMatchObject({ name: 'Spring', description: 'For print' });
    expect(screen.getByRole('button', { name: 'Change name and note' })).toHaveFocus();
  });

  test('stay as they were by Escape', async () => {
    await show(ownId);
    await press('Change name and note');
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the collection/ }), ' 9{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(changes('PUT')).toEqual([]);
  });

  test('get a number where the name is taken', async () => {
    have(brochure(), brochure({ id: 'C-7', name: 'Spring' }));
    await show(ownId);
    await edit('Spring');
    expect(screen.getByRole('heading', { name: 'Spring 2' })).toBeVisible();
    expect(screen.getByText(/so this one is called “Spring 2”/)).toHaveRole('status');
    expect(keptSet()?.name).toBe('Spring 2');
  });
});

describe('a change that is not kept', () => {
  test.each([
    ['A5:500', 'Something went wrong on our side'],
    ['A5:403', 'Your account does not allow this'],
    ['A5:429', 'That was a little fast'],
  ])('by %s is shown still, and can be tried again', async (fault, words) => {
    await show(ownId);
    await screen.findByText(oasis);
    origin.switches.fail = [fault];
    await choose(oasis, 'Move to the top');
    expect(screen.getByRole('alert')).toHaveTextContent(`Your last change is not saved. ${words}`);
    expect(files()).toEqual([oasis, hegra, flight]);
    origin.switches.fail = [];
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(keptSet()?.assetIds).toEqual(['AS-2010', 'AS-2001', 'AS-2004']);
  });

  test('can be discarded', async () => {
    await show(ownId);
    await screen.findByText(oasis);
    origin.switches.fail = ['A5:500'];
    await choose(oasis, 'Move to the top');
    await press('Discard the change');
    expect(files()).toEqual([hegra, flight, oasis]);
  });

  test('since the session has ended stays below an alert', async () => {
    await show(ownId);
    await screen.findByText(oasis);
    signIn('nobody');
    origin.switches.fail = ['A5:401'];
    await choose(oasis, 'Move to the top');
    expect(await screen.findByText(/Your session has ended\. What you typed/)).toBeVisible();
    expect(files()).toEqual([oasis, hegra, flight]);
  });
});

describe('a collection that was changed elsewhere meanwhile', () => {
  /** The visitor moves a file and writes a note, after another tab has taken one out, added one and renamed. */
  async function conflict(config: object = {}) {
    await show(ownId, config);
    await screen.findByText(oasis);
    have(
      brochure({
        name: 'Winter 2027',
        description: 'By the desk',
        assetIds: ['AS-2001', 'AS-2004', 'AS-2013'],
        updated: '2026-10-02T09:00:00+03:00',
      }),
    );
    await edit('Winter brochure', 'Mine');
    await screen.findByText('As you have it');
  }
  const versionOf = (title: string) => within(screen.getByText(title).parentElement!);

  test('shows both, and nothing is kept or lost until the visitor chooses', async () => {
    await conflict();
    expect(screen.getByRole('alert')).toHaveTextContent('This collection was changed elsewhere');
    expect(versionOf('As you have it').getByText('Mine')).toBeVisible();
    expect(versionOf('As you have it').getByText(oasis)).toBeVisible();
    expect(versionOf('As it is now').getByText('By the desk')).toBeVisible();
    expect(versionOf('As it is now').getByText('Spice Shop at Dusk')).toBeVisible();
    expect(keptSet()?.description).toBe('By the desk');
  });

  test.each([
    ['Bring both together', 'Mine\n\nBy the desk'],
    ['Keep mine', 'Mine'],
    ['Take the other', 'By the desk'],
  ])('becomes what the visitor chooses: %s', async (choice, note) => {
    await conflict();
    await press(choice);
    expect(screen.queryByText('As you have it')).toBeNull();
    expect(keptSet()).toMatchObject({ name: 'Winter 2027', description: note });
  });

  test('is brought together with all files of both', async () => {
    await show(ownId);
    await screen.findByText(oasis);
    have(brochure({ assetIds: ['AS-2013', 'AS-2001'], updated: '2026-10-02T09:00:00+03:00' }));
    await choose(oasis, 'Move to the top');
    await press('Bring both together');
    expect(keptSet()?.assetIds).toEqual(['AS-2010', 'AS-2001', 'AS-2004', 'AS-2013']);
    expect(files()).toEqual([oasis, hegra, flight, 'Spice Shop at Dusk']);
  });

  test('has no room for both: how many they are is told', async () => {
    await show(ownId, { maxItems: 3 });
    await screen.findByText(oasis);
    have(brochure({ assetIds: ['AS-2013', 'AS-2001'], updated: '2026-10-02T09:00:00+03:00' }));
    await choose(oasis, 'Move to the top');
    expect(await screen.findByText('Together they have 4 files, and there is room for 3.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bring both together' })).toBeNull();
  });
});
