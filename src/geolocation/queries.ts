import { queryOptions } from '@tanstack/react-query';
import type { ApiContext } from '#src/api/client.ts';
import { locate } from './locate.ts';

/** Where the visitor seems to be, asked once a page however many widgets need it; null where nobody knows. */
export const locationQuery = (context: ApiContext) =>
  queryOptions({
    queryKey: ['geo'],
    queryFn: ({ signal }) => locate(context, signal),
    staleTime: Infinity,
    retry: false,
  });
