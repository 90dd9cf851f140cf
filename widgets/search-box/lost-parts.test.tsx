import { screen } from '@testing-library/react';
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

/** Does something as soon as an element of a role is in the page, before React runs the effects of what it drew. */
function atOnce<T>(role: string, act: (element: Element) => T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const observer = new MutationObserver(() => {
    const element = screen.queryByRole(role);
    if (!element) return;
    observer.disconnect();
    resolve(act(element));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return promise;
}

beforeEach(() => {
  lost.isLost = true;
  windowOf(1440);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a visitor who types while the list cannot be fetched reads so, and has the list once there is a connection', async () => {
  await renderWidget('search-box', { ...(exampleOf('search-box', 'default') as object), debounce: 0 });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const said = atOnce('alert', (alert) => {
    lost.isLost = false;
    window.dispatchEvent(new Event('online'));
    return alert.textContent;
  });
  await userEvent.type(field, 'riy');
  expect(await said).toMatch(/^This could not be loaded\./);
  expect(field).toHaveValue('riy');

  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
