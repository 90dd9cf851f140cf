import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeKey } from '#src/storage/store.ts';
import { readValue } from '#src/schema/read.ts';
import { collections } from '#origin/handlers/collections.ts';
import { callsOf, origin, sessionPage, setSession, settle } from '#testing/session/session-page.tsx';
import { asset as assetSchema, type Asset } from './asset.schema.ts';
import { AssetHeart } from './AssetHeart.tsx';
import { CollectDialog } from './CollectDialog.tsx';
import { keepDownload, readDownloads } from './kept-downloads.ts';
import { downloadCart, downloads } from './storage.ts';
import { useCart } from './useCart.ts';
import { useFavouriteAssets } from './useFavouriteAssets.ts';

setSession();

beforeEach(() => {
  removeKey(downloadCart);
  removeKey(downloads);
  localStorage.clear();
  origin.now = () => new Date('2026-11-20T12:00:00+03:00');
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
});

const assetOf = (id: string, more: object = {}): Asset =>
  readValue(assetSchema, { id, title: `Asset ${id}`, type: 'image', ...more });

async function show(children: React.ReactNode) {
  const here = sessionPage({ mode: 'B2B' });
  here.show(children);
  await settle();
  return here;
}
const note = (name: string) => screen.getByRole('note', { name }).textContent;
async function press(name: string | RegExp, role = 'button') {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}

function CartNote({ label }: { readonly label: string }) {
  const { items, add, remove } = useCart();
  return (
    <>
      <p role="note" aria-label={label}>
        {items.map(({ id }) => id).join(' ') || 'nothing'}
      </p>
      <button onClick={() => add([assetOf('A'), assetOf('B'), assetOf('C')], 2)}>Add to {label}</button>
      <button onClick={() => remove(['A'])}>Remove from {label}</button>
    </>
  );
}

describe('the download cart', () => {
  test('is one for all widgets, takes as many as there is room for, and is of whom it is of', async () => {
    await show(
      <>
        <CartNote label="one" />
        <CartNote label="two" />
      </>,
    );
    await press('Add to one');
    expect(note('two')).toBe('A B');
    await press('Remove from two');
    expect(note('one')).toBe('B');
    expect(JSON.parse(localStorage.getItem('downloadCart')!)).toMatchObject({
      version: 1,
      items: [{ id: 'B' }],
    });
  });

  test('of somebody else is not shown, and goes with the first change', async () => {
    const items = [{ ...assetOf('X'), rendition: '' }];
    localStorage.setItem('downloadCart', JSON.stringify({ version: 1, owner: 'another', items }));
    await show(<CartNote label="one" />);
    expect(note('one')).toBe('nothing');
    await press('Add to one');
    expect(note('one')).toBe('A B');
  });

  test('changed in another tab is shown here', async () => {
    await show(<CartNote label="one" />);
    await press('Add to one');
    const mine = JSON.parse(localStorage.getItem('downloadCart')!) as { items: object[] };
    const text = JSON.stringify({ ...mine, items: mine.items.slice(1) });
    localStorage.setItem('downloadCart', text);
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'downloadCart', newValue: text })),
    );
    expect(note('one')).toBe('B');
  });
});

test('ten packages are kept, the newest first, each job once', () => {
  const job = (number: number, state: 'preparing' | 'ready' = 'preparing') =>
    keepDownload({
      filename: `set-${number}`,
      at: `2026-11-20T12:00:${String(number).padStart(2, '0')}Z`,
      state,
      bytes: undefined,
      url: '',
      jobId: `J-${number}`,
      expires: '',
    });
  for (let number = 1; number <= 12; number += 1) job(number);
  job(5, 'ready');
  expect(readDownloads()).toHaveLength(10);
  expect(readDownloads()[0]?.jobId).toBe('J-12');
  expect(readDownloads().find(({ jobId }) => jobId === 'J-5')?.state).toBe('ready');
});

function Hearts() {
  const favourites = useFavouriteAssets();
  return (
    <>
      <AssetHeart asset={assetOf('AS-2010')} favourites={favourites} />
      <p role="note" aria-label="kept">
        {favourites.kept?.items.map(({ id }) => id).join(' ')}
      </p>
    </>
  );
}

