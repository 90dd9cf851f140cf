import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeKey } from '#src/storage/store.ts';
import type { Config } from '../data.ts';
import { AddToPage } from './AddToPage.tsx';
import { changedParts, removed, type Part } from './parts.ts';
import { changePage, pageKey, readPage } from './stored-page.ts';

// All that is drawn follows the page that the browser keeps, also into the next test.
afterEach(cleanup);

beforeEach(() => removeKey(pageKey));

interface WidgetProps {
  readonly config: Config;
  readonly onChangeElsewhere?: (part: Part) => void;
}

function Widget({ config, onChangeElsewhere = vi.fn<(part: Part) => void>() }: WidgetProps) {
  const [part, setPart] = useState('');
  return (
    <AddToPage
      widget="faq"
      config={config}
      surroundings={{ language: 'en', margin: 'md' }}
      part={part}
      query=""
      onAdd={setPart}
      onChangeElsewhere={onChangeElsewhere}
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
  const link = screen.getByRole('link', { name: 'See my page' });
  await vi.waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('#page=')));
});

test('what another window has changed is taken over, and what is typed then goes on from there', async () => {
  const changedElsewhere = vi.fn<(part: Part) => void>();
  const { rerender } = render(<Widget config={{ title: 'Before' }} onChangeElsewhere={changedElsewhere} />);
  await press();
  const theirs = { title: 'Theirs' };
  act(() => void changePage((page) => changedParts(page, (part) => ({ ...part, config: theirs }))));
  expect(changedElsewhere).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ config: theirs }));
  expect(readPage().parts[0]?.config).toEqual(theirs);
  rerender(<Widget config={{ title: 'Theirs, and mine' }} onChangeElsewhere={changedElsewhere} />);
  expect(readPage().parts[0]?.config).toEqual({ title: 'Theirs, and mine' });
});

test('the focus goes on to the way to the page', async () => {
  render(<Widget config={{}} />);
  screen.getByRole('button', { name: 'Add to my page' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'See my page' })).toHaveFocus();
});
