import { useState } from 'react';
import { goTo, useAddressQuery } from '#src/catalogue/history.ts';
import type { ListNames } from '#src/catalogue/state.ts';
import { usePage } from '#src/widget/context.ts';

/** The offer that is open, and the ways to others. */
export interface OpenOffer {
  /** As the address has it: it may be no id at all. */
  readonly id: string | undefined;
  /** Query of this page's address with an offer open. */
  readonly queryFor: (id: string) => string;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/**
 * Which offer is open: in the page's address (contract, section 4: `offer=<id>`), of a further list behind its prefix; in the
 * widget, where the address has no names for the list. On an author's page none is.
 */
export function useOpenOffer(names: ListNames | undefined): OpenOffer {
  const query = useAddressQuery();
  const { cmsMode } = usePage();
  const [own, setOwn] = useState<string>();
  const name = names && `${names.prefix}offer`;
  const queryWith = (id: string | undefined) => {
    const parameters = new URLSearchParams(query);
    if (name === undefined) return query;
    if (id === undefined) parameters.delete(name);
    else parameters.set(name, id);
    return `?${parameters.toString()}`;
  };
  const go = (id: string | undefined, how: 'push' | 'replace') =>
    name === undefined ? setOwn(id) : goTo(queryWith(id), how);
  const asked = name === undefined ? own : new URLSearchParams(query).get(name);
  return {
    id: cmsMode === 'author' ? undefined : asked || undefined,
    queryFor: (id) => queryWith(id) || '?',
    open: (id) => go(id, 'push'),
    close: () => go(undefined, 'replace'),
  };
}
