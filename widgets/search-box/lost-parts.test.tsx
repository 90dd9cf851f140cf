import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

/** What hangs below the field is fetched later and may stay away; what is typed stays, and can be sent. */

setSession();

const lost = vi.hoisted(() => ({ isLost: true }));
vi.mock('#src/search/SearchPanel.tsx', async (original) => {
  const { SearchPanel } = await original<typeof import('#src/search/SearchPanel.tsx')>();
  return {
    get SearchPanel() {
      if (lost.isLost) throw new Error('The connection is lost.');
      return SearchPanel;
    },
  };
});

beforeEach(() => {
  lost.isLost = true;
  windowOf(1440);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a visitor who types while the list cannot be fetched reads so, and has the list once there is a connection', async () => {
  await renderWidget('search-box', { ...(exampleOf('search-box', 'default') as object), debounce: 0 });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'riy');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be loaded\./);
  expect(field).toHaveValue('riy');

  lost.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
