import type { ListState } from '#src/catalogue/state.ts';
import { useListState } from '#src/catalogue/useListState.ts';
import { readSort, writeSort, type Sort } from './sort.ts';

/** What visitors have chosen of a table, as its page's address says it. */
export interface TableState {
  readonly sort: Sort | undefined;
  /** What is looked for; empty where nothing is. */
  readonly term: string;
  /** Chosen values by the name of their filter. */
  readonly filters: ListState['filters'];
  /** Nobody knows yet what the address says, as always on the server. */
  readonly isPending: boolean;
  /** From 1. */
  readonly page: number;
  /** @param sort undefined for the order that the rows come in */
  readonly setSort: (sort: Sort | undefined) => void;
  readonly setTerm: (term: string) => void;
  readonly setFilters: (filters: ListState['filters']) => void;
  /** @param how `push`, so that Back undoes it, unless `replace` is said */
  readonly setPage: (page: number, how?: 'push' | 'replace') => void;
  /** Query of the address of a page. */
  readonly queryOf: (page: number) => string;
}

/**
 * The state of a table in the address of its page (contract, section 4): `sort`, `page`, `q` and `f.<name>` of its filters.
 * Another order, term or filter begins at the first page. Back undoes each but the term, which follows the keys.
 *
 * @param inside an element of the widget, once it is on the page
 */
export function useTableState(
  inside: Element | null,
  columns: readonly { readonly key: string; readonly sortable: boolean }[],
): TableState {
  const { state, isPending, change, addressOf } = useListState(inside, 'q');
  return {
    sort: readSort(state.sort, columns),
    term: state.term,
    filters: state.filters,
    isPending,
    page: state.page,
    setSort: (sort) => change({ sort: sort && writeSort(sort) }),
    setTerm: (term) => change({ term }, 'replace'),
    setFilters: (filters) => change({ filters }),
    setPage: (page, how) => change({ page }, how),
    queryOf: (page) => addressOf({ page }),
  };
}
