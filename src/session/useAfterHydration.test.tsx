import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useAfterHydration } from './useAfterHydration.ts';

const question = { queryKey: ['probe'], queryFn: () => Promise.resolve('new'), staleTime: Infinity };

function Answer() {
  const { data = 'nothing yet' } = useQuery(useAfterHydration(question));
  return <p>{data}</p>;
}

const tree = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Answer />
  </QueryClientProvider>
);

test('a widget that is hydrated after another has fetched the answer keeps its HTML, then shows the answer', async () => {
  document.body.innerHTML = renderToString(tree(new QueryClient()));
  expect(document.body).toHaveTextContent('nothing yet');
  const served = document.querySelector('p');
  const client = new QueryClient();
  client.setQueryData(question.queryKey, 'known');
  const onRecoverableError = vi.fn<(error: unknown) => void>();

  const root = await act(() => hydrateRoot(document.body, tree(client), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector('p')).toBe(served);
  expect(document.body).toHaveTextContent('known');
  act(() => root.unmount());
});

test('a widget that is hydrated first asks for the answer itself', async () => {
  document.body.innerHTML = renderToString(tree(new QueryClient()));
  const root = await act(() => hydrateRoot(document.body, tree(new QueryClient())));
  await vi.waitFor(() => expect(document.body).toHaveTextContent('new'));
  act(() => root.unmount());
});
