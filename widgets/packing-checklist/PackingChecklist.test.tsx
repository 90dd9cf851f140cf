import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeKey } from '#src/storage/store.ts';
import { renderWidget, settled, type RenderedWidget } from '#testing/render-widget.tsx';
import { packing } from './storage.ts';

beforeEach(() => removeKey(packing));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const papers = {
  label: 'Papers',
  items: [
    { id: 'passport', label: 'Passport', required: true },
    { id: 'visa', label: 'Visa', note: 'Printed.' },
  ],
};
const desert = { id: 'desert', label: 'Desert', season: 'winter', groups: [papers] };
const sea = {
  id: 'sea',
  label: 'Red Sea',
  season: 'spring',
  groups: [{ label: 'On the water', items: [{ id: 'mask', label: 'Mask' }] }],
};

const show = (config: object = {}, language: 'en' | 'ar' = 'en') =>
  renderWidget('packing-checklist', { title: 'What to pack', lists: [desert, sea], ...config }, { language });

/** What a visitor sees who comes back to the page. */
async function comeBack({ page, element }: RenderedWidget) {
  act(() => page.unmount(element));
  page.scan(element);
  await settled(element);
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const progress = () => screen.getByText(/packed$/, { selector: '[role="status"] > p:first-child' });
const kept = (): { lists: object[] } => JSON.parse(localStorage.getItem('packing') ?? '{}');

/** What another tab does: it changes what is kept, and the browser tells this one. */
const changeInOtherTab = (value: object) =>
  act(() => {
    localStorage.setItem('packing', JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'packing' }));
  });

const addItem = async (user: ReturnType<typeof userEvent.setup>, words: string) => {
  await user.clear(screen.getByLabelText('Something else to take'));
  await user.click(screen.getByLabelText('Something else to take'));
  await user.paste(words);
  await user.click(screen.getByRole('button', { name: 'Add' }));
};

