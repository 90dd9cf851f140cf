import { useMemo } from 'react';
import { readChosen, type Chosen, type Facet } from './choices.ts';
import type { ListState } from './state.ts';
import { useListState, type AddressedState } from './useListState.ts';

/** What a widget offers its visitors to choose. Lists are the same as long as nothing changes. */
export interface Offer {
  /** An element of the widget, once it is on the page. */
  readonly inside: Element | null;
  /** Name of the term in the address: `search` on the results page, to which every search leads. */
  readonly term: 'search' | 'q';
  readonly facets: readonly Facet[];
  /** Orders; the first is the list's own. */
  readonly sorts: readonly string[];
  readonly views?: readonly string[];
  /** Reads what of the address counts. */
  readonly read?: (facets: readonly Facet[], filters: ListState['filters']) => Chosen;
}

/** What visitors have chosen, as far as it is offered. */
export interface Choices {
  readonly facets: Chosen;
  /** The order; the first one where none is chosen, undefined where there are none. */
  readonly sort: string | undefined;
  readonly view: string | undefined;
}

/** What a list is asked, in its page's address. */
export interface AddressedChoices extends AddressedState {
  readonly term: string;
  readonly choices: Choices;
}

/** Reads what the page's address asks of a list; what is not offered counts for nothing. */
export function useChoices(offer: Offer): AddressedChoices {
  const { inside, term, facets, sorts, views, read = readChosen } = offer;
  const addressed = useListState(inside, term);
  const { state } = addressed;
  const choices = useMemo(
    (): Choices => ({
      facets: read(facets, state.filters),
      sort: sorts.find((known) => known === state.sort) ?? sorts[0],
      view: views?.find((known) => known === state.view) ?? views?.[0],
    }),
    [facets, sorts, views, read, state],
  );
  return { ...addressed, term: state.term, choices };
}
