import { useMemo, useState } from 'react';
import { goTo, useAddressQuery } from './history.ts';
import { listNamesOf } from './names.ts';
import { noState, readListState, writeListState, type ListNames, type ListState } from './state.ts';

/** A list's state, as its page's address says it. */
export interface AddressedState {
  readonly state: ListState;
  /** Nobody knows yet by which names the address speaks of the list, as always on the server. */
  readonly isPending: boolean;
  /** Names of the list in the address; undefined for one that keeps its state to itself. */
  readonly names: ListNames | undefined;
  /** Query of this page's address with another state; the page begins anew unless it is given. */
  readonly addressOf: (change: Partial<ListState>) => string;
  /** Goes there in place. @param how `push`, so that Back undoes it, unless `replace` is said */
  readonly change: (change: Partial<ListState>, how?: 'push' | 'replace') => void;
}

/**
 * The state of a list: in the address of its page, so that reload, a shared link, Back and Forward bring it back, or in the
 * widget, where the address has no names for it.
 *
 * @param inside an element of the widget, once it is on the page
 * @param term name of the term
 */
export function useListState(inside: Element | null, term: 'search' | 'q'): AddressedState {
  const query = useAddressQuery();
  const names = useMemo(() => (inside ? listNamesOf(inside, term) : undefined), [inside, term]);
  const [own, setOwn] = useState(noState);
  const state = useMemo(() => (names ? readListState(query, names) : own), [query, names, own]);
  const after = (change: Partial<ListState>) => ({ ...state, page: 1, ...change });
  const addressOf = (change: Partial<ListState>) =>
    names ? writeListState(query, names, after(change)) : query;
  return {
    state,
    isPending: inside === null,
    names,
    addressOf,
    change(change, how = 'push') {
      const to = addressOf(change);
      // As a browser does with a link to the page that it shows: Back is not to lead to the same again.
      if (names) goTo(to, to === (query || '?') ? 'replace' : how);
      else setOwn(after(change));
    },
  };
}
