/** By which column a table is sorted, and which way. */
export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** A column as far as sorting is concerned. */
interface Sortable {
  readonly key: string;
  readonly sortable: boolean;
}

/** Writes an order as it stands in addresses and calls: `<column>`, or `-<column>` for descending. */
export const writeSort = ({ key, isDescending }: Sort): string => `${isDescending ? '-' : ''}${key}`;

/** Reads an order; undefined for one that the table does not offer. */
export function readSort(text: string | undefined, columns: readonly Sortable[]): Sort | undefined {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key }) => [false, true].map((isDescending) => ({ key, isDescending })));
  return orders.find((sort) => writeSort(sort) === text);
}