test('a visitor ticks what is packed, reads how much is left, and finds it again', async () => {
  const user = userEvent.setup();
  const shown = await show();
  const group = within(screen.getByRole('group', { name: 'Papers' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(2);
  expect(box('Visa')).toHaveAccessibleDescription('Printed.');
  expect(screen.getByText('1 essential is still missing')).toBeVisible();
  await user.click(box(/^Passport/));
  expect(progress()).toHaveTextContent('1 of 2 packed');
  expect(screen.getByText('All essentials are packed')).toBeVisible();

  await comeBack(shown);
  expect(box(/^Passport/)).toBeChecked();
  expect(box('Visa')).not.toBeChecked();
  await user.click(box(/^Passport/));
  expect(progress()).toHaveTextContent('0 of 2 packed');
});

test('a visitor chooses the kind of trip, which the browser remembers', async () => {
  const user = userEvent.setup();
  const shown = await show();
  const kinds = within(screen.getByRole('group', { name: 'Kind of trip' }));
  expect(kinds.getByRole('radio', { name: /^Desert.*Holiday · Winter$/ })).toBeChecked();
  await user.click(kinds.getByRole('radio', { name: /^Red Sea/ }));
  expect(screen.getByRole('heading', { name: 'Red Sea' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Visa' })).toBeNull();

  await comeBack(shown);
  expect(box('Mask')).toBeVisible();
});

test('ticks of two lists never meet, even where their items have one id', async () => {
  const user = userEvent.setup();
  await show({ lists: [desert, { ...desert, id: 'umrah', label: 'Umrah' }] });
  await user.click(box('Visa'));
  await user.click(screen.getByRole('radio', { name: /^Umrah/ }));
  expect(box('Visa')).not.toBeChecked();
});

test('analytics is told of the first tick and of a list that is complete, each once', async () => {
  const events: object[] = [];
  vi.stubGlobal('dataLayer', events);
  const user = userEvent.setup();
  await show({ lists: [desert] });
  await user.click(box(/^Passport/));
  expect(events).toEqual([expect.objectContaining({ event: 'form_start' })]);
  await user.click(box('Visa'));
  expect(events.slice(1)).toEqual([expect.objectContaining({ event: 'form_submit', click_text: 'Desert' })]);
  expect(screen.getByText(/^Everything is packed/)).toBeVisible();
});

describe('own items', () => {
  test('are added, ticked, counted, kept and removed', async () => {
    const user = userEvent.setup();
    const shown = await show();
    await addItem(user, 'سجادة صلاة');
    expect(screen.getByText('سجادة صلاة', { selector: 'bdi' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Something else to take')).toHaveFocus();
    await user.click(box('سجادة صلاة'));
    expect(progress()).toHaveTextContent('1 of 3 packed');

    await comeBack(shown);
    expect(box('سجادة صلاة')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove سجادة صلاة' }));
    expect(screen.queryByRole('checkbox', { name: 'سجادة صلاة' })).toBeNull();
    expect(screen.getByLabelText('Something else to take')).toHaveFocus();
  });

  test.each([
    ['<b>Torch</b> ', 'Torch'],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('are kept without markup and with at most 100 characters: %s', async (words, label) => {
    const user = userEvent.setup();
    await show();
    await addItem(user, words);
    expect(box(label)).toBeVisible();
  });

  test.each(['   ', '\u200B', '<i>'])('of nothing but “%s” are refused at the field', async (words) => {
    const user = userEvent.setup();
    await show();
    await addItem(user, words);
    expect(screen.getByLabelText('Something else to take')).toHaveAccessibleDescription(
      'Please write what you want to take.',
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('are fifty at most', async () => {
    const own = Array.from({ length: 50 }, (_, id) => ({ id, label: `Item ${id}`, isPacked: false }));
    localStorage.setItem('packing', JSON.stringify({ lists: [{ key: 'desert', packed: [], own }] }));
    const user = userEvent.setup();
    await show();
    await addItem(user, 'One more');
    expect(screen.getByLabelText('Something else to take')).toHaveAccessibleDescription(/room for 50 items/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(52);
  });

  test('are not there where the author does not want them', async () => {
    const own = [{ id: 1, label: 'Torch', isPacked: false }];
    localStorage.setItem('packing', JSON.stringify({ lists: [{ key: 'desert', packed: [], own }] }));
    await show({ allowCustom: false });
    expect(screen.queryByLabelText('Something else to take')).toBeNull();
    expect(progress()).toHaveTextContent('0 of 2 packed');
  });
});

describe('what the browser keeps', () => {
  test('is in step with another tab', async () => {
    const user = userEvent.setup();
    await show();
    changeInOtherTab({
      chosen: 'desert',
      lists: [{ key: 'desert', packed: ['visa'], own: [{ id: 1, label: 'Torch', isPacked: false }] }],
    });
    expect(box('Visa')).toBeChecked();
    await user.click(box('Torch'));
    expect(kept().lists).toEqual([
      { key: 'desert', packed: ['visa'], own: [{ id: 1, label: 'Torch', isPacked: true }] },
    ]);
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(box('Visa')).not.toBeChecked();
  });

  test('of items that the list no longer has is ignored', async () => {
    const lists = [{ key: 'desert', packed: ['visa', 'tent'], own: [] }];
    localStorage.setItem('packing', JSON.stringify({ chosen: 'moon', lists }));
    await show();
    expect(box('Visa')).toBeChecked();
    expect(progress()).toHaveTextContent('1 of 2 packed');
  });

  test.each(['rubbish', '[]', '{"lists":7}', '{"lists":[{"key":"desert","packed":{"visa":7}}]}'])(
    'is of no use where it is %s, and the list works',
    async (rubbish) => {
      localStorage.setItem('packing', rubbish);
      const user = userEvent.setup();
      await show();
      await user.click(box('Visa'));
      expect(progress()).toHaveTextContent('1 of 2 packed');
    },
  );

  test('is nothing where it refuses or is full: the list lasts for the page, and the visitor is told', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = userEvent.setup();
    await show();
    expect(screen.queryByText(/^Your browser keeps nothing/)).toBeNull();
    await user.click(box('Visa'));
    await addItem(user, 'Torch');
    expect(progress()).toHaveTextContent('1 of 3 packed');
    expect(screen.getByText(/^Your browser keeps nothing/)).toBeVisible();
  });
});

describe('to start again', () => {
  const open = async () => {
    const user = userEvent.setup();
    await show();
    await user.click(box('Visa'));
    await addItem(user, 'Torch');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    return { user, dialog: within(await screen.findByRole('alertdialog')) };
  };

  test('is asked for first', async () => {
    const { user, dialog } = await open();
    expect(screen.getByRole('alertdialog', { name: 'Start this list again?' })).toHaveAccessibleDescription(
      /^Every tick of “Desert” is taken back/,
    );
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(box('Visa')).toBeChecked();
  });

  test('takes back the ticks and own items of this list alone', async () => {
    changeInOtherTab({ lists: [{ key: 'sea', packed: ['mask'], own: [] }] });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    expect(progress()).toHaveTextContent('0 of 2 packed');
    await user.click(screen.getByRole('radio', { name: /^Red Sea/ }));
    expect(box('Mask')).toBeChecked();
  });
});