describe('a heart', () => {
  test('keeps an asset for all hearts of the page, and no longer', async () => {
    await show(
      <>
        <Hearts />
        <Hearts />
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Favourite: Asset AS-2010' });
    expect(callsOf('H3')).toHaveLength(1);
    fireEvent.click(first!);
    await settle();
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(callsOf('H1')).toHaveLength(1);
    fireEvent.click(second!);
    await settle();
    expect(first).toHaveAttribute('aria-pressed', 'false');
  });

  test('that the service refuses is as it was before, and says why', async () => {
    await show(<Hearts />);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    origin.switches.fail = ['H1'];
    await press('Favourite: Asset AS-2010');
    expect(screen.getByRole('button', { name: 'Favourite: Asset AS-2010' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(note('kept')).not.toContain('AS-2010');
    expect(note('kept')).toContain('AS-2001');
  });
});

describe('the dialog that adds to a set', () => {
  const done = vi.fn<(words: string) => void>();
  const dialog = <CollectDialog assetIds={['AS-2013', 'AS-2001']} onClose={() => {}} onDone={done} />;
  beforeEach(() => done.mockClear());

  test('adds to one of the visitor’s own, behind what it has, and offers none that is shared', async () => {
    await show(dialog);
    const sets = screen.getByRole('combobox', { name: 'Collection' });
    expect([...(sets as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Winter brochure',
      'New collection',
    ]);
    await press('Add');
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    const put = callsOf('A5').find(({ method }) => method === 'PUT');
    expect(await put?.clone().json()).toMatchObject({
      id: 'C-partner-admin',
      updated: '2026-10-01T09:00:00+03:00',
      assetIds: ['AS-2001', 'AS-2004', 'AS-2010', 'AS-2013'],
    });
  });

  test('makes a new one; a name that is none is said at its field, and stays', async () => {
    await show(dialog);
    fireEvent.change(screen.getByRole('combobox', { name: 'Collection' }), { target: { value: '' } });
    const field = screen.getByRole('textbox', { name: /^Name of the collection/ });
    fireEvent.change(field, { target: { value: 'a/b' } });
    await press('Add');
    expect(field).toHaveAccessibleDescription(/^A name has 1 to 100 letters/);
    expect(field).toHaveValue('a/b');
    fireEvent.change(field, { target: { value: 'Winter brochure' } });
    await press('Add');
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    const post = callsOf('A5').find(({ method }) => method === 'POST');
    expect(await post?.clone().json()).toMatchObject({ name: 'Winter brochure 2' });
    expect(done).toHaveBeenCalledWith('2 files added to “Winter brochure 2”.');
  });

  describe('where a set takes no more', () => {
    const full = (count: number) => Array.from({ length: count }, (_, index) => `AS-${5000 + index}`);
    const have = (assetIds: string[]) =>
      void collections(origin).set('u-partner-admin', [
        {
          id: 'C-full',
          name: 'Winter brochure',
          description: '',
          assetIds,
          updated: '2026-10-01T09:00:00+03:00',
          shared: false,
        },
      ]);
    const kept = () => collections(origin).get('u-partner-admin')?.[0]?.assetIds;
    const puts = () => callsOf('A5').filter(({ method }) => method === 'PUT');

    test('the first that have room are added to 199, and it says for how many there was none', async () => {
      have(full(199));
      await show(dialog);
      await press('Add');
      await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
      expect(done).toHaveBeenCalledWith('1 file added to “Winter brochure”. There was no room for 1 file.');
      expect(kept()).toEqual([...full(199), 'AS-2013']);
    });

    test.each([200, 201])('a set of %s says so, and stays as it is: nothing is sent', async (count) => {
      have(full(count));
      await show(dialog);
      await press('Add');
      await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
      expect(done).toHaveBeenCalledWith('0 files added to “Winter brochure”. There was no room for 2 files.');
      expect(puts()).toEqual([]);
      expect(kept()).toEqual(full(count));
    });

    test('what a full set has already needs no room', async () => {
      have([...full(199), 'AS-2001']);
      await show(dialog);
      await press('Add');
      await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
      expect(done).toHaveBeenCalledWith('0 files added to “Winter brochure”. There was no room for 1 file.');
      expect(puts()).toEqual([]);
    });

    test('a set that its author lets take three is full with three', async () => {
      await show(<CollectDialog assetIds={['AS-2013']} maximum={3} onClose={() => {}} onDone={done} />);
      await press('Add');
      await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
      expect(done).toHaveBeenCalledWith('0 files added to “Winter brochure”. There was no room for 1 file.');
      expect(puts()).toEqual([]);
    });

    test('a service that finds it full is told, what was chosen stays, and it can be tried again', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await show(dialog);
      origin.switches.fail = ['A5:409:full'];
      await press('Add');
      expect(await screen.findByText('There is no room for more. Remove something first.')).toBeVisible();
      expect(done).not.toHaveBeenCalled();
      expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveValue('C-partner-admin');
      expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
    });
  });
});
