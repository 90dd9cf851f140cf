import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

test('a visitor sees the first items that the search finds, and how many there are', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address);
    asked.push(url);
    if (!url.pathname.endsWith('/search')) return Promise.resolve(new Response('', { status: 404 }));
    const data = [{ id: 'hegra', type: 'place', title: 'Hegra', url: '/en/places/hegra' }];
    return Promise.resolve(Response.json({ data, total: 1 }));
  });
  await renderWidget('content-catalogue');
  expect(await screen.findByRole('link', { name: 'Hegra' })).toHaveAttribute('href', '/en/places/hegra');
  expect(screen.getByRole('region', { name: 'Places to see' })).toHaveTextContent('1 result');
  const search = asked.find(({ pathname }) => pathname.endsWith('/search'))!;
  expect(Object.fromEntries(search.searchParams)).toMatchObject({ type: 'place', limit: '15', offset: '0' });
});
