import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CartItem } from '#src/assets/cart.schema.ts';
import { checkAssets, freshFor, type Checked } from '#src/assets/check-assets.ts';
import { useCart, type Cart } from '#src/assets/useCart.ts';
import { useNow } from '#src/events/useNow.ts';
import { endOf } from '#src/i18n/dates.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { refusalOf, type Refusal } from './rows.ts';

/** A file that has left the cart, and why. */
export interface Removed {
  readonly id: string;
  readonly title: string;
  readonly reason: Refusal;
}

/** The cart with what the library says of its files (A3). */
export interface CheckedCart {
  readonly cart: Cart;
  /** Undefined until the library has answered. */
  readonly checked: Checked | undefined;
  readonly error: Error | undefined;
  /** Asks again. */
  readonly again: () => void;
  /**
   * Asks for what is older than a minute.
   *
   * @returns what the library says now. @throws ApiError
   */
  readonly recheck: () => Promise<Checked>;
  /** Files that may no longer be downloaded: they have left the cart since the page was opened, each once. */
  readonly removed: readonly Removed[];
  /** Takes out of the cart what the service refuses. */
  readonly refuse: (ids: readonly string[]) => void;
  /** Says no longer what has been removed. */
  readonly forgetRemoved: () => void;
}

/** The visitor's cart. What may no longer be downloaded leaves it, with the reason: one rule for all widgets, and A3. */
export function useCheckedCart(): CheckedCart {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const { timeZone } = api.page.site;
  const cart = useCart();
  const { items, remove } = cart;
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const all = items.map(({ id }) => id);
  const queryKey = personalKey(user, 'download-cart', ...all);
  const { data, error, isFetching, refetch } = useQuery(
    useAfterHydration({
      queryKey,
      queryFn: () => checkAssets(client, api, user, all),
      enabled: isAsked(api, user) && all.length > 0,
      staleTime: freshFor,
      retry: false,
      placeholderData: (before: Checked | undefined) => before,
    }),
  );
  const ends = useMemo(
    () =>
      items.flatMap(({ id, expires }) => endOf(data?.get(id)?.expires ?? expires, timeZone)?.getTime() ?? []),
    [items, data, timeZone],
  );
  const now = useNow(ends);

  const refused = useMemo(
    () =>
      now
        ? items.flatMap((item) => {
            const reason = refusalOf(item, data?.get(item.id), now, timeZone);
            return reason ? [removedAs(item, reason)] : [];
          })
        : [],
    [items, data, now, timeZone],
  );
  const news = refused.filter(({ id }) => !removed.some((one) => one.id === id));
  if (news.length > 0) setRemoved([...removed, ...news]);
  useEffect(() => {
    if (refused.length > 0) remove(refused.map(({ id }) => id));
  }, [refused, remove]);

  return {
    cart,
    checked: data,
    error: data || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
    async recheck() {
      const checked = await checkAssets(client, api, user, all);
      client.setQueryData(queryKey, checked);
      return checked;
    },
    removed,
    refuse(ids) {
      const gone = items.filter(({ id }) => ids.includes(id));
      setRemoved((before) => [...before, ...gone.map((item) => removedAs(item, 'notAllowed'))]);
      remove(ids);
    },
    forgetRemoved: () => setRemoved([]),
  };
}

const removedAs = ({ id, title }: CartItem, reason: Refusal): Removed => ({ id, title, reason });
