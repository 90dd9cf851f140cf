import { locales, type Language } from '#src/i18n/languages.ts';
import type { Sort } from './sort.ts';
import { valueOf, type Kind, type Row } from './values.ts';

/** In which language texts are compared, and in which zone a date without offset is meant. */
interface Place {
  readonly language: Language;
  readonly timeZone: string;
}

type Value = ReturnType<typeof valueOf>;

/** Empty cells come last, what is not of the column's kind before them: in either direction. */
const rankOf = (value: Value): number => (value === undefined ? 2 : typeof value === 'string' ? 1 : 0);

/**
 * Puts rows in order by one column, texts as the language orders them. Rows that are equal stay as they were. It is for
 * rows that are all here: of a page of a server's answer only the server knows the order.
 */
export function orderRows(
  rows: readonly Row[],
  kinds: readonly Kind[],
  sort: Sort | undefined,
  { language, timeZone }: Place,
): readonly Row[] {
  const kind = kinds.find(({ key }) => key === sort?.key);
  if (!sort || !kind) return rows;
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  const direction = sort.isDescending ? -1 : 1;
  const between = (one: Value, other: Value) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
  return rows
    .map((row) => ({ row, value: valueOf(row, kind, timeZone) }))
    .toSorted(
      (one, other) => rankOf(one.value) - rankOf(other.value) || direction * between(one.value, other.value),
    )
    .map(({ row }) => row);
}
