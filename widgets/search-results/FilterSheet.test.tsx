import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';

vi.mock('#src/catalogue/FilterSheet.tsx', () => {
  throw new Error('The connection is lost.');
});

test('a filter whose sheet stays away opens below its button, and filters', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (address: string) => {
    const facets = { region: [{ value: 'riyadh', count: 1 }] };
    const item = { id: 'p1', title: 'Palace', url: '/en/places/1' };
    if (/search-count|dict|suggestion/.test(address))
      return Promise.resolve(new Response('', { status: 500 }));
    return Promise.resolve(Response.json({ status: 'success', data: [item], results: 1, facets }));
  });
  windowOf(390);
  await renderWidget('search-results', 'default', { path: 'search-results.html?search=mud' });
  await screen.findByRole('link', { name: /Palace/ });
  const opener = screen.getByRole('button', { name: 'Region' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^riyadh/i }));
  expect(new URLSearchParams(location.search).get('f.region')).toBe('riyadh');
});
