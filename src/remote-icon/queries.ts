import { queryOptions } from '@tanstack/react-query';
import { fetchText } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Page } from '#src/page/page.ts';
import { safeSource } from '#src/text/safe-link.ts';
import { beginsWithSvg } from './svg.ts';

/** Limits of an icon fetched by its address (trust, row 17): ms until it is given up, bytes that are taken. */
const timeout = 5000;
const maximumBytes = 64 * 1024;

/**
 * The text of an svg graphic, fetched once a page however often it is shown; neither refetched nor retried. Fails with
 * an `ApiError` for any text that does not begin with an svg tag. Not sanitised: whoever shows it does that first
 * (`SvgIcon`, the drawing of a map).
 *
 * @param address http or https, absolute or relative to the page
 */
export const svgQuery = (page: Page, address: string) =>
  queryOptions({
    queryKey: ['svg', URL.parse(address, page.url)?.href ?? address],
    queryFn: async ({ signal }) => {
      if (!safeSource(address, page.url))
        throw new ApiError('Not a web address', { status: 0, url: address });
      const text = await fetchText({ page }, { method: 'GET', address }, { signal, timeout, maximumBytes });
      if (!beginsWithSvg(text)) throw new ApiError('Not an svg', { status: 200, url: address });
      return text;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
