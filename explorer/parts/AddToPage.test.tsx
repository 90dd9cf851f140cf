import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeKey } from '#src/storage/store.ts';
import type { Config } from '../data.ts';
import { AddToPage } from './AddToPage.tsx';
import { removed } from './parts.ts';
import { changePage, pageKey, readPage } from './stored-page.ts';

// All that is drawn follows the page that the browser keeps, also into the next test.
afterEach(cleanup);

beforeEach(() => removeKey(pageKey));

function Widget({ config, part: first = '' }: { readonly config: Config; readonly part?: string }) {
  const [part, setPart] = useState(first);
  return (
    <AddToPage
      widget="faq"
      config={config}
      surroundings={{ language: 'en', margin: 'md' }}
      part={part}
      query=""
      onAdd={setPart}
    />
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Add to my page' }));

test('a widget that was added follows what its author changes afterwards', async () => {
  const { rerender } = render(<Widget config={{ title: 'Before' }} />);
  expect(readPage().parts).toEqual([]);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('In your page');
  expect(screen.getByRole('link', { name: 'See my page' })).toHaveAttribute('href', './my-page.html');
  rerender(<Widget config={{ title: 'After' }} />);
  expect(readPage().parts).toMatchObject([{ id: 'faq', widget: 'faq', config: { title: 'After' } }]);
});

test('the page is there in the next window', async () => {
  render(<Widget config={{ title: 'Kept' }} />);
  await press();
  expect(JSON.parse(localStorage.getItem('explorer-page') ?? '')).toMatchObject({
    parts: [{ id: 'faq', config: { title: 'Kept' } }],
  });
});

test('a widget that was removed from the page meanwhile can be added again', async () => {
  render(<Widget config={{}} />);
  await press();
  changePage((page) => removed(page, 'faq'));
  expect(await screen.findByRole('button', { name: 'Add to my page' })).toBeVisible();
});

test('where the browser keeps nothing the author is told, and the page lives on in its window', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  render(<Widget config={{ title: 'Here' }} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('copy its address');
  expect(readPage().parts).toHaveLength(1);
});
