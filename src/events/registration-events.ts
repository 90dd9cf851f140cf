import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { dayOf } from '#src/i18n/dates.ts';
import type { Schema } from '#src/schema/node.ts';
import type { Api } from '#src/session/useApi.ts';
import { registrationEventsAnswer, type RegistrationEvent } from './registration-event.schema.ts';

/** The events of registrations: what the search knows of them (S1). */

/** Items that the search is asked for at once (conventions, S1). */
const most = 100;

/** An answer with items, read as one widget needs them. */
type ItemsAnswer<Item> = Schema<{ readonly status: string; readonly data: readonly Item[] }>;

/**
 * Events by their ids with what registrations need of them, in no order; one that is gone is missing.
 *
 * @param ids the first hundred are asked for; nothing is asked without any
 */
export const eventsByIdQuery = (api: Api, ids: readonly string[]) =>
  eventsQuery(api, 'events by id', ids, registrationEventsAnswer);

/**
 * Events by their ids, as `eventsByIdQuery`, with all that the answer's schema reads.
 *
 * @param name of the query: each schema has its own
 */
export const eventsQuery = <Item extends { readonly id: string }>(
  api: Api,
  name: string,
  ids: readonly string[],
  answer: ItemsAnswer<Item>,
) =>
  queryOptions({
    queryKey: [name, api.page.language, ids],
    queryFn: async ({ signal }) => {
      const asked = ids.slice(0, most);
      const items = await search(api, { id: asked }, asked.length, answer, signal);
      // A service that does not know the filter answers with whatever it has: that says nothing of what is gone.
      if (items.some(({ id }) => !asked.includes(id)))
        throw new ApiError('Unexpected answer', { status: 200, url: '' });
      return items;
    },
    enabled: ids.length > 0 && api.page.cmsMode !== 'author',
    retry: false,
  });

/** Events that have not ended, by their dates. @param type `event`, or `b2bEvent` for those of the trade */
export const comingEventsQuery = (api: Api, type: 'event' | 'b2bEvent', now: Date | undefined) => {
  const from = now && dayOf(now, api.page.site.timeZone);
  return queryOptions({
    queryKey: ['coming events', api.page.language, type, from],
    queryFn: ({ signal }) =>
      search(api, { type, ...(from && { from }), sort: 'date' }, 20, registrationEventsAnswer, signal),
    enabled: from !== undefined && api.page.cmsMode !== 'author',
    retry: false,
  });
};

/** Pages of answers that are read of one range of days. */
const mostPages = 10;

/**
 * All events that touch some days, by their dates; a thousand are the most.
 *
 * @param days `yyyy-mm-dd`, the last one included; nothing is asked without
 */
export const eventsBetweenQuery = (
  api: Api,
  type: 'event' | 'b2bEvent',
  days: { readonly from: string; readonly to: string } | undefined,
) =>
  queryOptions({
    queryKey: ['events between', api.page.language, type, days],
    queryFn: async ({ signal }) => {
      const found: RegistrationEvent[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const items = await search(
          api,
          { type, ...days, sort: 'date' },
          most,
          registrationEventsAnswer,
          signal,
          page,
        );
        found.push(...items);
        if (items.length < most) break;
      }
      return found;
    },
    enabled: days !== undefined && api.page.cmsMode !== 'author',
    retry: false,
  });

async function search<Item>(
  api: Api,
  filters: Readonly<Record<string, string | readonly string[]>>,
  pageSize: number,
  answer: ItemsAnswer<Item>,
  signal: AbortSignal,
  page = 0,
): Promise<readonly Item[]> {
  const call = pagedSearch({ locale: api.page.language, query: '', page, pageSize, filters });
  const { status, data } = await api.fetchJson(call, answer, { signal });
  if (status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
  return data;
}
